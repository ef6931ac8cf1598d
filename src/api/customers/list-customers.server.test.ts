import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listCustomersByApi, readCustomerByApi } from './customers.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

async function readAll(from = '') {
  const rows = [];
  let [cursor, more] = [from, true];
  while (more) {
    const { body } = await store.call(listCustomersByApi, { cursor, limit: 500 }, { bearer });
    rows.push(...(body.rows ?? []));
    [cursor, more] = [body.cursor ?? '', body.more ?? false];
  }
  return { rows, cursor };
}
const has = (email: string) => (row: { users: { email: string }[] }) => row.users.some((user) => user.email === email);

test('a customer is listed with its users, tax numbers and terms', async () => {
  const { rows } = await readAll();
  const customer = rows.find(has('active@nod.example'));
  expect(customer).toMatchObject({ status: 'active', price_list: 'Standard', terms: { currency: 'INR' } });
  expect(customer?.tax_registrations.filter(({ main }) => main)).toHaveLength(1);
  expect(rows.find(has('pending@nod.example'))?.terms).toBeNull();
  expect(rows.some(has('active@zwz.example'))).toBe(false);
});

test('new terms list the customer again', async () => {
  const { cursor } = await readAll();
  await store.database.$client.query(
    `update credit_terms set limit_minor = limit_minor + 100
      where customer_id = (select customer_id from users where email = 'active@nod.example')`,
  );
  const { rows } = await readAll(cursor);
  expect(rows.map(({ users }) => users[0]?.email)).toEqual(['active@nod.example']);
});

test('customers are found by status, address and tax number, and one is read by its id', async () => {
  const { rows: all } = await readAll();
  const customer = all.find(has('active@nod.example'));
  const list = async (filter: { status?: 'active'; email?: string; tax_number?: string; created_to?: string }) =>
    (await store.call(listCustomersByApi, { limit: 500, ...filter }, { bearer })).body.rows;
  expect(await list({ status: 'active' })).toEqual(all.filter(({ status }) => status === 'active'));
  expect(await list({ email: 'Active@nod.example' })).toEqual([customer]);
  const number = customer?.tax_registrations[0]?.number ?? '';
  expect(await list({ tax_number: number })).toEqual(
    all.filter(({ tax_registrations }) => tax_registrations.some((one) => one.number === number)),
  );
  expect(await list({ created_to: '2000-01-01' })).toEqual([]);
  const read = (site: 'nod' | 'zwz', token: string) =>
    store.call(readCustomerByApi, { id: customer?.id ?? 0 }, { bearer: token, site });
  expect((await read('nod', bearer)).body).toEqual(customer);
  expect((await read('zwz', await createApiToken(store.database, { site: 'zwz' }))).status).toBe(404);
});
