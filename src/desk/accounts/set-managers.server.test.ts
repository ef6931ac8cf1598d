import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { setManagersOfCustomers } from './set-managers.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let ids: number[];
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
  const { rows } = await store.database.$client.query<{ id: number }>(
    "select id from customers where site = 'nod' order by id limit 2",
  );
  ids = rows.map(({ id }) => id);
});

async function give(to: string, seen: readonly string[], customers = ids) {
  const { body } = await store.call(
    setManagersOfCustomers,
    {
      site: 'nod',
      customers: customers.map((customerId, index) => ({ customerId, salesManager: to, seen: seen[index] ?? '' })),
    },
    { desk },
  );
  return body;
}
async function managers() {
  const { rows } = await store.database.$client.query<{ sales_manager: string | null }>(
    'select sales_manager from customers where id = any($1) order by id',
    [ids],
  );
  return rows.map(({ sales_manager }) => sales_manager);
}

test('several customers get a sales manager, and get back the ones they had', async () => {
  await store.database.$client.query('update customers set sales_manager = null where id = any($1)', [ids]);
  expect((await give('K. Rao', ['', ''])).done).toEqual(ids.map(String));
  expect(await managers()).toEqual(['K. Rao', 'K. Rao']);
  expect((await give('', ['K. Rao', 'K. Rao'])).refused).toEqual([]);
  expect(await managers()).toEqual([null, null]);
});

test('a customer whom somebody else has given away meanwhile, or who is unknown, is refused alone', async () => {
  const [first = 0, second = 0] = ids;
  await give('K. Rao', [''], [first]);
  const { done, refused } = await give('Meera Iyer', ['', '', ''], [first, second, 999_999]);
  expect(done).toEqual([String(second)]);
  expect(refused.map(({ key }) => key)).toEqual([String(first), '999999']);
  expect(refused[0]?.message).toContain('The sales manager is K. Rao');
  expect(await managers()).toEqual(['K. Rao', 'Meera Iyer']);
});
