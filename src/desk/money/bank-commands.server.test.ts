import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId, findLedgerInconsistencies } from '../../../tests/actions/payments/ledger.ts';
import { runDeskCommand } from '../../../tests/actions/run-desk-command.ts';
import { workbook } from '../../../tests/fixtures/workbook.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';

const store = setUp(openTestStore);
let folder: string;
let today: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-'));
  today = dayOf(store.now(), sites.nod.calendar.timeZone);
  const customerId = await findCustomerId(store, 'active@nod.example');
  await invoiceFor(store, customerId, 'NM/26-27/920001', 1_000_00);
  await invoiceFor(store, customerId, 'NM/26-27/920002', 2_000_00);
  await writeFile(
    join(folder, 'november.csv'),
    [
      'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.',
      `${today},NEFT N1 NM26-27 92 0001,N1,,"1,000.00"`,
      `${today},RTGS N2 UNKNOWN OFFICE,N2,,"1,500.00"`,
      `${today},INTEREST,,,12.00`,
      `${today},CHQ 000881 RETURNED,000881,"1,000.00",`,
    ].join('\n'),
  );
});
afterAll(async () => {
  expect(await findLedgerInconsistencies(store)).toEqual([]);
  await rm(folder, { recursive: true });
});

const bank = (...args: string[]) => runDeskCommand(store, ['nod', 'bank', ...args, '--by', 'Meera'], { folder });
const idOf = async (text: string): Promise<string> =>
  (await store.database.$client.query('select id::text from bank_lines where text like $1', [`%${text}%`])).rows[0].id;

test('a statement in UTF-16 is read', async () => {
  const content = `\uFEFFDate\tNarration\tCredit\r\n${today}\tNEFT GROẞ\t12,5\r\n`;
  await writeFile(join(folder, 'unicode.txt'), Buffer.from(content, 'utf16le'));
  expect((await bank('import', 'unicode.txt')).lines[0]).toContain("line 2: The amount '12,5' can't be read");
});

test('a statement is imported once', async () => {
  expect((await bank('import', 'november.csv')).lines[0]).toMatch(/: 4 new lines, 0 known before\.$/);
  expect((await bank('import', 'november.csv')).lines[0]).toMatch(/^Meera imported this statement on /);
});

test('a statement that was imported after midnight names the day of the site', async () => {
  const content = 'Date,Narration,Credit\n18/11/2026,OWN NIGHT TRANSFER,5.00';
  await writeFile(join(folder, 'night.csv'), content);
  const at = (now: string) =>
    runDeskCommand(store, ['nod', 'bank', 'import', 'night.csv', '--by', 'Meera'], { now: new Date(now), folder });
  await at('2026-11-19T19:00:00Z');
  expect((await at('2026-11-20T05:00:00Z')).lines).toEqual(['Meera imported this statement on 20 Nov 2026.']);
});

test('a statement that was read in the wrong order of days is read again when that is asked for', async () => {
  await writeFile(join(folder, 'dubai.csv'), 'Date,Narration,Deposit\n03/04/2026,WRONG DAY,10.00');
  expect((await bank('import', 'dubai.csv')).lines).toEqual([
    '03/04/2026 was read as 3 Apr 2026. Where it means 4 Mar 2026, import the file again with --dates month-first --again.',
    expect.stringContaining(': 1 new lines'),
  ]);
  expect((await bank('import', 'dubai.csv', '--dates', 'year-first')).lines).toEqual([
    'Write --dates day-first or --dates month-first.',
  ]);
  const { lines } = await bank('import', 'dubai.csv', '--dates', 'month-first');
  expect(lines.at(-1)).toBe('It was read otherwise then. With --again its lines that wait are replaced.');
  const again = await bank('import', 'dubai.csv', '--dates', 'month-first', '--again');
  expect(again.lines).toEqual([expect.stringContaining('4 Mar 2026: 1 new lines')]);
});

