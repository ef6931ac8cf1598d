import { beforeAll, expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addNote } from '../../account/customers/add-note.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { customerHistoryAtDesk, customerRecord } from './customer.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let id: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
  id = String(await findCustomerId(store, 'active@nod.example'));
});

const record = (customerId = id, site: 'nod' | 'gwd' = 'nod') =>
  store.call(customerRecord, { site, customerId }, { desk });

test('one call shows the whole customer', async () => {
  const { customer, priceLists } = (await record()).body;
  expect(customer).toMatchObject({
    company: 'Western Gear & Pump',
    statusLabel: 'Active',
    priceList: 'Standard',
    people: [{ email: 'active@nod.example', emailVerified: true }],
    terms: { periodDays: expect.any(Number) },
    statement: { company: 'Western Gear & Pump' },
  });
  expect(customer.addresses).toHaveLength(4);
  expect(customer.registrations[0]?.checks.map(({ kind }) => kind)).toContain('pan');
  expect(customer.orderCount).toBeGreaterThanOrEqual(customer.orders.length);
  expect(priceLists).toContain('Standard');
});

test('what was done to the customer is shown newest first', async () => {
  const by = { by: 'Meera', now: store.now() };
  for (const text of ['First', 'Second'])
    await addNote(store.database, sites.nod, { email: 'active@nod.example', text, ...by });
  const { entries } = (await store.call(customerHistoryAtDesk, { site: 'nod', customerId: id }, { desk })).body;
  expect(entries.slice(0, 2)).toMatchObject([
    { actorName: 'Meera', action: 'note added', details: { after: 'Second' } },
    { details: { after: 'First' } },
  ]);
  const before = String(entries[0]?.id);
  const older = (await store.call(customerHistoryAtDesk, { site: 'nod', customerId: id, before }, { desk })).body;
  expect(older.entries[0]?.details).toEqual({ after: 'First' });
  expect(older.more).toBe(false);
});

test('a customer of another site, or of none, is not found', async () => {
  expect((await record('0')).status).toBe(404);
  expect((await record(id, 'gwd')).status).toBe(404);
  const { body } = await store.call(customerHistoryAtDesk, { site: 'gwd', customerId: id }, { desk, site: 'gwd' });
  expect(body.entries).toEqual([]);
});
