import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { experiments } from '../../lab/experiments.ts';
import { readSourceFiles, root } from './source-files.ts';

test('the page of the laboratory lists what `npm run lab` can run', () => {
  const page = readFileSync(join(root, 'lab/README.md'), 'utf8');
  const rows = Object.entries(experiments).map(
    ([name, { asks, minutes, needs = '' }]) => `| \`${name}\` | ${asks} | ${minutes} | ${needs} |`,
  );
  expect(page.split('\n').filter((line) => /^\| `[\w-]+` \|.*\| \d+ \|/.test(line))).toEqual(rows);
});

test('neither the store nor its tests use the laboratory', () => {
  const users = readSourceFiles((path) => path.startsWith('src/') || path.startsWith('tests/')).filter(
    ({ path, imports }) =>
      imports.some(({ to }) => to.startsWith('lab/')) && !path.endsWith('project-checks/lab.test.ts'),
  );
  expect(users.map(({ path }) => path)).toEqual([]);
});
