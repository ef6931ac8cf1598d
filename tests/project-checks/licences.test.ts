import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licencePage, unacceptedLicences } from './licences.ts';
import { root } from './source-files.ts';

test('every package the store runs with has a licence that a seller can accept', () => {
  expect(unacceptedLicences()).toEqual([]);
});

test('the page of licences names the packages that are installed', () => {
  expect(readFileSync(join(root, 'docs/licences.md'), 'utf8')).toBe(licencePage());
});
