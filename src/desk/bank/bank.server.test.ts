import { afterAll, beforeAll, expect, test } from 'vitest';
import { importLines, invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId, findLedgerInconsistencies } from '../../../tests/actions/payments/ledger.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf, minutesAfter } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import {
  bankLineAtDesk,
  bankLinesAtDesk,
  bookLineAtDesk,
  ignoreLineAtDesk,
  importStatementAtDesk,
  linkLineAtDesk,
  payersAtDesk,
  takeBackAtDesk,
  undoLineAtDesk,
} from './bank.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let customerId: number;
beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
  customerId = await findCustomerId(store, 'active@nod.example');
  await invoiceFor(store, customerId, 'NM/26-27/950001', 300_00, { daysAgo: 60 });
});
afterAll(async () => expect(await findLedgerInconsistencies(store)).toEqual([]));

const site = 'nod' as const;
const list = async (view = '') => (await store.call(bankLinesAtDesk, { site, view }, { desk })).body;
const show = async (id: number, payer: { customerId?: number } = {}) =>
  (await store.call(bankLineAtDesk, { site, id, ...payer }, { desk })).body;
const booking = (line: number, over: object = {}) => ({
  site,
  line,
  version: 0,
  customerId,
  orderNumber: '',
  parts: [],
  rests: [],
  note: '',
  ...over,
});
const book = async (line: number, over: object = {}) =>
  (await store.call(bookLineAtDesk, booking(line, over), { desk })).body;

test('a statement is imported once, and its lines wait with what they may pay', async () => {
  const dayBefore = (days: number) =>
    addDays(dayOf(store.now(), sites.nod.calendar.timeZone), -days).split('-').toReversed().join('/');
  const typed = [`${dayBefore(360)},x,1`, `${dayBefore(1)},NEFT WESTERN GEAR PUMP NM26-27 95 0001,300.00`];
  const content = ['Date,Narration,Credit', ...typed].join('\n');
  const file = { site, fileName: 'november.csv', content, columns: '', dayOrder: 'day_first' as const };
  const bring = async () => (await store.call(importStatementAtDesk, file, { desk })).body;
  expect(await bring()).toMatchObject({ written: true, added: 2, importedBy: null });
  expect((await bring()).importedBy).not.toBeNull();
  const { lines, waiting, statement } = await list();
  expect(waiting).toBe(2);
  expect(statement).toMatchObject({ fileName: 'november.csv', lineCount: 2, openCount: 2 });
  expect(lines[1]).toMatchObject({
    amountMinor: 300_00,
    group: 'suggested',
    suggestions: [{ customerId, score: 95 }, {}],
  });
});

test('columns that are named wrongly are refused in one sentence', async () => {
  const file = { site, fileName: 'x.csv', content: 'a', columns: 'day=x' };
  expect((await store.call(importStatementAtDesk, file, { desk })).body.message).toMatch(
    /^Name the columns like date=/,
  );
});

test('a line shows what its customer owes; it is booked, decided and undone', async () => {
  const [, line] = (await list()).lines;
  const id = line?.id ?? 0;
  const { payer } = await show(id);
  expect(payer).toMatchObject({ company: 'Western Gear & Pump', isOverdue: true });
  expect(payer?.invoices.find(({ reference }) => reference === 'NM/26-27/950001')).toMatchObject({
    openMinor: 300_00,
    daysOver: 15,
    overdue: true,
    restReason: null,
  });
  const parts = [{ reference: 'NM/26-27/950001', amountMinor: 200_00 }];
  expect((await book(id, { parts })).message).toBe('Say why a part of NM/26-27/950001 stays unpaid.');
  const rests = [{ invoice: 'NM/26-27/950001', reason: 'dispute', note: '3 pieces' }];
  const booked = await book(id, { parts, rests });
  expect(booked).toMatchObject({ company: 'Western Gear & Pump', paid: parts, onAccountMinor: 100_00, keptMinor: 0 });
  expect((await book(id, { parts, rests })).message).toMatch(/ booked it for Western Gear & Pump as NODP/);
  expect((await show(id)).line).toMatchObject({
    state: 'booked',
    receiptNumber: booked.number,
    company: 'Western Gear & Pump',
  });
  expect((await show(id)).payer?.invoices[0]).toMatchObject({ restReason: 'dispute', restNote: '3 pieces' });
  expect((await list('decided')).lines.map((one) => one.id)).toEqual([id]);
  const undo = { site, line: id, version: 1, why: 'Wrong customer' };
  expect((await store.call(undoLineAtDesk, undo, { desk })).body.success).toBe(true);
  expect((await store.call(undoLineAtDesk, undo, { desk })).body.refusal).toBe('changed_since');
});

