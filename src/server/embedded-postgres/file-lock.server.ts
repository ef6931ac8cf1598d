import { spawnSync } from 'node:child_process';
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { StartupError } from '../startup-error.server.ts';

export type Lock = { fd: number } | { holder: string };

// Flags of open(2) for which Node has no names: it takes the lock itself.
const macLockFlags = 0x20 | 0x4;
const windowsLockFlags = 0x10000000;
const heldCodes = new Set(['EAGAIN', 'EWOULDBLOCK', 'EBUSY']);

/** The kernel releases the lock at any end of the process. Removing the file would allow two locks. */
export function openLocked(path: string): Lock {
  const lock = process.platform === 'linux' ? lockOnLinux(path) : lockAtOpen(path);
  if ('fd' in lock) {
    ftruncateSync(lock.fd);
    writeSync(lock.fd, String(process.pid), 0);
  }
  return lock;
}

function lockOnLinux(path: string): Lock {
  const fd = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o644);
  const flock = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] });
  if (flock.status === 0) return { fd };
  const holder = readFileSync(path, 'utf8');
  closeSync(fd);
  if (flock.status === 1) return { holder };
  throw new StartupError(`${path} can't be locked: install util-linux, which brings flock.`);
}

function lockAtOpen(path: string): Lock {
  const lockFlags = process.platform === 'win32' ? windowsLockFlags : macLockFlags;
  try {
    return { fd: openSync(path, constants.O_RDWR | constants.O_CREAT | lockFlags, 0o644) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && heldCodes.has(String(error.code))) {
      return { holder: process.platform === 'win32' ? '' : readFileSync(path, 'utf8') };
    }
    throw error;
  }
}
