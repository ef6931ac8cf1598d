import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { createToken, endToken, findTokensInForce } from './manage-tokens.server.ts';

const store = setUp(openTestStore);

const create = (name: string) =>
  createToken(store.database, sites.nod, {
    name,
    scopes: ['orders:read', 'items:read'],
    validDays: 30,
    by: 'A. Shah',
    now: store.now(),
  });

test('a token is returned once; its prefix is kept, and of the rest only a hash', async () => {
  const created = await create('Books');
  if (created instanceof Refusal) throw new Error(created.message);
  const [row] = await findTokensInForce(store.database, { site: 'nod' });
  expect(created.token).toMatch(/^rw_nod_[\w-]{43}$/);
  expect(row).toMatchObject({
    name: 'Books',
    prefix: created.token.slice(0, 12),
    scopes: ['items:read', 'orders:read'],
  });
  expect(row?.expiresAt?.getTime()).toBe(store.now().getTime() + 30 * 24 * 3_600_000);
  const { rows } = await store.database.$client.query('select t::text as row from api_tokens t');
  expect(JSON.stringify(rows)).not.toContain(created.token.slice(12));
});

test('two tokens in force have two names', async () => {
  await create('Warehouse');
  expect(await create('warehouse')).toBeInstanceOf(Refusal);
});

test('an ended token is no longer listed, and ends once', async () => {
  await create('Old ERP');
  const tokens = await findTokensInForce(store.database, { site: 'nod' });
  const id = tokens.find(({ name }) => name === 'Old ERP')?.id ?? 0;
  const end = (site: 'nod' | 'zwz') => endToken(store.database, sites[site], { id, by: 'A. Shah', now: store.now() });
  expect(await end('zwz')).toBeInstanceOf(Refusal);
  expect(await end('nod')).toEqual({ name: 'Old ERP' });
  expect(await end('nod')).toBeInstanceOf(Refusal);
  const { rows } = await store.database.$client.query(
    "select action, actor_name from audit_trail where subject = 'Old ERP' order by id",
  );
  expect(rows).toEqual([
    { action: 'API token created', actor_name: 'A. Shah' },
    { action: 'API token ended', actor_name: 'A. Shah' },
  ]);
});
