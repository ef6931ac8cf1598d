import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDeskCommand } from '../../tests/actions/run-desk-command.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';

const store = setUp(openTestStore);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raceway-desk-'));
});
afterAll(() => rm(folder, { recursive: true }));

const desk = (...args: string[]) => runDeskCommand(store, args, { folder });

test('a customer file is imported from where the command was typed', async () => {
  const file = join(folder, 'customers.csv');
  const head = 'customer_id,tax_number,company,email,address,state';
  await writeFile(file, `${head}\nC-1,27AAPFU0939F1ZV,Listed Mills,a@mill.example,Gat 12,Maharashtra\nC-2,x,y,z,,\n`);
  const refused = await desk('nod', 'customers', 'import', 'customers.csv');
  expect(refused.failed).toBe(true);
  expect(refused.lines).toContain("line 3: tax_number 'x' is not a valid GSTIN.");
  expect(refused.lines.at(-1)).toMatch(/^Nothing was imported: 1 line is bad\./);
  const good = await desk('nod', 'customers', 'import', 'customers.csv', '--good-lines');
  expect(good.lines.at(-1)).toBe('NOD: 1 new, 0 changed, 0 unchanged, 1 line is bad.');
});

test.each(['no.csv', '.'])('%s is no file that can be imported', async (file) => {
  expect(await desk('nod', 'customers', 'import', file)).toEqual({
    lines: [`The file ${join(folder, file)} can't be read.`],
    failed: true,
  });
});
