import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { runDeskCommand } from '../../tests/actions/run-desk-command.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';

const store = setUp(openTestStore);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raceway-prices-'));
});
afterAll(() => rm(folder, { recursive: true }));

const prices = (...args: string[]) => runDeskCommand(store, ['nod', 'prices', ...args], { folder });
const email = 'active@nod.example';

test('a price list is made, filled from a file, shown, and written into a spreadsheet that changes nothing', async () => {
  expect(await prices('create', 'Mills')).toEqual({ lines: ['NOD has a price list Mills now.'] });
  await writeFile(join(folder, 'mills.csv'), 'for,discount_percent,min_qty\nall,20,\nmaker: Koyo,31,\nKoyo,33,50\n');
  const checked = await prices('import', 'Mills', 'mills.csv', '--check');
  expect(checked.lines.at(-1)).toBe('Nothing was written. The file has 3 new, 0 changed, 0 unchanged, 0 bad.');
  expect(await prices('import', 'mills', 'mills.csv')).toEqual({
    lines: ['mills: 3 new, 0 changed, 0 unchanged, 0 bad.'],
    failed: false,
  });
  const shown = await prices('show', 'Mills');
  expect(shown.lines).toHaveLength(4);
  expect(shown.lines[3]).toMatch(/^maker: Koyo {2}33\.00 % less from 50, from /);
  expect((await prices('list')).lines.join('\n')).toMatch(/^Mills {2}3 rows {2}0 customers {2}changed .* by tester$/m);
  for (const file of ['mills.xlsx', 'again.csv']) {
    expect((await prices('export', 'Mills', file)).lines).toEqual([`3 rows written into ${join(folder, file)}.`]);
    expect((await prices('import', 'Mills', file)).lines).toEqual(['Mills: 0 new, 0 changed, 3 unchanged, 0 bad.']);
  }
});

test('a check shows the largest changes, and a bad line stops the import', async () => {
  await prices('create', 'Dealers');
  await writeFile(join(folder, 'first.csv'), 'for,discount_percent\nKoyo,30\nGrease,10\n');
  await prices('import', 'Dealers', 'first.csv');
  await writeFile(join(folder, 'second.csv'), 'for,discount_percent\nGrease,11\nKoyo,37\nnobody,5\n');
  const checked = await prices('import', 'Dealers', 'second.csv', '--check');
  expect(checked.lines.slice(1)).toEqual([
    'line 3  maker: Koyo  -10.00 %',
    'line 2  category: Grease  -1.11 %',
    'Nothing was written. The file has 0 new, 2 changed, 0 unchanged, 1 bad.',
  ]);
  const refused = await prices('import', 'Dealers', 'second.csv');
  expect(refused.failed).toBe(true);
  expect(refused.lines[0]).toMatch(/^line 4: for: No item nobody/);
  expect(refused.lines.at(-1)).toMatch(/^Nothing was imported: 0 new, 2 changed, 0 unchanged, 1 bad\./);
  const good = await prices('import', 'Dealers', 'second.csv', '--good-lines');
  expect(good.lines.at(-1)).toBe('Dealers: 0 new, 2 changed, 0 unchanged, 1 bad.');
});

test('a price list is copied and renamed', async () => {
  expect(await prices('create', 'Standard 2', 'Standard')).toEqual({ lines: ['NOD has a price list Standard 2 now.'] });
  expect((await prices('show', 'Standard 2')).lines.length).toBe((await prices('show', 'Standard')).lines.length);
  expect((await prices('rename', 'Standard 2', 'Users')).lines).toEqual(['Standard 2 is called Users now.']);
  expect((await prices('rename', 'Users', 'Standard')).lines).toEqual(['There is a price list Standard already.']);
});

