import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { permissionsPage } from './permissions-page.ts';
import { root } from './source-files.ts';

/** The record of who may make which call: `npm run permissions` writes it, and a change of it is looked at in review. */
test('the page of permissions shows the table and the calls as they are', () => {
  expect(readFileSync(join(root, 'docs/permissions.md'), 'utf8')).toBe(permissionsPage());
});
