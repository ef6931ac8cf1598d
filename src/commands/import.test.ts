import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workbookOf } from '../../tests/fixtures/workbook.ts';
import { runCommand } from '../../tests/store/run-command.ts';
import { createTestDatabase } from '../../tests/store/test-database.ts';
import { siteCodes } from '../sites/site.ts';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raceway-import-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

const head = 'itemcode,itemname,brandname,super_category,category,list_price,tax_percent';
const good = 'CMD-1,6205,Acme,Bearings,Ball,12,18';

const run = (...args: string[]) => runCommand('import', args, { connection: database.connection, folder });
const write = (name: string, ...lines: string[]) => writeFile(join(folder, name), lines.join('\n'));

test('a good file is imported and counted', async () => {
  await write('good.csv', head, good);
  expect(await run('NOD', 'good.csv')).toEqual({
    code: 0,
    out: 'NOD: 1 new, 0 changed, 0 unchanged, 0 lines are bad.\n',
    err: '',
  });
});

test('a sheet of several is named, and rows that are no lines are counted', async () => {
  const lines = [['Price list'], head.split(','), ['BALL BEARINGS'], good.replace('CMD-1', 'CMD-9').split(',')];
  await writeFile(join(folder, 'list.xlsx'), workbookOf({ Cover: [['Dear all']], List: lines }));
  expect(await run('NOD', 'list.xlsx')).toEqual({
    code: 0,
    out: [
      "Sheet 'List' of 2 was read.",
      '2 rows were left out; the desk lists what and why.',
      'NOD: 1 new, 0 changed, 0 unchanged, 0 lines are bad.',
      '',
    ].join('\n'),
    err: '',
  });
});

test('a bad line is reported, nothing is imported, exit code 1', async () => {
  await write(
    'bad.csv',
    head,
    good.replace('CMD-1', 'CMD-2'),
    good,
    good.replace('CMD-1,6205,Acme,Bearings,Ball,12', 'CMD-3,6206,Acme,Bearings,Ball,abc'),
  );
  const refused = await run('nod', 'bad.csv');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(/^line 4: list_price 'abc' is not an amount;.*\nNothing was imported: 1 line is bad\./);
  expect(await run('nod', 'bad.csv', '--good-lines')).toMatchObject({
    code: 1,
    out: 'NOD: 1 new, 0 changed, 1 unchanged, 1 line is bad.\n',
  });
});

test('a refusal prints one sentence, with exit code 1', async () => {
  expect(await run('xyz', 'good.csv')).toEqual({
    code: 1,
    out: '',
    err: `There is no site 'xyz'; write one of ${siteCodes.join(', ')}.\n`,
  });
});

test('a file with empty cells where there is something is written only where that is said', async () => {
  await write('hsn.csv', `${head},hsn`, `${good.replace('CMD-1', 'CMD-8')},84821020`);
  expect(await run('nod', 'hsn.csv')).toMatchObject({ code: 0 });
  await write('no-hsn.csv', 'itemcode,hsn,list_price', 'CMD-8,,15');
  expect(await run('nod', 'no-hsn.csv')).toMatchObject({
    code: 1,
    err: 'Nothing was imported: hsn of 1 item would become empty. Write --empty to let them, or --keep to keep what is there.\n',
  });
  expect(await run('nod', 'no-hsn.csv', '--keep')).toMatchObject({
    out: 'NOD: 0 new, 1 changed, 0 unchanged, 0 lines are bad.\n',
  });
  expect(await run('nod', 'no-hsn.csv', '--empty')).toMatchObject({
    out: 'NOD: 0 new, 1 changed, 0 unchanged, 0 lines are bad.\n',
  });
});

test('a value that is the same in every line need not be in the file', async () => {
  await write(
    'acme.csv',
    'itemcode,itemname,super_category,category,list_price,tax_percent',
    'CMD-9,6310,Bearings,Ball,9,18',
  );
  expect(await run('nod', 'acme.csv', '--set', 'brandname=Acme')).toMatchObject({ code: 0 });
});