test('what a customer pays is explained row by row', async () => {
  const before = await prices('explain', email, 'ZWZ UC205');
  expect(before.lines[0]).toMatch(/pays ₹.* for UC205 .*, 1 on /);
  expect(before.lines.filter((line) => line.startsWith('wins'))).toHaveLength(1);
  await writeFile(join(folder, 'own.csv'), 'for,net_price,min_qty\nZWZ UC205,111.50,25\n');
  await prices('import', email, 'own.csv');
  const after = await prices('explain', email, 'ZWZ UC205', '30');
  expect(after.lines[0]).toContain('pays ₹\u00a0111.50 for UC205');
  expect(after.lines.join('\n')).toMatch(/^wins {2}UC205 {2}own row {2}₹\u00a0111\.50/m);
  expect(after.lines.at(-1)).toMatch(/^from 100 .*111\.50|^from 25 {2}₹\u00a0111\.50/);
  expect((await prices('explain', 'pending@nod.example', 'ZWZ UC205')).lines).toContain(
    'LOOK: The account is not Active and sees no prices.',
  );
});

test.each([
  [['show', 'Nobody'], /^There is no price list Nobody; write one of .*Standard.*, or an e-mail address\.$/],
  [['show', 'nobody@nod.example'], /^There is no account nobody@nod\.example\.$/],
  [['create', '2027'], /^Please use at least one letter\.$/],
  [['create', 'New', 'Nobody'], /^There is no price list Nobody/],
  [['rename', 'Nobody', 'New'], /^There is no price list Nobody/],
  [['import', 'Standard', 'no.csv'], /no\.csv can't be read\.$/],
  [['import', 'Nobody', 'no.csv'], /^There is no price list Nobody/],
  [['export', 'Standard', 'prices.pdf'], /^Write the name of a file that ends in \.csv or \.xlsx\.$/],
  [['export', 'Nobody', 'prices.csv'], /^There is no price list Nobody/],
  [['explain', email, 'ZWZ UC205', 'many'], /^Write the quantity as a whole number, not 'many'\.$/],
  [['explain', email, 'ZWZ UC205', '--on', 'soon'], /^Write the day like 2026-12-01, not 'soon'\.$/],
  [['explain', email, 'nothing'], /^No item nothing/],
  [['explain', 'nobody@nod.example', 'ZWZ UC205'], /^There is no account/],
])('prices %j is answered with what to write', async (args, message) => {
  const { lines, failed } = await prices(...args);
  expect(failed).toBe(true);
  expect(lines[0]).toMatch(message);
});

test('a discount that a spreadsheet shows as 12.5 % is 12.5 %', async () => {
  await prices('create', 'Percent');
  const sheet = await writeXlsx([
    [{ value: 'for' }, { value: 'discount_percent' }],
    [{ value: 'Koyo' }, { value: 0.125, type: Number, format: '0.0%' }],
  ]).toBuffer();
  await writeFile(join(folder, 'percent.xlsx'), sheet);
  expect((await prices('import', 'Percent', 'percent.xlsx')).failed).toBe(false);
  expect((await prices('show', 'Percent')).lines.join('\n')).toContain('12.50 % less');
});

test('cells that a spreadsheet leaves out at the end of a row are empty, and lines are counted as it counts them', async () => {
  await prices('create', 'Short rows');
  const sheet = await writeXlsx([
    [],
    [{ value: 'for' }, { value: 'discount_percent' }, { value: 'valid_to' }],
    [{ value: 'Koyo' }, { value: 12 }],
    [],
    [{ value: 'nobody' }, { value: 12 }],
  ]).toBuffer();
  await writeFile(join(folder, 'short.xlsx'), sheet);
  const { lines } = await prices('import', 'Short rows', 'short.xlsx', '--check');
  expect(lines[0]).toMatch(/^line 5: for: No item nobody/);
  expect(lines.at(-1)).toContain('1 new, 0 changed, 0 unchanged, 1 bad');
});

test('a spreadsheet that cannot be read is refused', async () => {
  await writeFile(join(folder, 'broken.xlsx'), 'not a zip');
  expect((await prices('import', 'Standard', 'broken.xlsx')).lines).toEqual([
    `The file ${join(folder, 'broken.xlsx')} can't be read.`,
  ]);
  expect((await readFile(join(folder, 'broken.xlsx'))).length).toBe(9);
});
