import { afterAll, expect, test } from 'vitest';
import {
  bookOpenInvoice,
  findCustomerId,
  findLedgerInconsistencies,
  findUnpaid,
} from '../../../tests/actions/payments/ledger.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { bookInvoicePayment } from './book-invoice-payment.server.ts';
import type { WantedPayment } from './invoice-payment.rule.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
afterAll(async () => expect(await findLedgerInconsistencies(store)).toEqual([]));

const email = 'active@nod.example';
async function bookPayment(id: number, amountMinor: number, frozen: WantedPayment) {
  const customerId = await findCustomerId(store, email);
  const paid = { id, customerId, company: 'Western Gear & Pump', email, amountMinor, frozen };
  await store.database.transaction((db) =>
    bookInvoicePayment(db, sites.nod, { ...paid, receipt: `receipt ${id}`, captureId: `pay_${id}` }, store.now()),
  );
}

test('each invoice gets its part, and what is left of the money stays on account', async () => {
  await bookOpenInvoice(store, 'NM/B/1', 500_00);
  await bookOpenInvoice(store, 'NM/B/2', 300_00);
  const parts = [
    { reference: 'NM/B/1', amountMinor: 200_00 },
    { reference: 'NM/B/gone', amountMinor: 40_00 },
  ];
  await bookPayment(1, 250_00, { invoices: parts, advanceMinor: 10_00 });
  expect([await findUnpaid(store, 'NM/B/1'), await findUnpaid(store, 'NM/B/2')]).toEqual([300_00, 300_00]);
  const { text } = await office.mailTo(email);
  expect(text).toMatch(/On account:\s+₹\u00a050\.00/);
  expect(text).toMatch(/Total unpaid:\s+₹\u00a0600\.00/);
});

test('a payment is booked once', async () => {
  await expect(bookPayment(1, 10_00, { invoices: [], advanceMinor: 10_00 })).rejects.toThrow();
});
