import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { longRunningTimeouts } from '../../src/server/database/connection-timeouts.server.ts';
import { openDatabase } from '../../src/server/database/database.server.ts';
import { findRunningPostgres } from '../../src/server/embedded-postgres/find-running.server.ts';
import { findBuiltStore } from '../../src/server/pages/ensure-build.server.ts';

const root = join(import.meta.dirname, '../..');

export type ExitResult = { code: number | null; errors: string };

export type StoreProcess = {
  pid: number;
  port: number;
  dataDir: string;
  /** Resolves with the start-up output; rejects with the error output when the process ends first. */
  opened: Promise<string>;
  ended: Promise<ExitResult>;
  /** What it has printed until now: its start-up output and its log. */
  output(): string;
  /** What it has written to its error output until now, with its workers. */
  errors(): string;
  /** Sends the signal to the whole process group, like Ctrl-C. */
  send(signal: NodeJS.Signals): Promise<ExitResult>;
};

/** The bundle starts in half the time of the sources, as with `npm start`. */
const storeProgram = findBuiltStore() ?? 'src/main.ts';

/** The program may be that of another folder, and run as another user. */
type StoreProgram = {
  program?: string | undefined;
  uid?: number;
  gid?: number;
  /** The folder of a memory cgroup, whose limit the store and all that it starts then have. */
  memoryGroup?: string | undefined;
};

/** Without the settings of the tests, which a store must not see. */
export function bareEnv() {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE };
}

export function startStoreProcess(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
  { program = storeProgram, memoryGroup, ...user }: StoreProgram = {},
): StoreProcess {
  const own = { DATA_DIR: dataDir, PORT: String(port), WORKERS: '1' };
  const env = { ...bareEnv(), ...own, ...settings };
  const started = [process.execPath, program];
  const inGroup = ['sh', '-c', 'echo $$ > "$0/cgroup.procs" && exec "$@"', memoryGroup ?? '', ...started];
  const [command = '', ...args] = memoryGroup === undefined ? started : inGroup;
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...user,
  });
  const output = listen(child);
  const ended = once(child, 'close').then(([code]) => ({ code, errors: output.errors }));
  const opened = output.open.catch(async () => {
    throw new Error(`The store did not open: ${(await ended).errors}`);
  });
  // A caller that only awaits the exit must not get an unhandled rejection.
  opened.catch(() => {});
  const send = (signal: NodeJS.Signals) => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
    return ended;
  };
  // It is a group of its own, which would go on without whoever started it and failed.
  const stop = () => void send('SIGTERM');
  process.once('exit', stop);
  child.once('close', () => process.off('exit', stop));
  return {
    pid: child.pid ?? 0,
    port,
    dataDir,
    opened,
    ended,
    output: () => output.said,
    errors: () => output.errors,
    send,
  };
}

function listen(child: ChildProcess) {
  const output = { said: '', errors: '', open: Promise.resolve('') };
  child.stderr?.on('data', (chunk) => {
    output.errors += chunk;
  });
  output.open = new Promise((resolve, reject) => {
    const findOpen = () => {
      if (!/Raceway is (open|running)/.test(output.said)) return;
      child.stdout?.off('data', findOpen);
      resolve(output.said);
    };
    child.stdout?.on('data', (chunk) => {
      output.said += chunk;
    });
    child.stdout?.on('data', findOpen);
    child.once('close', reject);
  });
  return output;
}

export async function openRunningDatabase(dataDir: string) {
  const connection = await findRunningPostgres(dataDir);
  if (!connection) throw new Error(`No store is running on ${dataDir}`);
  // Hundreds of buyers made at once wait for its connections longer than a visitor would.
  return openDatabase(connection, () => {}, longRunningTimeouts);
}

/** None that the system gives to connections of its own choice, which may be given away before a store listens on it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await canListenOn(port)) return port;
  }
}

async function canListenOn(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** For a parent with a database of its own it would find that too. Linux only. */
export function findWorkersOf({ pid }: Pick<StoreProcess, 'pid'>): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** The oldest, so that the parent does not give up a place; returns its process id. */
export function killOldestWorker(parent: Pick<StoreProcess, 'pid'>): number {
  const [oldest] = findWorkersOf(parent).sort((a, b) => a - b);
  // 0 would be the group of this process.
  if (oldest === undefined) throw new Error('no worker is running');
  process.kill(oldest, 'SIGKILL');
  return oldest;
}

/** Empty where the system does not provide this. */
export function findProcessesIn(folder: string): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && workingFolder(name).startsWith(folder));
}

function workingFolder(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
