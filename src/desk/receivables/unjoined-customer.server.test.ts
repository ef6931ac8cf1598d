import { beforeAll, expect, test } from 'vitest';
import { addKnownCustomer } from '../../../tests/actions/account/known-customer.ts';
import { invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf } from '../../lib/dates.ts';
import { sendDunningLetter } from '../../payments/dunning/send-dunning.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { setPriceListOfCustomer, setTermsOfCustomer } from '../accounts/change-customer.contract.ts';
import { customerRecord } from '../accounts/customer.contract.ts';
import { payersAtDesk } from '../bank/bank.contract.ts';
import { callListAtDesk, debtorAtDesk, previewReminderAtDesk, recordReceiptAtDesk } from './debtor.contract.ts';
import { receivablesAtDesk } from './receivables.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
});

/** A customer for whom nobody signs in, with an invoice that is 60 days old. */
async function debtor(more = {}) {
  const known = await addKnownCustomer(store, more);
  const number = `OLD/${known.customerId}`;
  await invoiceFor(store, known.customerId, number, 1_180_00, { site: 'nod', daysAgo: 60 });
  return { ...known, number, at: { site: 'nod' as const, customerId: String(known.customerId) } };
}

test('ageing, ledger, calls and credit of a customer for whom nobody signs in', async () => {
  const { customerId, company, email, number, at } = await debtor({ mobile: '+919820012345' });
  const { rows } = (await store.call(receivablesAtDesk, { site: 'nod' }, { desk })).body;
  expect(rows).toContainEqual(expect.objectContaining({ customerId, company, email, days30: 1_180_00 }));
  const shown = (await store.call(debtorAtDesk, at, { desk })).body;
  expect(shown.statement).toMatchObject({ unpaid: 1180, overdue: 1180 });
  expect(shown.email).toBe(email);
  const { calls } = (await store.call(callListAtDesk, { site: 'nod' }, { desk })).body;
  expect(calls).toContainEqual(expect.objectContaining({ customerId, mobile: '+919820012345' }));
  const { customer } = (await store.call(customerRecord, at, { desk })).body;
  expect(customer).toMatchObject({ overdue: true, statement: { unpaid: 1180 } });
  expect(customer.statement.open_items).toMatchObject([{ number }]);
});

test('a reminder and a receipt go to the main contact', async () => {
  const { customerId, email, number, at } = await debtor();
  expect((await store.call(previewReminderAtDesk, { ...at, stage: '' }, { desk })).body).toMatchObject({
    receiver: email,
  });
  const sent = await sendDunningLetter(store.database, sites.nod, { customerId, by: 'Meera', now: store.now() });
  expect(sent).toMatchObject({ receiver: email, invoices: [number] });
  expect((await office.mailTo(email)).text).toContain(number);
  const money = { amount: 180_00, reference: 'UTR 1', day: dayOf(store.now(), 'Asia/Kolkata'), invoices: [number] };
  const received = await store.call(recordReceiptAtDesk, { ...at, ...money }, { desk });
  expect(received.body).toMatchObject({ success: true, onAccount: 0 });
  expect((await office.mailTo(email)).text).toContain('UTR 1');
  expect((await store.call(debtorAtDesk, at, { desk })).body.statement).toMatchObject({ unpaid: 1000 });
});

test('without an address nobody is mailed, and all the rest works', async () => {
  const { at, number } = await debtor({ email: '', contactName: 'By telephone' });
  const money = { amount: 1_180_00, reference: 'UTR 2', day: dayOf(store.now(), 'Asia/Kolkata'), invoices: [number] };
  expect((await store.call(recordReceiptAtDesk, { ...at, ...money }, { desk })).body).toMatchObject({ success: true });
  const terms = { limitMinor: 900_00, periodDays: 15, graceDays: 0, note: '' };
  const seen = { limitMinor: 2_500_00, periodDays: 30, graceDays: 0 };
  expect((await store.call(setTermsOfCustomer, { ...at, ...terms, seen }, { desk })).body).toMatchObject({
    success: true,
    availableMinor: 900_00,
  });
  const { body } = await store.call(setPriceListOfCustomer, { ...at, priceList: 'Standard', seen: '' }, { desk });
  expect(body).toMatchObject({ success: true });
  const { rows } = await store.database.$client.query("select count(*)::int as mails from outbox where receiver = ''");
  expect(rows).toEqual([{ mails: 0 }]);
});

test('money in the bank is found for it by name', async () => {
  const { customerId, company } = await debtor();
  const { payers } = (await store.call(payersAtDesk, { site: 'nod', q: company }, { desk })).body;
  expect(payers).toContainEqual(expect.objectContaining({ customerId }));
});
