import { expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listOrdersByApi } from '../../api/orders/orders.contract.ts';
import { callsPerMinute } from './authenticate-machine.server.ts';

const store = setUp(openTestStore);

const list = (bearer: string) => store.call(listOrdersByApi, { limit: 1 }, { bearer });

test('a reply tells how many calls the token has left in this minute', async () => {
  const bearer = await createApiToken(store.database);
  await list(bearer);
  const { status, headers } = await list(bearer);
  expect([status, headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([
    200,
    `"token";r=${callsPerMinute - 2}`,
    `"token";q=${callsPerMinute};w=60`,
  ]);
});

test('a token that has used them up waits, and others do not', async () => {
  const bearer = await createApiToken(store.database);
  await list(bearer);
  await store.database.$client.query("update limits set points = $1 where key like 'api_token:%'", [callsPerMinute]);
  const { status, headers, body } = await list(bearer);
  expect([status, headers.get('ratelimit'), body.error?.code, body.error?.message]).toEqual([
    429,
    '"token";r=0',
    'too_many_calls',
    'This token has made 600 calls within a minute. Please wait.',
  ]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await list(await createApiToken(store.database))).status).toBe(200);
});

test('a call without a token is told how to send one', async () => {
  const { status, headers } = await store.call(listOrdersByApi, {});
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

test('a scope that is missing is named', async () => {
  const bearer = await createApiToken(store.database, { scopes: ['items:read'] });
  const { status, body } = await list(bearer);
  expect([status, body.error?.type, body.error?.code]).toEqual([403, 'permission', 'missing_scope']);
  expect(body.error?.message).toMatch(/^The token ERP .+ does not have the scope orders:read\.$/);
});
