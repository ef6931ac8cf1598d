import { expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { viewCustomer } from '../../account/customers/customer-view.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { findStatement } from '../../orders/statement/statement.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { toCustomerRecord } from './customer-record.server.ts';

const store = setUp(openTestStore);

test.each([
  [0, 'Active', false],
  [100, 'Overdue', true],
])('an Active account with %i overdue is %s', async (amount, label, overdue) => {
  const customerId = await findCustomerId(store, 'active@nod.example');
  const today = dayOf(store.now(), sites.nod.calendar.timeZone);
  const customer = await viewCustomer(store.database, sites.nod, customerId);
  const statement = await findStatement(store.database, sites.nod, customerId, { from: today, to: today }, store.now());
  if (!customer) throw new Error('there is no such customer');
  const record = toCustomerRecord(sites.nod, {
    customer,
    invitations: [],
    statement: { ...statement, overdue: amount },
    terms: null,
    changes: [],
    orders: [],
    rfis: [],
    counts: { orders: 0, rfis: 0 },
    priceList: null,
  });
  expect(record).toMatchObject({ statusLabel: label, overdue, terms: null });
  expect(record.addresses[0]?.region).toBe('Maharashtra');
});
