import { statfs } from 'node:fs/promises';

/** A folder that Linux keeps in memory. */
export const memoryFolder = '/dev/shm';
const minFreeBytes = 4 * 1024 ** 3;

/** False also where the folder does not exist. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  // A folder in memory may be larger than the memory that nobody uses.
  const limit = folder.startsWith(memoryFolder) ? process.availableMemory() : Number.POSITIVE_INFINITY;
  return Math.min(bavail * bsize, limit) >= minFreeBytes;
}
