import { expect, test } from 'vitest';
import { addEndpoint } from '../../../tests/actions/webhooks.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { resolveHost } from './endpoint-address.server.ts';
import { createEndpoint, endEndpoint, findEndpoints, switchEndpointOn } from './manage-endpoints.server.ts';

const store = setUp(openTestStore);

const change = (id: number) => ({ id, by: 'A. Shah', now: store.now() });

test('the secret of an endpoint is returned once and stored encrypted', async () => {
  const secret = await addEndpoint(store, 'http://127.0.0.1:4000/a');
  const { rows } = await store.database.$client.query('select e::text as row from webhook_endpoints e');
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
});

test('an address is added once, also when it is sent twice at the same time, and again after it was removed', async () => {
  const url = 'http://127.0.0.1:4000/twice';
  const added = await Promise.allSettled([addEndpoint(store, url), addEndpoint(store, url)]);
  expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(addEndpoint(store, url)).rejects.toThrow('is in the list already');
  const endpoints = await findEndpoints(store.database, { site: 'nod' });
  const [endpoint, ...others] = endpoints.filter((one) => one.url === url);
  expect(others).toEqual([]);
  await endEndpoint(store.database, sites.nod, change(endpoint?.id ?? 0));
  await addEndpoint(store, url);
});

test('an address that must not be called is refused', async () => {
  const rules = { allowLoopback: false, resolve: resolveHost };
  const create = (url: string) =>
    createEndpoint(
      store.database,
      sites.nod,
      { secret: store.server.secret, rules },
      { url, events: ['rfi.sent'], by: 'A. Shah', now: store.now() },
    );
  expect(await create('http://erp.example.com/')).toMatchObject({ refusal: 'url' });
  expect(await create('https://127.0.0.1/')).toMatchObject({
    message: '127.0.0.1 is 127.0.0.1, which is not an address of the public internet.',
  });
  expect(await create('https://[::1]/')).toBeInstanceOf(Refusal);
});

test('an endpoint that was switched off is switched on again, and one is removed once', async () => {
  await addEndpoint(store, 'http://127.0.0.1:4000/b');
  const endpoints = await findEndpoints(store.database, { site: 'nod' });
  const id = endpoints.find(({ url }) => url.endsWith('/b'))?.id ?? 0;
  expect(await switchEndpointOn(store.database, sites.nod, change(id))).toBeInstanceOf(Refusal);
  await store.database.$client.query('update webhook_endpoints set switched_off_at = now() where id = $1', [id]);
  expect(await switchEndpointOn(store.database, sites.zwz, change(id))).toBeInstanceOf(Refusal);
  expect(await switchEndpointOn(store.database, sites.nod, change(id))).toEqual({ url: 'http://127.0.0.1:4000/b' });
  expect(await endEndpoint(store.database, sites.zwz, change(id))).toBeInstanceOf(Refusal);
  expect(await endEndpoint(store.database, sites.nod, change(id))).toEqual({ url: 'http://127.0.0.1:4000/b' });
  expect(await endEndpoint(store.database, sites.nod, change(id))).toBeInstanceOf(Refusal);
  const { rows } = await store.database.$client.query(
    "select action from audit_trail where subject = 'http://127.0.0.1:4000/b' order by id",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'webhook endpoint created',
    'webhook endpoint switched on',
    'webhook endpoint removed',
  ]);
});
