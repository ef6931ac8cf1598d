import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licencePage, unacceptedLicences } from './licences.ts';
import { root } from './source-files.ts';

test('every runtime package has an acceptable licence', () => {
  expect(unacceptedLicences()).toEqual([]);
});

test('the licence page lists the installed packages', () => {
  expect(readFileSync(join(root, 'docs/licences.md'), 'utf8')).toBe(licencePage());
});
