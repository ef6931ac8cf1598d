import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

export type StoreClock = { settings: Record<string, string>; setOffset(seconds: number): Promise<void> };

/** A wall clock of its own for a store process, which can jump; undefined where libfaketime is not installed. */
export async function createStoreClock(file: string): Promise<StoreClock | undefined> {
  if (!existsSync(library)) return undefined;
  const setOffset = (seconds: number) => writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}s\n`);
  await setOffset(0);
  return {
    setOffset,
    settings: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}
