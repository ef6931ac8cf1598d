import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods, findInconsistencies } from '../../../tests/actions/orders.ts';
import { findCustomerId, findUnpaid } from '../../../tests/actions/payments/ledger.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { loadVouchers } from '../bookkeeping/vouchers.server.ts';
import { findStatement } from '../statement/statement.server.ts';
import { loadTaxedSupplies } from '../tax-returns/load-supplies.server.ts';
import { outwardTables } from '../tax-returns/outward-tables.rule.ts';
import { issueNoteWithoutGoods, loadInvoiceToRevalue } from './issue-note-without-goods.server.ts';
import type { NoteKind } from './note-without-goods.rule.ts';
import { returnGoods } from './return-goods.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
let invoice: string;
let before: unknown[];
beforeAll(async () => {
  before = await findInconsistencies(store);
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 4]]);
  ({ invoice } = await dispatchGoods(store, number));
});

const today = () => dayOf(store.now(), sites.nod.calendar.timeZone);
const issue = (kind: NoteKind, quantity: number, unitMinor: number, site: 'nod' | 'zwz' = 'nod') =>
  store.database.transaction((db) =>
    issueNoteWithoutGoods(db, sites[site], {
      kind,
      invoice,
      lines: [{ lineNo: 1, quantity, unitMinor }],
      reason: 'Rate of the contract',
      by: 'Meera',
      now: store.now(),
    }),
  );
const issued = async (kind: NoteKind, quantity: number, unitMinor: number) => {
  const note = await issue(kind, quantity, unitMinor);
  if (note instanceof Refusal) throw new Error(note.message);
  return note;
};

test('a rate difference is credited with tax against its invoice, mailed, in GSTR-1 and in Tally', async () => {
  const open = await findUnpaid(store, invoice);
  const note = await issued('credit_note', 4, 10_00);
  expect(note).toMatchObject({ number: expect.stringMatching(/C\/\d\d-\d\d\/\d{6}$/), totalMinor: 47_20 });
  expect(await findUnpaid(store, invoice)).toBe(open - 47_20);
  const { subject } = await office.mailTo('active@nod.example');
  expect(subject).toContain(note.number);
  const found = await loadTaxedSupplies(store.database, sites.nod, { from: today(), to: today() });
  if (found instanceof Refusal) throw new Error(found.message);
  const own = found.filter(({ number }) => number === note.number);
  expect(own).toMatchObject([{ kind: 'credit_note', quantity: 0, taxableMinor: 40_00 }]);
  const rowsOf = (name: string) =>
    outwardTables(own)
      .find((one) => one.name === name)
      ?.rows.slice(1);
  expect(rowsOf('cdnr')?.[0]).toEqual(expect.arrayContaining([note.number, 'C', 47.2, 40]));
  expect(rowsOf('hsn(b2b)')?.[0]).toEqual(expect.arrayContaining([0, -47.2, -40]));
  const vouchers = await loadVouchers(store.database, sites.nod, { from: today(), to: today() });
  expect(vouchers).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'Credit Note', number: note.number })]),
  );
  expect(await findInconsistencies(store)).toEqual(before);
});

test('a debit note is due like an invoice, with its own number', async () => {
  const note = await issued('debit_note', 4, 5_00);
  expect(note).toMatchObject({ number: expect.stringMatching(/D\/\d\d-\d\d\/000001$/), totalMinor: 23_60 });
  expect(await findUnpaid(store, note.number)).toBe(23_60);
  const mail = await office.mailTo('active@nod.example');
  expect(mail.subject).toBe(`Debit note ${note.number} on tax invoice ${invoice}`);
  expect(mail.text).toContain('Please pay it like an invoice');
  const found = await loadTaxedSupplies(store.database, sites.nod, { from: today(), to: today() });
  if (found instanceof Refusal) throw new Error(found.message);
  const own = found.filter(({ number }) => number === note.number);
  const cdnr = outwardTables(own)
    .find((one) => one.name === 'cdnr')
    ?.rows.slice(1);
  expect(cdnr?.[0]).toEqual(expect.arrayContaining([note.number, 'D', 23.6, 20]));
  const vouchers = await loadVouchers(store.database, sites.nod, { from: today(), to: today() });
  expect(vouchers).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'Debit Note', number: note.number })]),
  );
  expect(await findInconsistencies(store)).toEqual(before);
});

