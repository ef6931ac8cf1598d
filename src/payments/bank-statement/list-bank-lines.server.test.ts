import { beforeAll, expect, test } from 'vitest';
import { importLines, invoiceFor, lineOf } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { bookLineInTransaction } from './book-bank-line.server.ts';
import type { FindAwaitedOrders } from './find-suggestions.server.ts';
import { ignoreBankLine } from './ignore-bank-line.server.ts';
import { listDecidedLines, listOpenLines, loadBankLine, loadPayer } from './list-bank-lines.server.ts';

const store = setUp(openTestStore);
let customerId: number;
let ids: number[];
beforeAll(async () => {
  customerId = await findCustomerId(store, 'active@nod.example');
  await invoiceFor(store, customerId, 'NM/26-27/900087', 628_41_60, { daysAgo: 80 });
  await invoiceFor(store, customerId, 'NM/26-27/900095', 415_07_28, { daysAgo: 10 });
  ids = await importLines(store, [
    [415_07_28, 'NEFT N324 WESTERN GEAR PUMP NM26-27 9000 95', 'N324'],
    [1_000_00, 'NEFT N325 WESTERN GEAR', 'N325'],
    [628_41_60, 'IMPS 6321 MOB 98XXXX4410', ''],
    [9_500_00, 'CASH DEP SELF CHAKAN', ''],
    [77_00, 'UPI 6324 NOD26999999', ''],
    [-55_00, 'CHQ 000882 RETURNED', '000882'],
  ]);
});

const transferOrder: FindAwaitedOrders = async (_db, _site, { numbers, customerIds }) =>
  numbers.includes('NOD26999999') || customerIds.includes(customerId)
    ? [{ customerId, number: 'NOD26999999', owingMinor: 77_00 }]
    : [];

test('the lines that wait are grouped by what is known of their payer', async () => {
  const { statement, waiting, lines } = await listOpenLines(store.database, sites.nod, transferOrder);
  expect(waiting).toBe(6);
  expect(statement).toMatchObject({ fileName: 'statement.csv', lineCount: 6, openCount: 6, importedBy: 'test' });
  expect(
    lines.map(({ id, group, suggestions: [best] }) => [id, group, best?.orderNumber || best?.parts[0]?.reference]),
  ).toEqual([
    [ids[0], 'suggested', 'NM/26-27/900095'],
    [ids[1], 'to_decide', 'NM/26-27/900087'],
    [ids[2], 'unknown', 'NM/26-27/900087'],
    [ids[3], 'unknown', undefined],
    [ids[4], 'suggested', 'NOD26999999'],
    [ids[5], 'to_decide', undefined],
  ]);
});

test('a later statement without a new line says nothing of what is decided', async () => {
  const { rows } = await store.database.$client.query(
    `insert into bank_statements (site, file_name, digest, first_day, last_day, line_count, imported_at, imported_by)
      select site, 'again.csv', 'again', first_day, last_day, line_count, imported_at, 'test' from bank_statements
        where site = 'nod' order by id desc limit 1 returning id`,
  );
  const { statement } = await listOpenLines(store.database, sites.nod, transferOrder);
  await store.database.$client.query('delete from bank_statements where id = $1', [rows[0].id]);
  expect(statement).toMatchObject({ fileName: 'statement.csv', lineCount: 6, openCount: 6 });
});

test('the next page begins after the last line seen; another site sees nothing', async () => {
  const { lines } = await listOpenLines(store.database, sites.nod, transferOrder, ids[3]);
  expect(lines.map(({ id }) => id)).toEqual([ids[4], ids[5]]);
  expect(await listOpenLines(store.database, sites.gwd, transferOrder)).toMatchObject({ waiting: 0, lines: [] });
});

test('a line shows its suggestions, and money that went out the receipts it may take back', async () => {
  const { number } = await receivePayment(store, 55_00, { reference: 'Cheque 000882' });
  const [, part = 0, , , , out = 0] = ids;
  const found = await loadBankLine(store.database, sites.nod, part, transferOrder);
  if (found instanceof Refusal) throw new Error(found.message);
  expect(found.suggestions.map(({ reason }) => reason)).toEqual([
    'a part of the name is in the text; oldest first',
    'a part of the name is in the text; stays on the account',
  ]);
  expect(found).toMatchObject({ history: 'Nobody has decided on this line yet.', receipts: [] });
  expect(await loadBankLine(store.database, sites.nod, out, transferOrder)).toMatchObject({
    suggestions: [],
    receipts: [{ number, company: 'Western Gear & Pump', reference: 'Cheque 000882' }],
  });
  expect(await loadBankLine(store.database, sites.zwz, part, transferOrder)).toMatchObject({ refusal: 'unknown_line' });
});

test('what a payer owes, with days and what is overdue', async () => {
  const payer = await loadPayer(store.database, sites.nod, customerId, store.now(), transferOrder);
  if (payer instanceof Refusal) throw new Error(payer.message);
  expect(payer).toMatchObject({ company: 'Western Gear & Pump', email: 'active@nod.example', isOverdue: true });
  expect(payer.orders).toEqual([{ customerId, number: 'NOD26999999', owingMinor: 77_00 }]);
  expect(payer.invoices.map(({ reference, daysOver, overdue }) => [reference, daysOver, overdue])).toEqual([
    ['NM/26-27/900087', 35, true],
    ['NM/26-27/900095', -35, false],
  ]);
  expect(payer.owedMinor - payer.overdueMinor).toBe(415_07_28);
  expect(await loadPayer(store.database, sites.zwz, customerId, store.now(), transferOrder)).toBeInstanceOf(Refusal);
});

test('a payer whose money was booked once is recognised by the bank’s text', async () => {
  const [first = 0] = await importLines(store, [[3_00, 'NEFT N400 WGP ACCOUNTS OFFICE', 'N400']]);
  const booking = {
    lineId: first,
    version: 0,
    customerId,
    parts: [],
    unpaidBalances: [],
    note: '',
    allowDuplicate: false,
  };
  await store.database.transaction((db) =>
    bookLineInTransaction(db, sites.nod, { ...booking, by: 'Meera', now: store.now() }),
  );
  const [second = 0] = await importLines(store, [[415_07_28, 'NEFT N401 WGP ACCOUNTS OFFICE', 'N401']]);
  const found = await loadBankLine(store.database, sites.nod, second, transferOrder);
  if (found instanceof Refusal) throw new Error(found.message);
  expect(found.group).toBe('suggested');
  expect(found.suggestions[0]?.reason).toBe('this payer was seen once; 1 invoice, exactly');
});

test('what was decided is listed newest first, with who decided', async () => {
  const [, , , cash = 0] = ids;
  const { version } = await lineOf(store, cash);
  await ignoreBankLine(store.database, sites.nod, {
    lineId: cash,
    version,
    reason: 'Own cash',
    by: 'Meera',
    now: store.now(),
  });
  const decided = await listDecidedLines(store.database, sites.nod);
  expect(decided.map(({ state, decidedBy, note }) => [state, decidedBy, note])).toEqual([
    ['booked', 'Meera', ''],
    ['ignored', 'Meera', 'Own cash'],
  ]);
  const [latest] = decided;
  if (!latest) throw new Error('nothing was decided');
  expect(await listDecidedLines(store.database, sites.nod, { day: latest.bookedOn, id: latest.id })).toHaveLength(1);
  expect(await loadBankLine(store.database, sites.nod, cash, transferOrder)).toMatchObject({
    suggestions: [],
    line: { state: 'ignored' },
  });
});