test('a sheet names the line whose formula failed, and imports the others when that is asked for', async () => {
  const cells = (row: number, ...texts: string[]) =>
    texts.map((text, at) => `<c r="${'ABC'[at]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const rows = [
    cells(1, 'Date', 'Narration', 'Deposit', 'Withdrawal'),
    `${cells(2, today, 'OWN TRANSFER')}<c r="C2"><v>70.5</v></c>`,
    `${cells(3, today, 'NEFT LOST')}<c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c>`,
  ];
  const sheet = workbook(rows.map((row, at) => `<row r="${at + 1}">${row}</row>`).join(''));
  await writeFile(join(folder, 'november.xlsx'), sheet);
  const { lines, failed } = await bank('import', 'november.xlsx');
  expect(failed).toBe(true);
  expect(lines[0]).toMatch(/^line 3: The credit '#DIV\/0!' is an error of the spreadsheet; /);
  const imported = await bank('import', 'november.xlsx', '--good-lines');
  expect(imported.lines.at(-1)).toMatch(/: 1 new lines, 0 known before\.$/);
  expect((await bank('show', await idOf('OWN TRANSFER'))).lines[0]).toContain('70.50');
});

test('what only begins like a sheet is refused in one sentence', async () => {
  await writeFile(join(folder, 'broken.xlsx'), 'PK\u0003\u0004 and no more');
  expect((await bank('import', 'broken.xlsx')).lines[0]).toMatch(/This is a spreadsheet file; save it as CSV/);
});

test.each([
  [['import', 'nothing.csv'], /can't be read\.$/],
  [['import', 'november.csv', '--columns', 'day=x'], /^Name the columns like/],
  [['match', '99999999'], /^NOD has no bank line 99999999\.$/],
  [['show', 'abc'], /^NOD has no bank line 0\.$/],
])('%j is refused in one sentence', async (args, sentence) => {
  const { lines, failed } = await bank(...args);
  expect(failed).toBe(true);
  expect(lines.at(-1)).toMatch(sentence);
});

test('the list shows what waits with its best suggestion', async () => {
  const text = (await bank('list')).lines.join('\n');
  expect(text).toMatch(
    / 1,000\.00 {2}NEFT N1 NM26-27 92 0001 {2}\(suggested\)\n {4}95 {2}Western Gear & Pump <active@nod\.example>: NM\/26-27\/920001 ₹\u00a01,000\.00/,
  );
  expect(text).toContain('UNKNOWN OFFICE  (payer unknown)');
});

test('the best suggestion is booked, and what it took back is shown', async () => {
  expect((await bank('match', await idOf('92 0001'))).lines).toEqual([
    expect.stringMatching(/^Receipt NODP\d{8} recorded for Western Gear & Pump\.$/),
    'NM/26-27/920001  ₹\u00a01,000.00 paid',
  ]);
  expect((await bank('match', await idOf('92 0001'))).failed).toBe(true);
  expect((await bank('show', await idOf('RETURNED'))).lines.at(-1)).toMatch(
    /^may take back NODP\d{8} of Western Gear & Pump/,
  );
});

test('a line without a suggestion needs a customer; a part needs its reason', async () => {
  const id = await idOf('UNKNOWN OFFICE');
  expect((await bank('match', id)).lines[0]).toMatch(/^Nothing is suggested for this line/);
  expect((await bank('match', id, 'nobody@nod.example')).lines[0]).toBe('NOD has no account nobody@nod.example.');
  const named = ['match', id, 'active@nod.example', '--for', 'NM/26-27/920002=1,200'];
  expect((await bank(...named)).lines[0]).toBe('Say why a part of NM/26-27/920002 stays unpaid.');
  expect((await bank(...named, '--rest', 'NM/26-27/920002 dispute')).lines[0]).toMatch(
    /^Write --rest "INVOICE: reason"/,
  );
  expect((await bank(...named, '--rest', 'NM/26-27/920002: dispute 3 pieces')).lines.slice(1)).toEqual([
    'NM/26-27/920002  ₹\u00a01,200.00 paid',
    '₹\u00a0300.00 on account for the next invoice',
  ]);
});

test('a line is ignored with a reason, and waits again when that is undone', async () => {
  const id = await idOf('INTEREST');
  expect((await bank('ignore', id)).lines).toEqual(['Say why the line is ignored.']);
  expect((await bank('ignore', id, '--reason', 'Interest')).lines).toEqual([`Line ${id} is ignored.`]);
  expect((await bank('show', id)).lines[2]).toMatch(/^Meera ignored it on .*: Interest$/);
  expect((await bank('undo', id)).lines).toEqual([`Line ${id} waits again.`]);
});

test('a returned cheque takes its receipt back', async () => {
  const { rows } = await store.database.$client.query('select number from receipts where amount_minor = 100000');
  const id = await idOf('RETURNED');
  const taken = ['take-back', id, '--receipt', rows[0].number];
  expect((await bank(...taken)).lines[0]).toBe('Say why the receipt is taken back; the buyer reads it.');
  expect((await bank(...taken, '--why', 'Returned.')).lines[0]).toBe(
    `Receipt ${rows[0].number} was taken back with line ${id}.`,
  );
});
