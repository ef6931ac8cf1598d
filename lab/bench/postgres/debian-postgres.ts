import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverSettings } from '../../../src/server/embedded-postgres/settings.data.ts';

const run = promisify(execFile);
const folder = '/usr/lib/postgresql';
const programs = ['initdb', 'postgres', 'pg_isready', 'createdb', 'pgbench'];
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--pdeathsig', 'INT'];
/** Unknown before PostgreSQL 18. */
const newSettings = ['io_method'];
export const user = 'bench';
export const port = '5432';

type Settings = Record<string, string>;

/** The system's PostgreSQL with the settings of the embedded one, to compare against pgbench. */
export type DebianPostgres = {
  version: string;
  pid: number;
  urlOf(database: string): Promise<string>;
  /** Returns transactions per second. */
  pgbench(script: string, terms: { clients: number; seconds: number; scale: number }): Promise<number>;
  stop(): Promise<void>;
};

export async function startDebianPostgres(dir: string, settings: Settings = {}): Promise<DebianPostgres> {
  const bin = newestBin();
  const data = join(dir, 'data');
  for (const path of [dir, data]) await ownFolder(path);
  const [init = '', ...initArgs] = asServerUser(join(bin, 'initdb'));
  await run(init, [...initArgs, '-D', data, '-U', user, '--auth=trust', '--locale=C.UTF-8', '-E', 'UTF8']);
  const { pid, stop } = await serveCluster(data, dir, settings);
  const where = ['-h', dir, '-p', port, '-U', user];
  const created = new Set<string>();
  const make = async (database: string) => {
    if (!created.has(database)) await run(join(bin, 'createdb'), [...where, database]);
    created.add(database);
  };
  return {
    pid,
    version: (await run(join(bin, 'postgres'), ['--version'])).stdout.trim(),
    async urlOf(database) {
      await make(database);
      return serverUrl(dir, database);
    },
    async pgbench(script, { clients, seconds, scale }) {
      const on = [...where, 'pgbench'];
      if (!created.has('pgbench')) {
        await make('pgbench');
        await run(join(bin, 'pgbench'), ['-i', '-q', '-s', String(scale), ...on]);
      }
      const file = join(dir, 'script.sql');
      await writeFile(file, script);
      const load = ['-c', String(clients), '-j', String(Math.min(clients, 2)), '-T', String(seconds)];
      const output = await run(join(bin, 'pgbench'), [
        '-n',
        '-M',
        'prepared',
        '-f',
        file,
        '-s',
        String(scale),
        ...load,
        ...on,
      ]);
      return Number(/^tps = ([\d.]+)/m.exec(output.stdout)?.[1]);
    },
    stop,
  };
}

/** Runs a cluster that is there, with its socket in `dir`. */
export async function serveCluster(data: string, dir: string, settings: Settings) {
  const bin = newestBin();
  const own = { listen_addresses: '', unix_socket_directories: dir, port };
  const known = Object.entries(serverSettings).filter(([name]) => !newSettings.includes(name));
  const all = { ...Object.fromEntries(known), ...own, ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [start = '', ...startArgs] = asServerUser(join(bin, 'postgres'));
  const server = spawn(start, [...startArgs, '-D', data, ...options], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const isReady = [join(bin, 'pg_isready'), '-q', '-h', dir, '-p', port, '-U', user];
  const waiting = ['-c', 'while kill -0 "$0"; do "$@" && exit 0; sleep 0.1; done; exit 1', String(server.pid)];
  await run('sh', [...waiting, ...isReady]);
  return {
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGINT');
      await ended;
    },
  };
}

export const serverUrl = (dir: string, database: string): string =>
  `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(dir)}&port=${port}`;

/** PostgreSQL refuses to run as root. */
export const asServerUser = (...command: string[]): string[] =>
  isRoot ? ['setpriv', ...asNobody, ...command] : command;

function newestBin(): string {
  const found = existsSync(folder) ? readdirSync(folder).toSorted((a, b) => Number(b) - Number(a)) : [];
  const bins = found.map((version) => join(folder, version, 'bin'));
  const whole = bins.find((bin) => programs.every((program) => existsSync(join(bin, program))));
  if (!whole) throw new Error(`pgbench is compared with: please install it (apt-get install postgresql-15).`);
  return whole;
}

export async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700);
  if (isRoot) await chown(path, nobody, nobody);
}
