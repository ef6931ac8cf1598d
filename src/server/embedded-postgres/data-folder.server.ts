import { closeSync, constants, existsSync, fchownSync, realpathSync, statSync } from 'node:fs';
import { access, chmod, chown, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { StartupError } from '../startup-error.server.ts';
import { openLocked } from './file-lock.server.ts';

export type FolderLock = { folder: string; release(): void };

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a part of its path is a file',
  EISDIR: 'its lock is a folder',
  ENOENT: 'its file system takes no folders or files',
  EINVAL: 'its file system takes no such name',
  EDQUOT: "this user's share of the disk is used up",
  ENAMETOOLONG: 'its path is too long',
  ENOSPC: 'its disk is full',
  ELOOP: 'its path is a loop of links',
};

export async function lockDataFolder(dir: string): Promise<FolderLock> {
  const lock = await refusing(dir, async () => {
    await makeFolder(resolve(dir));
    await access(dir, constants.W_OK | constants.X_OK);
    return openLocked(resolve(dir, 'lock'));
  });
  if ('holder' in lock) {
    const holder = lock.holder ? ` (process ${lock.holder})` : '';
    throw new StartupError(`Another process${holder} is using the data folder ${dir}; stop it or set DATA_DIR.`);
  }
  await refusing(dir, async () => chownToFolderOwner(lock.fd, dir));
  let held = true;
  return {
    folder: realpathSync(dir),
    release() {
      if (held) closeSync(lock.fd);
      held = false;
    },
  };
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
    await mkdir(folder);
    await chmod(folder, isRoot ? 0o711 : 0o700);
    if (isRoot) await chown(folder, uid, gid);
  }
}

/** Gives a file that root created to the owner of its folder, so that this user can open it later. */
export function chownToFolderOwner(fd: number, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  fchownSync(fd, uid, gid);
}

async function refusing<T>(dir: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
    if (!reason) throw error;
    throw new StartupError(`The data folder ${dir} can't be used: ${reason}; set DATA_DIR to another folder.`);
  }
}
