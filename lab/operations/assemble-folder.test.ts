import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeOf, fontsOf } from '../../src/commands/distribution/assemble-folder.server.ts';
import { isShippedFile } from '../../src/commands/distribution/shipped-file.rule.ts';
import { readLock, readManifest, shippedLock } from '../../src/commands/distribution/shipped-packages.server.ts';

const root = join(import.meta.dirname, '../..');
const manifest = readManifest(root);
const code = codeOf(root);

test('the packages of a store with its own database take at most 210 MB, of one without at most 150 MB', () => {
  for (const [withDatabase, megabytes] of [
    [true, 210],
    [false, 150],
  ] as const)
    expect(sizeOfPackages(withDatabase) / 1e6).toBeLessThan(megabytes);
});

function sizeOfPackages(withDatabase: boolean): number {
  const fonts = fontsOf(code);
  const paths = Object.keys(shippedLock(readLock(root), manifest, withDatabase).packages);
  return paths.filter((path) => path !== '').reduce((sum, path) => sum + sizeOf(path, fonts), 0);
}

/** 0 for a package of another system, which is not installed here. */
function sizeOf(folder: string, fonts: ReadonlySet<string>): number {
  if (!existsSync(join(root, folder))) return 0;
  let size = 0;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => name !== 'node_modules',
  )) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) size += sizeOf(path, fonts);
    else if (entry.isFile() && isShippedFile(`/${path}`, fonts)) size += statSync(join(root, path)).size;
  }
  return size;
}
