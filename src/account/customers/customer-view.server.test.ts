import { beforeAll, expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { addNote } from './add-note.server.ts';
import { customerHistory, historyPageSize, viewCustomer } from './customer-view.server.ts';
import { setSalesManager } from './set-sales-manager.server.ts';

const store = setUp(openTestStore);
let customerId: number;
beforeAll(async () => {
  customerId = await findCustomerId(store, 'active@nod.example');
});

const by = () => ({ email: 'active@nod.example', by: 'Meera', now: store.now() });
const view = (site: 'nod' | 'gwd' = 'nod') => viewCustomer(store.database, sites[site], customerId);

test('a customer is shown with its people, checked registrations, addresses and notes', async () => {
  await addNote(store.database, sites.nod, { ...by(), text: 'Pays by cheque' });
  expect(await view()).toMatchObject({
    company: 'Western Gear & Pump',
    status: 'active',
    people: [{ email: 'active@nod.example', firstName: 'Rohan' }],
    notes: [{ text: 'Pays by cheque', createdBy: 'Meera' }],
  });
  const shown = await view();
  expect(shown?.addresses).toHaveLength(4);
  const [standard] = shown?.registrations ?? [];
  expect(standard).toMatchObject({ number: '27AAACW1938G1ZB', isDefault: true, region: 'Maharashtra' });
  expect(standard?.checks.filter(({ passed }) => !passed)).toEqual([]);
});

test('another customer with the same number, or who waits with it, is named', async () => {
  await store.database.$client.query(
    `update tax_registrations set pending_number = '27AAACW1938G1ZB', pending_at = now()
      where is_default and customer_id = (select customer_id from users where email = 'overdue@nod.example')`,
  );
  const others = (await view())?.registrations[0]?.checks.find(({ kind }) => kind === 'others');
  expect(others).toMatchObject({ passed: false, text: expect.stringContaining('overdue@nod.example') });
});

test('a customer of another site is not shown', async () => {
  expect(await view('gwd')).toBeUndefined();
});

test('the history of a customer comes newest first, page by page, and without that of others', async () => {
  for (let i = 1; i <= historyPageSize + 1; i += 1)
    await setSalesManager(store.database, sites.nod, { ...by(), salesManager: `Manager ${i}` });
  await setSalesManager(store.database, sites.nod, { ...by(), email: 'overdue@nod.example', salesManager: 'Other' });
  const first = await customerHistory(store.database, sites.nod, customerId, 0);
  expect(first).toHaveLength(historyPageSize);
  expect(first[0]).toMatchObject({
    actorName: 'Meera',
    action: 'sales manager set',
    details: { before: `Manager ${historyPageSize}`, after: `Manager ${historyPageSize + 1}` },
  });
  const second = await customerHistory(store.database, sites.nod, customerId, first.at(-1)?.id ?? 0);
  expect(second.map(({ details }) => details?.after)).toEqual(['Manager 1', 'Pays by cheque']);
  expect(await customerHistory(store.database, sites.gwd, customerId, 0)).toEqual([]);
});
