import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type DeskResult, failure } from '../desk-command.ts';

/** An existing file stays as it is. */
export async function writeOut(folder: string, file: string, content: string | Uint8Array): Promise<DeskResult> {
  const path = resolve(folder, file);
  try {
    await writeFile(path, content, { flag: 'wx' });
  } catch (cause) {
    const exists = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    const why = exists ? 'exists already; name another file.' : "can't be written.";
    return failure(`The file ${path} ${why}`);
  }
  return { lines: [`Written to ${path}.`] };
}
