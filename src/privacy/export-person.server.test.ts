import { expect, test } from 'vitest';
import { createConfirmedOrder } from '../../tests/actions/orders.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { Refusal } from '../server/refuse.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { exportPerson } from './export-person.server.ts';

const store = setUp(openTestStore);

const exportOf = (email: string) => exportPerson(store.database, sites.nod, { email, by: 'admin', now: store.now() });

test('an export has what is stored of the person, of nobody else, and no secrets', async () => {
  await createConfirmedOrder(store, await store.signIn('active'), [['6205-2RS/C3', 10]]);
  const file = await exportOf(' Active@nod.example');
  if (file instanceof Refusal) throw new Error(file.message);
  expect(file.tables.users).toEqual([expect.objectContaining({ email: 'active@nod.example', first_name: 'Rohan' })]);
  expect(Object.keys(file.tables)).toEqual(expect.arrayContaining(['addresses', 'orders', 'outbox', 'sessions']));
  const text = JSON.stringify(file);
  expect(text).not.toMatch(/argon2|overdue@nod\.example|approval@nod\.example/);
});

test('an export is in the audit trail', async () => {
  const { rows } = await store.database.$client.query(
    "select subject from audit_trail where action = 'personal data exported'",
  );
  expect(rows).toEqual([{ subject: 'active@nod.example' }]);
});

test('an unknown address is refused', async () => {
  expect(await exportOf('nobody@nod.example')).toBeInstanceOf(Refusal);
});
