import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { chown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

type Owner = { uid: number; gid: number };

export type Runner = { user?: Owner; commandPrefix: string[]; files: Owner };

const nobody: Owner = process.platform === 'darwin' ? { uid: -2, gid: -2 } : { uid: 65534, gid: 65534 };
const endWithParent = ['setpriv', '--pdeathsig', 'INT', '--'];
// The kernel checks the calling user, so files behind a 0700 home stay reachable; PostgreSQL sees nobody.
const asNobodyInNamespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

/** Best first. PostgreSQL refuses to run as root; with setpriv the kernel ends it with this process. */
export function runnersFor(folder: string): Runner[] {
  const self: Owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const plain = self.uid === 0 ? asUser(folder) : { commandPrefix: [], files: self };
  if (process.platform !== 'linux') return [plain];
  const prefix = setprivWorks() ? endWithParent : [];
  return [
    { ...plain, commandPrefix: prefix },
    { commandPrefix: [...asNobodyInNamespace, ...prefix], files: self },
  ];
}

function asUser(folder: string): Runner {
  const { uid, gid } = statSync(folder);
  const user = uid === 0 ? nobody : { uid, gid };
  return { user, commandPrefix: [], files: user };
}

function setprivWorks(): boolean {
  return spawnSync('setpriv', [...endWithParent.slice(1), 'true'], { stdio: 'ignore' }).status === 0;
}

export function findObstacle(runner: Runner, folder: string, program?: string): string | undefined {
  const script = 'cd "$1" && id -un && { [ -z "$2" ] || "$2" --version; }';
  const [command, ...args] = [...runner.commandPrefix, 'sh', '-c', script, 'sh', folder, program ?? ''];
  const options = { ...runner.user, cwd: '/', env: environment(), encoding: 'utf8' } as const;
  const { status, stderr, error } = spawnSync(command ?? 'sh', args, options);
  if (status === 0) return undefined;
  return error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
}

/** The program gets a process group of its own, so that Ctrl-C reaches this process only. */
export function run(runner: Runner, program: string, args: string[], options: SpawnOptions): ChildProcess {
  const [command, ...rest] = [...runner.commandPrefix, program, ...args];
  return spawn(command ?? program, rest, {
    ...options,
    ...runner.user,
    env: environment(),
    detached: true,
  });
}

/** The folder itself comes last and so marks completion. */
export async function chownRecursive(runner: Runner, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const found = await lstat(path);
  if (found.uid === runner.files.uid) return;
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await chownRecursive(runner, join(path, name));
  }
  await chown(path, runner.files.uid, runner.files.gid);
}

const handedOn = ['PATH', 'TMPDIR'];

/** PG… and locale variables would change the server, and secrets must not leak to it. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(handedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
