import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { experiments } from '../../lab/experiments.ts';
import { listFiles, root } from './source-files.ts';

test('the page of the laboratory lists what `npm run lab` can run', () => {
  const page = readFileSync(join(root, 'lab/README.md'), 'utf8');
  const rows = Object.entries(experiments).map(
    ([name, { asks, minutes, needs = '' }]) => `| \`${name}\` | ${asks} | ${minutes} | ${needs} |`,
  );
  expect(page.split('\n').filter((line) => /^\| `[\w-]+` \|.*\| \d+ \|/.test(line))).toEqual(rows);
});

test('the gate runs no test of the laboratory', () => {
  const files = listFiles(['lab'], /\.test\.ts$/).filter((path) => !path.startsWith('lab/mutation/fixture/'));
  const isTagged = (path: string) => readFileSync(join(root, path), 'utf8').startsWith('// @module-tag lab\n');
  expect(files.filter((path) => !isTagged(path))).toEqual([]);
});
