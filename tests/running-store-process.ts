import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openDatabase } from '../src/server/db.ts';
import { runningDatabase } from '../src/server/running-database.ts';

const root = join(import.meta.dirname, '..');

/** How a store process ended, and what it wrote to its error output. */
export type Ending = { code: number | null; errors: string };

export type StoreProcess = {
  pid: number;
  port: number;
  dataDir: string;
  /** Resolves with all it said when it is open; throws with its errors when it ends before. */
  opened: Promise<string>;
  ended: Promise<Ending>;
  /** Sends a signal to the process and all of its terminal's group, as Ctrl-C does. */
  send(signal: NodeJS.Signals): Promise<Ending>;
};

/** Starts the store as `npm start` does: its own process with its own data folder, and no settings but these. */
export function startProcess(dataDir: string, port: number, settings: Record<string, string> = {}): StoreProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, DATA_DIR: dataDir, PORT: String(port), ...settings };
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(process.execPath, ['src/main.ts'], { cwd: root, env, stdio: [...stdio], detached: true });
  const heard = listen(child);
  const ended = once(child, 'close').then(([code]) => ({ code, errors: heard.errors }));
  const opened = heard.open.catch(async () => {
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
  const heard = { said: '', errors: '', open: Promise.resolve('') };
  child.stderr?.on('data', (chunk) => {
    heard.errors += chunk;
  });
  heard.open = new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      heard.said += chunk;
      if (heard.said.includes('Raceway is open')) resolve(heard.said);
    });
    child.once('close', reject);
  });
  return heard;
}

/** The database of the store that runs on this folder, for who looks over its shoulder. */
export async function databaseBeside(dataDir: string) {
  const connection = await runningDatabase(dataDir);
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
export function processesIn(folder: string): string[] {
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
