import { beforeAll, expect, test } from 'vitest';
import { findAudit } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type ExceptionRequest, exceptFromDunning } from './except-customer.server.ts';

const store = setUp(openTestStore);
let customerId: number;
beforeAll(async () => {
  customerId = await findCustomerId(store, 'overdue@nod.example');
});

const except = (over: Partial<ExceptionRequest> = {}) =>
  exceptFromDunning(store.database, sites.nod, {
    customerId,
    excepted: true,
    reason: ' Talks with the owner ',
    by: 'Meera',
    now: store.now(),
    ...over,
  });

test.each([
  [{ reason: ' ' }, 'Say why the customer gets no reminders.'],
  [{ reason: 'x'.repeat(301) }, 'Use at most 300 characters for the reason.'],
  [{ excepted: false }, 'Konkan Paper Mills gets reminders already.'],
  [{ customerId: 0 }, 'NOD has no such customer.'],
])('%j is refused', async (over, message) => {
  expect(await except(over)).toMatchObject({ message });
});

test('a customer is excepted once, with the reason in the audit trail', async () => {
  expect(await except()).toBeUndefined();
  expect(await findAudit(store, 'reminders stopped')).toEqual({ before: null, after: 'Talks with the owner' });
  expect(await except({ by: 'Rohan' })).toMatchObject({
    message: 'Konkan Paper Mills gets no reminders already: Talks with the owner (Meera).',
  });
});

test('the exception ends', async () => {
  expect(await except({ excepted: false, reason: '' })).toBeUndefined();
  expect(await findAudit(store, 'reminders resumed')).toEqual({ before: 'Talks with the owner', after: null });
  expect(await except()).toBeUndefined();
});
