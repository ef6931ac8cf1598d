import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { ignoreBankLine } from './ignore-bank-line.server.ts';
import { importStatement, type StatementFile } from './import-statement.server.ts';
import { undoBankLine } from './undo-bank-line.server.ts';

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

const upload = (content: string, over: Partial<StatementFile> = {}) =>
  importStatement(store.database, sites.nod, {
    fileName: 'november.csv',
    content,
    goodLines: false,
    by: 'Meera',
    now: store.now(),
    ...over,
  });
const linesLike = async (text: string) =>
  (
    await store.database.$client.query(
      `select id, booked_on::text as day, amount_minor as amount, version from bank_lines
        where site = 'nod' and text like $1 order by line_no`,
      [`${text}%`],
    )
  ).rows;
const monthFirst = { dayOrder: 'month_first' } as const;

test('a file whose days were read in the wrong order is read again, and its lines that wait are replaced', async () => {
  const file = 'Date,Narration,Deposit\n03/11/2026,DAYS ONE,10.00\n05/05/2026,DAYS TWO,20.00';
  expect(await upload(file)).toMatchObject({ written: true, added: 2 });
  expect(await upload(file)).toMatchObject({ written: false, earlier: { importedBy: 'Meera' } });
  expect(await upload(file)).toMatchObject({ written: false, differs: false });
  expect(await upload(file, { ...monthFirst, by: 'Rohan' })).toMatchObject({
    written: false,
    added: 0,
    differs: true,
    earlier: { importedBy: 'Meera' },
  });
  expect(await linesLike('DAYS')).toMatchObject([{ day: '2026-11-03' }, { day: '2026-05-05' }]);

  const again = { ...monthFirst, replace: true, by: 'Rohan' };
  const both = await Promise.all([upload(file, again), upload(file, again)]);
  expect(both.filter(({ written }) => written)).toMatchObject([{ added: 1, known: 1, firstDay: '2026-03-11' }]);
  expect(await linesLike('DAYS')).toMatchObject([{ day: '2026-03-11' }, { day: '2026-05-05' }]);
  const { rows } = await store.database.$client.query(
    "select actor_name, details from audit_trail where action = 'bank statement imported again'",
  );
  const details = { firstDay: '2026-03-11', lastDay: '2026-05-05', added: 1, known: 1, badLines: 0, replacedLines: 1 };
  expect(rows).toEqual([{ actor_name: 'Rohan', details }]);
  expect(await upload(file, monthFirst)).toMatchObject({ written: false, earlier: { importedBy: 'Rohan' } });
});

test('a column that was chosen wrongly is chosen again, but nothing that somebody decided is replaced', async () => {
  const file = 'Date,Narration,Fee,Deposit\n03/11/2026,FEES ONE,1.00,10.00\n04/11/2026,FEES TWO,2.00,20.00';
  expect(await upload(file, { columns: { credit: 'Fee' } })).toMatchObject({ added: 2 });
  const [first] = await linesLike('FEES');
  const edit = { lineId: Number(first.id), version: 0, by: 'Meera', now: store.now() };
  await ignoreBankLine(store.database, sites.nod, { ...edit, reason: 'bank charges' });
  expect(await upload(file, { replace: true })).toMatchObject({
    written: false,
    added: 0,
    problems: [{ line: 2, problem: expect.stringContaining('is ignored; undo that first') }],
  });
  expect(await linesLike('FEES')).toMatchObject([{ amount: 1_00 }, { amount: 2_00 }]);
  await undoBankLine(store.database, sites.nod, { ...edit, version: 1, why: '' });
  expect(await upload(file, { replace: true })).toMatchObject({ written: true, added: 2, known: 0 });
  expect(await linesLike('FEES')).toMatchObject([{ amount: 10_00 }, { amount: 20_00 }]);
});

const { bankAccount } = sites.nod;
const ownNumber = 'number' in bankAccount ? bankAccount.number : '';

test('a statement of the own account says so; of another one nothing is stored until somebody agrees', async () => {
  const above = (number: string) => [`Account No : ${number}`, head, '20/11/2026,NEFT OWN,N900,,7.00'].join('\n');
  const own = above(`XXXXXX${ownNumber.slice(-4)}`);
  expect(await bring([], { content: own })).toMatchObject({ written: true, account: { isOwn: true } });
  const other = { content: above('00000012345678901') };
  expect(await bring([], other)).toMatchObject({
    written: false,
    problems: [],
    account: { number: '00000012345678901', isOwn: false },
  });
  expect(await bring([], { ...other, anyAccount: true })).toMatchObject({ written: true, account: { isOwn: false } });
});

test('a statement in another currency is refused', async () => {
  const content = `:20:X\n:25:${ownNumber}\n:60F:C261101USD100,00\n:61:2611201120C5,00NTRFA\n:86:WIRE\n-`;
  expect(await bring([], { content })).toMatchObject({
    written: false,
    problems: [{ problem: expect.stringContaining('The statement is in USD') }],
  });
});