test('never more than is left, not on another site, and not without words', async () => {
  const lines = await loadInvoiceToRevalue(store.database, sites.nod, invoice);
  if (lines instanceof Refusal) throw new Error(lines.message);
  const [line] = lines.lines;
  expect(line?.leftMinor).toBe((line?.unitMinor ?? 0) * 4 - 20_00);
  expect(await issue('credit_note', 4, line?.unitMinor ?? 0)).toMatchObject({ refusal: 'cannot_take_back' });
  expect(await issue('credit_note', 1, 1, 'zwz')).toMatchObject({ refusal: 'unknown_invoice' });
  const note = { kind: 'credit_note' as const, invoice, lines: [], reason: ' ', by: 'Meera', now: store.now() };
  expect(await store.database.transaction((db) => issueNoteWithoutGoods(db, sites.nod, note))).toMatchObject({
    refusal: 'reason',
  });
});

test('goods come back at the price of the invoice as long as that is left of it', async () => {
  const back = { invoice, reason: 'Wrong seal', restock: true, by: 'Meera', now: store.now() };
  expect(await returnGoods(store.database, sites.nod, { ...back, lines: [{ lineNo: 1, quantity: 3 }] })).toMatchObject({
    number: expect.any(String),
  });
  expect(await returnGoods(store.database, sites.nod, back)).toMatchObject({ refusal: 'cannot_take_back' });
  await issued('debit_note', 4, 5_00);
  expect(await returnGoods(store.database, sites.nod, back)).toMatchObject({ number: expect.any(String) });
  expect(await findInconsistencies(store)).toEqual(before);
});

test('a credit note for goods says what notes without goods took of the invoice before', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 4]]);
  const { invoice: another } = await dispatchGoods(store, number);
  const staff = { reason: 'Rate', by: 'Meera', now: store.now() };
  const lines = [{ lineNo: 1, quantity: 1, unitMinor: 10_00 }];
  const note = await store.database.transaction((db) =>
    issueNoteWithoutGoods(db, sites.nod, {
      kind: 'credit_note',
      invoice: another,
      lines,
      ...staff,
    }),
  );
  expect(note).not.toBeInstanceOf(Refusal);
  const back = await returnGoods(store.database, sites.nod, {
    invoice: another,
    lines: [{ lineNo: 1, quantity: 1 }],
    restock: true,
    ...staff,
  });
  if (back instanceof Refusal) throw new Error(back.message);
  const { rows } = await store.database.$client.query("select head -> 'ofInvoice' as of from documents where id = $1", [
    back.id,
  ]);
  expect(rows[0].of).toMatchObject({ creditedMinor: 10_00 });
});

test('a debit note that is paid is a bill of the registration that sold, and a debit note on the statement', async () => {
  const note = await issued('debit_note', 1, 1_00);
  await receivePayment(store, 1_18, { invoices: [note.number] });
  const period = { from: today(), to: today() };
  const vouchers = await loadVouchers(store.database, sites.nod, period);
  if (vouchers instanceof Refusal) throw new Error(vouchers.message);
  const bills = vouchers.flatMap((one) => one.bills).filter(({ bill }) => bill === note.number);
  const [debited, paid] = bills;
  expect(bills).toHaveLength(2);
  expect(debited?.registration).not.toBe('');
  expect(paid).toMatchObject({ amountMinor: -1_18, registration: debited?.registration });
  const customerId = await findCustomerId(store, 'active@nod.example');
  const { rows } = await findStatement(store.database, sites.nod, customerId, period, store.now());
  expect(rows.find((row) => row.number === note.number)?.kind).toBe('Debit note');
  expect(rows.find((row) => row.number === invoice)?.kind).toBe('Invoice');
});

test('nothing is added to an invoice that is cancelled at the tax office', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 1]]);
  const { invoice: cancelled } = await dispatchGoods(store, number);
  await store.database.$client.query(
    `update e_invoices set state = 'cancelled', irn = repeat('a', 64), cancelled_at = $2
      where document_id = (select id from documents where number = $1)`,
    [cancelled, store.now()],
  );
  const note = { kind: 'debit_note' as const, lines: [{ lineNo: 1, quantity: 1, unitMinor: 1_00 }], reason: 'Rate' };
  const debit = { ...note, invoice: cancelled, by: 'Meera', now: store.now() };
  expect(await store.database.transaction((db) => issueNoteWithoutGoods(db, sites.nod, debit))).toMatchObject({
    refusal: 'cannot_take_back',
    message: expect.stringContaining('cancelled at the tax office'),
  });
});
