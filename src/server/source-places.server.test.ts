import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSourcePlaces } from './source-places.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raceway-places-'));
  // Line 1 of the bundle is line 2 of the source.
  const map = { version: 3, sources: ['../src/price.ts'], names: [], mappings: 'AACA' };
  await writeFile(join(folder, 'store.js.map'), JSON.stringify(map));
});
afterAll(() => rm(folder, { recursive: true }));

test('a place in the bundle becomes the place in the source file', () => {
  const bundle = pathToFileURL(join(folder, 'store.js')).href;
  const source = join(folder, '../src/price.ts');
  expect(withSourcePlaces(`Error: no price\n    at priceOf (${bundle}:1:1)`)).toBe(
    `Error: no price\n    at priceOf (${source}:2:1)`,
  );
});

test('a place in a file that is no bundle stays', () => {
  const stack = `Error: no price\n    at priceOf (${join(folder, 'other.js')}:1:1)\n    at node:internal/process:1:1`;
  expect(withSourcePlaces(stack)).toBe(stack);
});
