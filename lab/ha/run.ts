import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';
import { folder, type Place } from './layout.ts';

const execute = promisify(execFile);

/** Returns the standard output; throws what the program said on standard error. */
export async function run(program: string, ...args: readonly string[]): Promise<string> {
  try {
    return (await execute(program, [...args], { maxBuffer: 64_000_000 })).stdout;
  } catch (cause) {
    const { stderr, message } = cause as Error & { stderr?: string };
    throw new Error(`${program} ${args.slice(0, 6).join(' ')}: ${stderr?.trim() || message}`);
  }
}

export const succeeds = (program: string, ...args: readonly string[]): Promise<boolean> =>
  run(program, ...args).then(
    () => true,
    () => false,
  );

const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];

export const runAsPostgresIn = (place: Place, ...command: readonly string[]): Promise<string> =>
  run('ip', 'netns', 'exec', place.namespace, ...asPostgres, ...command);

type Daemon = { place: Place; name: string; command: readonly string[]; env?: Record<string, string>; root?: boolean };

/** The process goes on when this one ends; `down` finds it by its namespace. */
export function startDaemon({ place, name, command, env = {}, root = false }: Daemon): void {
  const log = openSync(`${folder}/log/${place.name}-${name}.log`, 'a');
  const user = root ? [] : asPostgres;
  const child = spawn('ip', ['netns', 'exec', place.namespace, ...user, ...command], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...env },
  });
  // Whoever starts it, also with `nice`: a database that waits for the processor is replaced.
  if (child.pid) setPriority(child.pid, 0);
  child.unref();
  closeSync(log);
}

/** Asks every 200 ms until it is so; undefined after the time. */
export async function waitUntil<T>(seconds: number, ask: () => Promise<T | undefined | false>): Promise<T | undefined> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const found = await ask();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return undefined;
}
