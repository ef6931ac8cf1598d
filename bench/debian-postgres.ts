import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverSettings } from '../src/server/embedded-postgres/settings.data.ts';

const run = promisify(execFile);
const folder = '/usr/lib/postgresql';
const programs = ['initdb', 'postgres', 'pg_isready', 'createdb', 'pgbench'];
/** PostgreSQL does not run as root. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--pdeathsig', 'INT'];
/** Unknown before PostgreSQL 18. */
const newSettings = ['io_method'];
const user = 'bench';

/** The system's own server: for one run, in a folder of its own, with the settings of the store's embedded one. */
export type DebianPostgres = {
  version: string;
  /** Of a database of this server, made when it is missing. */
  urlOf(database: string): Promise<string>;
  /** Transactions a second of pgbench with this script; `scale` fills its tables first. */
  pgbench(script: string, terms: { clients: number; seconds: number; scale: number }): Promise<number>;
  stop(): Promise<void>;
};

/** Starts it under `dir`. Throws with a sentence that says what to install. */
export async function startDebianPostgres(dir: string): Promise<DebianPostgres> {
  const bin = newestBin();
  const data = join(dir, 'data');
  for (const path of [dir, data]) await ownFolder(path);
  const port = '5432';
  const as = (program: string) => (isRoot ? ['setpriv', ...asNobody, join(bin, program)] : [join(bin, program)]);
  const [init = '', ...initArgs] = as('initdb');
  await run(init, [...initArgs, '-D', data, '-U', user, '--auth=trust', '--locale=C.UTF-8', '-E', 'UTF8']);
  const settings = Object.entries(serverSettings).filter(([name]) => !newSettings.includes(name));
  const own = [...settings, ['listen_addresses', ''], ['unix_socket_directories', dir], ['port', port]];
  const [start = '', ...startArgs] = as('postgres');
  const options = own.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(start, [...startArgs, '-D', data, ...options], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const where = ['-h', dir, '-p', port, '-U', user];
  await run('sh', ['-c', 'until "$@"; do sleep 0.1; done', 'sh', join(bin, 'pg_isready'), '-q', ...where]);
  const made = new Set<string>();
  const make = async (database: string) => {
    if (!made.has(database)) await run(join(bin, 'createdb'), [...where, database]);
    made.add(database);
  };
  return {
    version: (await run(join(bin, 'postgres'), ['--version'])).stdout.trim(),
    async urlOf(database) {
      await make(database);
      return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(dir)}&port=${port}`;
    },
    async pgbench(script, { clients, seconds, scale }) {
      const on = [...where, 'pgbench'];
      if (!made.has('pgbench')) {
        await make('pgbench');
        await run(join(bin, 'pgbench'), ['-i', '-q', '-s', String(scale), ...on]);
      }
      const file = join(dir, 'script.sql');
      await writeFile(file, script);
      const load = ['-c', String(clients), '-j', String(Math.min(clients, 2)), '-T', String(seconds)];
      const said = await run(join(bin, 'pgbench'), [
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
      return Number(/^tps = ([\d.]+)/m.exec(said.stdout)?.[1]);
    },
    async stop() {
      server.kill('SIGINT');
      await ended;
    },
  };
}

function newestBin(): string {
  const found = existsSync(folder) ? readdirSync(folder).toSorted((a, b) => Number(b) - Number(a)) : [];
  const bins = found.map((version) => join(folder, version, 'bin'));
  const whole = bins.find((bin) => programs.every((program) => existsSync(join(bin, program))));
  if (!whole) throw new Error(`pgbench is compared with: please install it (apt-get install postgresql-15).`);
  return whole;
}

async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700);
  if (isRoot) await chown(path, nobody, nobody);
}