test('a line is ignored, linked to a receipt, or takes one back', async () => {
  const { number } = await receivePayment(store, 44_00, { parts: [] });
  const [ignored = 0, linked = 0, returned = 0] = await importLines(store, [
    [5_00, 'INTEREST', 'I1'],
    [44_00, 'UPI WESTERN', 'U1'],
    [-44_00, 'CHQ RETURNED', 'C1'],
  ]);
  const seen = { site, version: 0 };
  const ignore = { ...seen, line: ignored, reason: 'Interest' };
  expect((await store.call(ignoreLineAtDesk, ignore, { desk })).body.success).toBe(true);
  expect((await show(linked, { customerId })).unlinkedReceipts).toEqual([
    expect.objectContaining({ number, createdBy: 'test' }),
  ]);
  expect((await book(linked)).refusal).toBe('receipt_twice');
  const link = { ...seen, line: linked, receiptNumber: number };
  store.setClock(minutesAfter(store.now(), 1));
  expect((await store.call(linkLineAtDesk, link, { desk })).body.success).toBe(true);
  expect((await show(linked)).line).toMatchObject({ state: 'booked', receiptNumber: number, linksReceipt: true });
  const undo = { ...seen, line: linked, version: 1, why: '' };
  expect((await store.call(undoLineAtDesk, undo, { desk })).body.success).toBe(true);
  expect((await show(linked)).line).toMatchObject({ state: 'open', linksReceipt: false });
  expect((await store.call(linkLineAtDesk, { ...link, version: 2 }, { desk })).body.success).toBe(true);
  expect((await show(linked, { customerId })).unlinkedReceipts).toEqual([]);
  expect((await show(returned)).receipts).toMatchObject([{ number, company: 'Western Gear & Pump' }]);
  const back = { ...seen, line: returned, receiptNumber: number, why: 'Returned by the bank' };
  expect((await store.call(takeBackAtDesk, back, { desk })).body.success).toBe(true);
});

test('a line may pay two hundred invoices', async () => {
  const [line = 0] = await importLines(store, [[200_00, 'NEFT WESTERN', 'N200']]);
  const parts = Array.from({ length: 200 }, (_, index) => ({ reference: `NM/26-27/96${index}`, amountMinor: 1_00 }));
  expect((await book(line, { parts })).refusal).toBe('cannot_be');
  const { status } = await store.call(bookLineAtDesk, booking(line, { parts: [...parts, ...parts] }), { desk });
  expect(status).toBe(400);
});

test('customers are found by the beginning of their name; one of another site is not', async () => {
  const found = async (code: 'nod' | 'zwz') =>
    (await store.call(payersAtDesk, { site: code, q: 'active@nod' }, { desk: await store.signInAtDesk('admin') })).body
      .payers;
  expect(await found('nod')).toMatchObject([{ company: 'Western Gear & Pump', email: 'active@nod.example' }]);
  expect(await found('zwz')).toEqual([]);
});

test('an unknown line is refused', async () => {
  expect((await show(99_999_999)).message).toBe('NOD has no bank line 99999999.');
});

test('where no date shows whether the day or the month is first nothing is stored until the clerk has said it', async () => {
  const content =
    'Date,Narration,Debit,Credit\n03/04/2026,OWN TRANSFER MAYBE,5.00,\n04/04/2026,OWN TRANSFER MAYBE,6.00,';
  const bring = async (over: object = {}) =>
    (await store.call(importStatementAtDesk, { site, fileName: 'april.csv', content, columns: '', ...over }, { desk }))
      .body;
  const { waiting } = await list();
  expect(await bring()).toMatchObject({
    written: false,
    added: 0,
    importedBy: null,
    problems: [],
    unclearDay: { written: '03/04/2026', dayFirst: '2026-04-03', monthFirst: '2026-03-04' },
  });
  expect((await list()).waiting).toBe(waiting);
  expect(await bring({ dayOrder: 'month_first' })).toMatchObject({ written: true, added: 2, unclearDay: null });
  const { lines } = await list();
  expect(lines.filter(({ text }) => text === 'OWN TRANSFER MAYBE').map(({ bookedOn }) => bookedOn)).toEqual([
    '2026-03-04',
    '2026-04-04',
  ]);
  expect(await bring()).toMatchObject({ written: false, unclearDay: { written: '03/04/2026' } });
  expect(await bring({ dayOrder: 'month_first' })).toMatchObject({
    written: false,
    differs: false,
    unclearDay: null,
  });
});

test('dates that make a statement of these weeks only day first are not asked for', async () => {
  const begun = store.now();
  store.setClock(new Date('2026-12-04T06:00:00Z'));
  const content = 'Date,Narration,Debit,Credit\n03/12/2026,OWN TRANSFER PLAIN,7.00,';
  const request = { site, fileName: 'december.csv', content, columns: '' };
  const { body } = await store.call(importStatementAtDesk, request, { desk: await store.signInAtDesk('accounts') });
  store.setClock(begun);
  expect(body).toMatchObject({ written: true, added: 1, unclearDay: null });
});
