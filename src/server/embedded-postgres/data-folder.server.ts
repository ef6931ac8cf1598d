import {
  closeSync,
  constants,
  existsSync,
  lchownSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { access, chmod, chown, mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { diskIsFull } from '../startup/full-disk.server.ts';
import { StartupError } from '../startup-error.server.ts';

export type FolderLock = { folder: string; release(): void };

const anotherFolder = 'set DATA_DIR to another folder';
/** A store may be there already, and another folder would hold another, empty one. */
const newStore = `${anotherFolder} for a new store`;
const foreign = `this user may not write there; start the store as the user who owns it, or ${newStore}`;
/** Why a folder cannot be used, and what helps, by the code of the error. */
const reasons: Record<string, string> = {
  EACCES: foreign,
  EPERM: foreign,
  EROFS: `its file system is read-only; make it writable, or ${newStore}`,
  ENOSPC: diskIsFull,
  EDQUOT: "this user's share of the disk is used up; free some space",
  ENOTDIR: `a part of its path is a file; ${anotherFolder}`,
  EEXIST: `a part of its path is a file; ${anotherFolder}`,
  EISDIR: `its lock is a folder; ${anotherFolder}`,
  ENOENT: `its file system takes no folders or files; ${anotherFolder}`,
  ERR_SQLITE_ERROR: `its file system takes no locks; ${anotherFolder}`,
  EINVAL: `its file system takes no such name; ${anotherFolder}`,
  ENAMETOOLONG: `its path is too long; ${anotherFolder}`,
  ELOOP: `its path is a loop of links; ${anotherFolder}`,
};

export async function lockDataFolder(dir: string): Promise<FolderLock> {
  const folder = resolve(dir);
  const holderFile = join(folder, 'lock');
  const lock = await refusing(dir, async () => {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
    closeSync(openSync(holderFile, 'a'));
    chownToFolderOwner(holderFile);
    return tryLock(join(folder, 'lock.sqlite'), () => writeFileSync(holderFile, String(process.pid)));
  });
  if (!lock) {
    const holder = readFileSync(holderFile, 'utf8');
    const named = holder && ` (process ${holder})`;
    throw new StartupError(`Another process${named} is using the data folder ${dir}; stop it or set DATA_DIR.`);
  }
  return {
    folder: realpathSync(dir),
    release() {
      if (heldLocks.delete(lock)) lock.close();
    },
  };
}

const sqliteBusy = 5;
const sqliteFull = 13;
/** When two processes start together, one gives way at once and the other waits for that. */
const busyTimeoutMs = 500;
/** Garbage collection would close, and so release, a lock that nothing refers to. */
const heldLocks = new Set<DatabaseSync>();

/** An empty SQLite database: the kernel releases its lock at any end of the process. */
function tryLock(path: string, onLocked: () => void): DatabaseSync | undefined {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    // The owner is changed by path, because closing any other descriptor of the file would release the lock.
    chownToFolderOwner(path);
    database.exec('BEGIN EXCLUSIVE');
    onLocked();
    heldLocks.add(database);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined;
    throw error;
  }
}

/** Root gives new folders to the nearest existing owner, because PostgreSQL refuses to run as root. */
async function makeFolder(dir: string): Promise<void> {
  const missing: string[] = [];
  let above = dir;
  while (!existsSync(above)) {
    missing.unshift(above);
    above = dirname(above);
  }
  const isRoot = process.getuid?.() === 0;
  const nearest = await stat(above);
  if (!nearest.isDirectory()) throw Object.assign(new Error(`${above} is a file`), { code: 'ENOTDIR' });
  const { uid, gid } = nearest;
  // One by one: Node's recursive mkdir never returns on file systems such as /proc.
  for (const folder of missing) {
    await mkdir(folder).catch(async (cause: NodeJS.ErrnoException) => {
      // Another process that starts may just have made it.
      if (cause.code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw cause;
    });
    await chmod(folder, isRoot ? 0o711 : 0o700);
    if (isRoot) await chown(folder, uid, gid);
  }
}

/** Gives a file that root created to the owner of its folder, so that this user can open it later. */
export function chownToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  lchownSync(path, uid, gid);
}

async function refusing<T>(dir: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const reason = reasons[codeOf(error)];
    if (!reason) throw error;
    throw new StartupError(`The data folder ${dir} can't be used: ${reason}.`);
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) return '';
  return 'errcode' in error && error.errcode === sqliteFull ? 'ENOSPC' : String(error.code);
}
