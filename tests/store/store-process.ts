import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openDatabase } from '../../src/server/database/database.server.ts';
import { findRunningPostgres } from '../../src/server/embedded-postgres/find-running.server.ts';

const root = join(import.meta.dirname, '../..');

/** How a store process ended, and what it wrote to its error output. */
export type ExitResult = { code: number | null; errors: string };

export type StoreProcess = {
  pid: number;
  port: number;
  dataDir: string;
  /** Resolves with all it said when it is open; throws with its errors when it ends before. */
  opened: Promise<string>;
  ended: Promise<ExitResult>;
  /** Sends a signal to the process and all of its terminal's group, as Ctrl-C does. */
  send(signal: NodeJS.Signals): Promise<ExitResult>;
};

/** Starts the store as `npm start` does: its own process with its own data folder, and no settings but these. */
export function startStoreProcess(dataDir: string, port: number, settings: Record<string, string> = {}): StoreProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, DATA_DIR: dataDir, PORT: String(port), ...settings };
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(process.execPath, ['src/main.ts'], { cwd: root, env, stdio: [...stdio], detached: true });
  const output = listen(child);
  const ended = once(child, 'close').then(([code]) => ({ code, errors: output.errors }));
  const opened = output.open.catch(async () => {
    throw new Error(`The store did not open: ${(await ended).errors}`);
  });
  // Who only waits for the end need not hear that it never opened.
  opened.catch(() => {});
  return {
    pid: child.pid ?? 0,
    port,
    dataDir,
    opened,
    ended,
    send(signal) {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
      return ended;
    },
  };
}

function listen(child: ChildProcess) {
  const output = { said: '', errors: '', open: Promise.resolve('') };
  child.stderr?.on('data', (chunk) => {
    output.errors += chunk;
  });
  output.open = new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output.said += chunk;
      if (output.said.includes('Raceway is open')) resolve(output.said);
    });
    child.once('close', reject);
  });
  return output;
}

/** The database of the store that runs on this folder, for who looks over its shoulder. */
export async function openRunningDatabase(dataDir: string) {
  const connection = await findRunningPostgres(dataDir);
  if (!connection) throw new Error(`No store is running on ${dataDir}`);
  return openDatabase(connection, () => {});
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Processes that work in the folder; none where the system does not tell. */
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
