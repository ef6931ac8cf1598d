import { beforeAll, expect, test } from 'vitest';
import { bookOpenInvoice, findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { mailReceipt, mailReversal, receiptAudit } from './announce-receipt.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
beforeAll(async () => {
  await bookOpenInvoice(store, 'NM/A/1', 500_00);
});

const email = 'active@nod.example';
const payer = async () => ({ customerId: await findCustomerId(store, email), company: 'Western Gear & Pump', email });
const money = () => ({
  amountMinor: 250_00,
  reference: 'NEFT 1',
  receivedOn: '2026-11-20',
  now: store.now(),
  by: 'Meera',
});

test('the mail says what was paid, what of it is still unpaid, and what is unpaid in all', async () => {
  const paid = [{ reference: 'NM/A/1', amountMinor: 200_00 }];
  const receipt = { number: 'NODP26000001', paid, onAccountMinor: 50_00 };
  await mailReceipt(store.database, sites.nod, await payer(), money(), receipt);
  const { subject, text } = await office.mailTo(email);
  expect(subject).toBe('We received ₹\u00a0250.00');
  for (const part of ['NODP26000001', '20 Nov 2026', '200.00, ₹\u00a0500.00 of it still unpaid', 'Total unpaid'])
    expect(text).toContain(part);
});

test('the mail of a reversal says why', async () => {
  const reversal = { number: 'NODP26000001', why: 'The cheque was refused.' };
  await mailReversal(store.database, sites.nod, await payer(), money(), reversal);
  const { subject, text } = await office.mailTo(email);
  expect(subject).toBe('Your payment of ₹\u00a0250.00 was reversed');
  expect(text).toContain('The cheque was refused.');
});

test('the audit trail keeps the amount, the reference and whose it is', () => {
  const { now } = money();
  expect(receiptAudit(sites.nod, { customerId: 7 }, money(), { order: 'NOD26000001' })).toEqual({
    site: 'nod',
    at: now,
    actor: 'staff',
    actorName: 'Meera',
    customerId: 7,
    details: { amountMinor: 250_00, reference: 'NEFT 1', order: 'NOD26000001' },
  });
});
