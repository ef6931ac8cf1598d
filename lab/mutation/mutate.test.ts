// @module-tag lab
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const program = join(import.meta.dirname, 'mutate.ts');
const notNeeded = ['/src', '/docs', '/data', '/db', '/ops', '/lab/bench', '/tests/e2e'];

test('a change that no test notices is shown and fails the run; one that a test notices is counted', async () => {
  const without = notNeeded.flatMap((folder) => ['--without', folder]);
  const child = spawn(process.execPath, [program, 'lab/mutation/fixture/free-delivery.ts', ...without]);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [code, output] = await Promise.all([ended, text(child.stdout)]);
  expect(output).toContain('free-delivery.ts:3: amount >= freeFrom → amount > freeFrom');
  expect(output).not.toContain('amount < freeFrom');
  expect(output).toMatch(/free-delivery\.ts *│ 4 *│ 3 *│ 1 *│ 75 /);
  expect(code).toBe(1);
}, 180_000);
