import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { chown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

type Owner = { uid: number; gid: number };

/** A way to run PostgreSQL's programs: as which user, behind which commands; `files` owns what they read and write. */
export type Runner = { user?: Owner; commandPrefix: string[]; files: Owner };

const nobody: Owner = process.platform === 'darwin' ? { uid: -2, gid: -2 } : { uid: 65534, gid: 65534 };
const endWithParent = ['setpriv', '--pdeathsig', 'INT', '--'];
// The kernel still sees the user who called, so files behind a 0700 home stay in reach; PostgreSQL sees nobody.
const asNobodyInNamespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

/**
 * The ways to try, best first. PostgreSQL refuses to be root, so root becomes the owner of the folder, or nobody when
 * that is root itself. Where setpriv is there, the kernel ends the server together with this process.
 */
export function runnersFor(folder: string): Runner[] {
  if (process.platform === 'win32') return [{ commandPrefix: [], files: { uid: 0, gid: 0 } }];
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

/**
 * What keeps this way from working: it has to enter the folder, have a user name (initdb asks for it) and run the
 * program, if one is named. Undefined when nothing does.
 */
export function findObstacle(runner: Runner, folder: string, program?: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const script = 'cd "$1" && id -un && { [ -z "$2" ] || "$2" --version; }';
  const [command, ...args] = [...runner.commandPrefix, 'sh', '-c', script, 'sh', folder, program ?? ''];
  const options = { ...runner.user, cwd: '/', env: environment(), encoding: 'utf8' } as const;
  const { status, stderr, error } = spawnSync(command ?? 'sh', args, options);
  if (status === 0) return undefined;
  return error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
}

/** Starts one of PostgreSQL's programs in `cwd`, out of the terminal's group: Ctrl-C is for this process to answer. */
export function run(runner: Runner, program: string, args: string[], options: SpawnOptions): ChildProcess {
  const [command, ...rest] = [...runner.commandPrefix, program, ...args];
  const detached = process.platform !== 'win32';
  return spawn(command ?? program, rest, {
    ...options,
    ...runner.user,
    env: environment(),
    detached,
    windowsHide: true,
  });
}

/** Gives a folder and all in it to the user PostgreSQL runs as; the folder itself last, as the sign that all is done. */
export async function chownRecursive(runner: Runner, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const found = await lstat(path);
  if (found.uid === runner.files.uid) return;
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await chownRecursive(runner, join(path, name));
  }
  await chown(path, runner.files.uid, runner.files.gid);
}

const handedOn = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'SystemDrive', 'ComSpec'];

/** PG… and locale variables would change how the server runs, and our secrets are none of its business. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(handedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
