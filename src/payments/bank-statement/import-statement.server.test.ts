import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { importStatement, type StatementFile } from './import-statement.server.ts';

const store = setUp(openTestStore);

const head = 'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.';
const monday = ['18/11/2026,NEFT WESTERN GEAR,N322,,"1,000.00"', '18/11/2026,CASH DEP SELF,,,500.00'];
const tuesday = ['19/11/2026,CASH DEP SELF,,,500.00'];
const bring = (lines: readonly string[], over: Partial<StatementFile> = {}, site: 'nod' | 'zwz' = 'nod') =>
  importStatement(store.database, sites[site], {
    fileName: 'november.csv',
    content: [head, ...lines].join('\n'),
    goodLines: false,
    by: 'Meera',
    now: store.now(),
    ...over,
  });
const linesOf = async (site: string) =>
  (
    await store.database.$client.query(
      'select text, payer_key, amount_minor from bank_lines where site = $1 order by id',
      [site],
    )
  ).rows;

test('a statement becomes lines, and the audit trail says who imported it', async () => {
  expect(await bring(monday)).toEqual({
    written: true,
    added: 2,
    known: 0,
    firstDay: '2026-11-18',
    lastDay: '2026-11-18',
    problems: [],
  });
  expect(await linesOf('nod')).toEqual([
    { text: 'NEFT WESTERN GEAR', payer_key: 'western gear', amount_minor: 1_000_00 },
    { text: 'CASH DEP SELF', payer_key: '', amount_minor: 500_00 },
  ]);
  const { rows } = await store.database.$client.query(
    "select actor_name, subject, details from audit_trail where action = 'bank statement imported'",
  );
  const details = { firstDay: '2026-11-18', lastDay: '2026-11-18', added: 2, known: 0, badLines: 0 };
  expect(rows).toEqual([{ actor_name: 'Meera', subject: 'november.csv', details }]);
});

test('the same statement has no effect and says who imported it before', async () => {
  const again = await bring(monday, { by: 'Rohan', fileName: 'copy.csv' });
  expect(again).toMatchObject({
    written: false,
    added: 0,
    known: 2,
    earlier: { fileName: 'november.csv', importedBy: 'Meera' },
  });
  expect(await linesOf('nod')).toHaveLength(2);
});

test('of a longer statement only the new lines are taken', async () => {
  expect(await bring([...monday, ...tuesday])).toMatchObject({ added: 1, known: 2 });
  expect(await linesOf('nod')).toHaveLength(3);
});

test('two equal movements of one day are two lines, once', async () => {
  const twice = ['20/11/2026,CASH DEP SELF,,,500.00', '20/11/2026,CASH DEP SELF,,,500.00'];
  expect(await bring(twice)).toMatchObject({ added: 2 });
  expect(await bring([...twice, '20/11/2026,CASH DEP SELF,,,500.00'])).toMatchObject({ added: 1, known: 2 });
});

test('the lines of another site are its own', async () => {
  expect(await bring(monday, {}, 'zwz')).toMatchObject({ written: true, added: 2 });
});

test('a bad line keeps all out, unless the good ones are wanted', async () => {
  const lines = ['21/11/2026,NEFT KONKAN,N1,,ten', '21/11/2026,NEFT KONKAN,N2,,10.00'];
  const refused = await bring(lines);
  expect(refused).toMatchObject({
    written: false,
    added: 0,
    problems: [{ line: 2, problem: "The amount 'ten' can't be read; write it like 1250.00 or -1250.00." }],
  });
  expect(await bring(lines, { goodLines: true })).toMatchObject({ written: true, added: 1 });
});

test('two imports of one file at the same time take each line once', async () => {
  const lines = ['22/11/2026,NEFT DECCAN,N9,,77.00'];
  const both = await Promise.all([bring(lines), bring(lines, { by: 'Rohan' })]);
  expect(both.map(({ written }) => written).toSorted()).toEqual([false, true]);
});
