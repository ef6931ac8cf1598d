import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
                                                     

/** An existing file stays as it is. */
export async function writeOut(folder        , file        , pieces                  )                      {
  const path = resolve(folder, file);
  try {
    await writeFile(path, [...pieces].join(''), { flag: 'wx' });
  } catch (cause) {
    const exists = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    const why = exists ? 'exists already; name another file.' : "can't be written.";
    return { lines: [`The file ${path} ${why}`], failed: true };
  }
  return { lines: [`Written to ${path}.`] };
}
