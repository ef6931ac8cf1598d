import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import {
  createPriceListAtDesk,
  findCustomersToPriceAtDesk,
  listPriceListsAtDesk,
  renamePriceListAtDesk,
} from './price-lists.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('catalogue');
});

const site = 'nod';

test('a price list is made, copied, renamed and listed', async () => {
  const create = async (name: string, copyOf?: number) =>
    (await store.call(createPriceListAtDesk, { site, name, copyOf }, { desk })).body;
  const made = await create('Mills');
  expect(made.owner).toMatch(/^list-\d+$/);
  expect((await create('mills')).message).toBe('There is a price list Mills already.');
  const lists = async () => (await store.call(listPriceListsAtDesk, { site }, { desk })).body.lists;
  const standard = (await lists()).find(({ name }) => name === 'Standard');
  await create('Users', standard?.id);
  const users = (await lists()).find(({ name }) => name === 'Users');
  expect(users?.rows).toBe(standard?.rows);
  const rename = async (name: string, seen: string) =>
    (await store.call(renamePriceListAtDesk, { site, id: users?.id ?? 0, name, seen }, { desk })).body;
  expect(await rename('Actual users', 'Users')).toMatchObject({ name: 'Actual users', owner: users?.owner });
  expect((await rename('Plants', 'Users')).refusal).toBe('changed_meanwhile');
});

test('customers are found by name, by a word in it, and by e-mail address', async () => {
  const find = async (q: string) => {
    const { body } = await store.call(findCustomersToPriceAtDesk, { site, q }, { desk });
    return body.customers.map(({ email }) => email);
  };
  const { rows } = await store.database.$client.query(
    `select c.name from customers c join users u on u.customer_id = c.id where u.email = 'active@nod.example'`,
  );
  const name: string = rows[0].name;
  expect(await find(name.slice(0, 6).toUpperCase())).toContain('active@nod.example');
  expect(await find(name.split(' ')[1] ?? '')).toContain('active@nod.example');
  expect(await find('active@')).toEqual(['active@nod.example']);
  expect(await find('%')).toEqual([]);
  expect(await find('')).toEqual([]);
});
