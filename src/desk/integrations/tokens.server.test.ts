import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listOrdersByApi } from '../../api/orders/orders.contract.ts';
import { createTokenAtDesk, endTokenAtDesk, integrationsAtDesk } from './integrations.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('admin');
});

const create = async (name: string, scopes: 'orders:read'[]) =>
  (await store.call(createTokenAtDesk, { site: 'nod', name, scopes, validDays: 90 }, { desk })).body;
const list = async () => (await store.call(integrationsAtDesk, { site: 'nod' }, { desk })).body;
const statusWith = async (bearer: string) => (await store.call(listOrdersByApi, { limit: 1 }, { bearer })).status;

test('a token works from when it is made until it is ended', async () => {
  const { token = '' } = await create('Books', ['orders:read']);
  expect(await statusWith(token)).toBe(200);
  const [row] = (await list()).tokens ?? [];
  expect(row).toMatchObject({ name: 'Books', prefix: token.slice(0, 12), scopes: ['orders:read'] });
  expect(row?.lastUsedAt).toBe(store.now().toISOString());
  const ended = await store.call(endTokenAtDesk, { site: 'nod', id: row?.id ?? 0 }, { desk });
  expect(ended.body.message).toBe('The token Books has ended.');
  expect([await statusWith(token), (await list()).tokens]).toEqual([401, []]);
});

test('a token needs a name of its own and something it may do', async () => {
  expect((await create('', ['orders:read'])).refusal).toBe('name');
  expect((await create('Idle', [])).refusal).toBe('scopes');
  await create('Twice', ['orders:read']);
  expect(await create('Twice', ['orders:read'])).toMatchObject({
    refusal: 'name',
    message: 'There is a token Twice already. Please use another name.',
  });
});
