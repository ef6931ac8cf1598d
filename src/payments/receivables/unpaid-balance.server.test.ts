import { beforeAll, expect, test } from 'vitest';
import { findAudit, invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { loadReceivables } from './receivables.server.ts';
import { endUnpaidNote, noteUnpaid, type UnpaidNote } from './unpaid-balance.server.ts';

const store = setUp(openTestStore);
let customerId: number;
beforeAll(async () => {
  customerId = await findCustomerId(store, 'newbalance0@nod.example');
  await invoiceFor(store, customerId, 'NM/D/1', 600_00);
});

const note = (over: Partial<UnpaidNote> = {}) =>
  noteUnpaid(store.database, sites.nod, {
    customerId,
    invoice: 'NM/D/1',
    reason: 'dispute',
    note: ' 3 pieces are missing ',
    by: 'Meera',
    now: store.now(),
    ...over,
  });
const disputed = async () =>
  (await loadReceivables(store.database, sites.nod, store.now(), { text: 'deccan' })).customers[0]?.disputedMinor;

test('an invoice in dispute is shown with its reason in the audit trail', async () => {
  expect(await note()).toBeUndefined();
  expect(await disputed()).toBe(600_00);
  expect(await findAudit(store, 'unpaid invoice noted')).toEqual({
    before: null,
    after: { reason: 'dispute', note: '3 pieces are missing' },
  });
});

test('a new note takes the place of the former', async () => {
  expect(await note({ reason: 'later', note: '', by: 'Rohan' })).toBeUndefined();
  expect(await disputed()).toBe(0);
  expect(await findAudit(store, 'unpaid invoice noted')).toMatchObject({
    before: { reason: 'dispute', by: 'Meera' },
    after: { reason: 'later' },
  });
});

test('a note ends once', async () => {
  const end = () =>
    endUnpaidNote(store.database, sites.nod, { customerId, invoice: 'NM/D/1', by: 'Meera', now: store.now() });
  expect(await end()).toBeUndefined();
  expect(await findAudit(store, 'note of unpaid invoice ended')).toMatchObject({
    before: { reason: 'later' },
    after: null,
  });
  expect(await end()).toMatchObject({ message: 'Nothing is noted of NM/D/1.' });
});

test.each<[Partial<UnpaidNote>, string]>([
  [{ note: ' ' }, 'Write what is in dispute.'],
  [{ note: 'x'.repeat(301) }, 'Use at most 300 characters for the reason.'],
  [{ invoice: 'NM/D/9' }, 'The customer has no unpaid invoice NM/D/9.'],
])('%j is refused', async (over, message) => {
  expect(await note(over)).toMatchObject({ message });
});

test('an invoice of another customer is unknown', async () => {
  const other = await findCustomerId(store, 'active@nod.example');
  expect(await note({ customerId: other })).toMatchObject({ refusal: 'unknown_invoice' });
});
