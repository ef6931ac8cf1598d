import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods, findInconsistencies } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { cancelLines } from '../fulfilment/cancel-lines.server.ts';
import { decideOrder } from '../fulfilment/decide-order.server.ts';
import { returnGoods } from '../returns/return-goods.server.ts';
import { billWholeOrder, wholeInvoiceOf } from './bill-whole-order.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active', 'gwd');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const staff = () => ({ by: 'test', now: store.now() });
const order = () => createConfirmedOrder(store, token, [['6205-2RS/C3', 10]], { site: 'gwd' });
const bill = (number: string) => store.database.transaction((db) => billWholeOrder(db, sites.gwd, number, staff()));
const balance = async () => (await store.call(creditInfo, {}, { token, site: 'gwd' })).body.data.avl_balance;
const documentsOf = async (number: string) =>
  (
    await store.database.$client.query(
      "select kind, total_minor from documents where head ->> 'orderNumber' = $1 order by id",
      [number],
    )
  ).rows;

test('a prepaid order is billed once as a whole; its dispatches are not billed again', async () => {
  const number = await order();
  const used = await balance();
  expect((await bill(number))?.number).toMatch(/^GD\/\d{4}\/\d{6}$/);
  expect(await bill(number)).toBeUndefined();
  expect(await balance()).toBe(used);
  expect(await dispatchGoods(store, number, {}, 'gwd')).toMatchObject({ invoice: '', stillOwed: 0 });
});

test('a whole order cancelled after billing is credited in full', async () => {
  const before = await balance();
  const number = await order();
  const issued = await bill(number);
  await decideOrder(store.database, sites.gwd, { number, to: 'Cancelled', ...staff() });
  expect(await documentsOf(number)).toEqual([
    { kind: 'tax_invoice', total_minor: issued?.totalMinor },
    { kind: 'credit_note', total_minor: issued?.totalMinor },
  ]);
  expect(await balance()).toBe(before);
});

test('cancelling the rest credits the owed pieces, in addition to returned ones', async () => {
  const number = await order();
  const issued = await bill(number);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 6 }] }, 'gwd');
  await cancelLines(store.database, sites.gwd, { number, ...staff() });
  const back = {
    invoice: issued?.number ?? '',
    lines: [{ lineNo: 1, quantity: 6 }],
    reason: 'x',
    restock: true,
    ...staff(),
  };
  expect(await returnGoods(store.database, sites.gwd, back)).toMatchObject({ number: expect.any(String) });
  const [invoice, ...notes] = await documentsOf(number);
  expect(notes).toHaveLength(2);
  expect(notes.reduce((sum, note) => sum + note.total_minor, 0)).toBe(invoice.total_minor);
});

test('pieces billed but not sent cannot be returned', async () => {
  const number = await order();
  const { number: invoice = '' } = (await bill(number)) ?? {};
  const back = (lines?: { lineNo: number; quantity: number }[]) =>
    returnGoods(store.database, sites.gwd, {
      invoice,
      reason: 'x',
      restock: true,
      ...(lines && { lines }),
      ...staff(),
    });
  expect(await back()).toMatchObject({ message: 'Nothing is left to return.' });
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 6 }] }, 'gwd');
  expect(await back([{ lineNo: 1, quantity: 7 }])).toMatchObject({ message: 'Line 1: only 6 can be returned.' });
  expect(await back()).toMatchObject({ number: expect.any(String) });
});

test('an unknown order cannot be billed', async () => {
  await expect(bill('GWD26999999')).rejects.toThrow('GWD has no order GWD26999999 to bill');
});

test('the invoice of the whole order is the one without a dispatch', () => {
  const proforma = { kind: 'proforma', dispatchId: null };
  const ofDispatch = { kind: 'tax_invoice', dispatchId: 7 };
  const ofOrder = { kind: 'tax_invoice', dispatchId: null };
  expect(wholeInvoiceOf([proforma, ofDispatch, ofOrder])).toBe(ofOrder);
  expect(wholeInvoiceOf([proforma, ofDispatch])).toBeUndefined();
});
