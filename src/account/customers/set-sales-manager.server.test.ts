import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { setSalesManager } from './set-sales-manager.server.ts';

const store = setUp(openTestStore);

const set = (salesManager: string, seen?: string, email = 'active@nod.example') =>
  setSalesManager(store.database, sites.nod, { email, salesManager, seen, by: 'Meera', now: store.now() });

test('a customer gets a sales manager, another one, and none', async () => {
  expect(await set(' Anil Joshi ', '')).toBeUndefined();
  expect(await set('Farah Khan', 'Anil Joshi')).toBeUndefined();
  expect(await set('', 'Farah Khan')).toBeUndefined();
  const { rows } = await store.database.$client.query(
    "select details from audit_trail where action = 'sales manager set' order by id",
  );
  expect(rows.map(({ details }) => details)).toEqual([
    { before: null, after: 'Anil Joshi' },
    { before: 'Anil Joshi', after: 'Farah Khan' },
    { before: 'Farah Khan', after: null },
  ]);
});

test.each<[string, () => ReturnType<typeof set>, string]>([
  ['nobody again', () => set(''), 'not_allowed'],
  ['a name that is too long', () => set('x'.repeat(101)), 'too_long'],
  ['a change of what somebody else has changed', () => set('Anil', 'Farah Khan'), 'changed_meanwhile'],
  ['an unknown account', () => set('Anil', undefined, 'nobody@nod.example'), 'unknown_account'],
])('%s is refused', async (_, change, refusal) => {
  expect(await change()).toMatchObject({ refusal });
});
