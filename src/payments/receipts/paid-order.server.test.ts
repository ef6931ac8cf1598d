import { beforeAll, expect, test } from 'vitest';
import { findCustomerId, findLedgerInconsistencies } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { bookInvoice } from '../credit/credit.server.ts';
import { creditInfo } from '../credit/credit-info.contract.ts';
import { bookPaidOrder, bookRefund } from './paid-order.server.ts';

const store = setUp(openTestStore);
let customerId: number;
beforeAll(async () => {
  customerId = await findCustomerId(store, 'active@nod.example');
});

const balance = async () =>
  (await store.call(creditInfo, {}, { token: await store.signIn('active') })).body.data.avl_balance;
const paid = (id: number) => ({ orderId: id, paymentId: id, amountMinor: 90_00, reference: 'pay_9', now: store.now() });

test('an order that is paid online gets its receipt and leaves the balance as it was', async () => {
  const before = await balance();
  const receipt = await bookPaidOrder(store.database, sites.nod, customerId, paid(1));
  expect(receipt).toMatchObject({ paid: [], onAccountMinor: 90_00 });
  expect(await balance()).toBe(before);
});

test('one payment is booked once', async () => {
  await expect(bookPaidOrder(store.database, sites.nod, customerId, paid(1))).rejects.toThrow(/duplicate key/);
});

test('its money is reserved for its own invoices', async () => {
  const booking = { amountMinor: 10_00, currency: 'INR' as const, now: store.now(), by: 'test' };
  await bookInvoice(store.database, { site: sites.nod, customerId }, { number: 'NM/P/1', ...booking, orderId: 2 });
  await bookInvoice(store.database, { site: sites.nod, customerId }, { number: 'NM/P/2', ...booking, orderId: 1 });
  const { rows } = await store.database.$client.query(
    "select open_minor from ledger_entries where kind = 'invoice' order by reference",
  );
  expect(rows.map((row) => row.open_minor)).toEqual([10_00, 0]);
});

test('no more than the receipt is refunded; without a receipt nothing is booked', async () => {
  const back = { paymentId: 1, amountMinor: 500_00, why: 'cancelled', now: store.now(), by: 'test' };
  for (let i = 0; i < 2; i += 1) await bookRefund(store.database, sites.nod, back);
  await bookRefund(store.database, sites.nod, { ...back, paymentId: 77 });
  const { rows } = await store.database.$client.query("select amount_minor from ledger_entries where kind = 'refund'");
  expect(rows).toEqual([{ amount_minor: 90_00 }]);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});
