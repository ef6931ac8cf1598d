import { statfs } from 'node:fs/promises';
import { StartupError } from '../startup-error.server.ts';

export const diskIsFull = 'its disk is full; free some space';

/** PostgreSQL needs a new part of its log of 16 MB, and some more, to start. */
const neededBytes = 32_000_000;
const words = /ENOSPC|EDQUOT|no space left|disk quota exceeded/i;

/**
 * A full disk shows in many ways, such as a program that ends without a word because it cannot write its log: one
 * sentence for all of them.
 */
export async function namingFullDisk<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof StartupError && cause.message.includes(diskIsFull)) throw cause;
    const isFull = words.test(wordsOf(cause)) || ((await freeBytes(folder)) ?? neededBytes) < neededBytes;
    throw isFull ? new StartupError(`The folder ${folder} can't be used: ${diskIsFull}.`) : cause;
  }
}

/** Undefined where the file system does not tell. */
const freeBytes = (folder: string): Promise<number | undefined> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  );

function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  return `${'code' in cause ? String(cause.code) : ''} ${cause.message} ${wordsOf(cause.cause)}`;
}
