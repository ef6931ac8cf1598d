import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const name = 'checksum';

/** The checksum is written last, so that a build without it is not complete. */
export const writeChecksum = (folder: string): void => writeFileSync(join(folder, name), checksumOf(folder));

/** False for a build that was cut, by a full disk or a copy that was killed. */
export function isComplete(folder: string): boolean {
  try {
    return readFileSync(join(folder, name), 'utf8') === checksumOf(folder);
  } catch {
    return false;
  }
}

function checksumOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file))
    .filter((path) => path !== join(folder, name))
    .sort();
  for (const path of files) {
    const bytes = readFileSync(path);
    hash.update(`${relative(folder, path).replaceAll('\\', '/')} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
