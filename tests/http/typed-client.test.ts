import { readFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import { beforeAll, expect, test } from 'vitest';
import type { components, paths } from '../../docs/examples/raceway-api.d.ts';
import { createApiToken } from '../actions/api-token.ts';
import { createConfirmedOrder } from '../actions/orders.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { apiTypesPath, programsDocument, typesHeader } from './client-generators.ts';

const store = setUp(openTestStore);
let client: ReturnType<typeof createClient<paths>>;
beforeAll(async () => {
  const authorization = `Bearer ${await createApiToken(store.database)}`;
  client = createClient<paths>({
    baseUrl: 'http://nod.localhost',
    headers: { authorization, host: 'nod.localhost' },
    fetch: async (request) => store.app.request(request),
  });
});

test('the types that programs compile with are those of this document', () => {
  const [first = ''] = readFileSync(apiTypesPath, 'utf8').split('\n', 1);
  expect(`${first}\n`, 'npm run api-types writes them anew').toBe(typesHeader(programsDocument()));
});

test('a typed client reads an item, changes it and reads it again', async () => {
  const page = await client.GET('/api/v1/items', { params: { query: { limit: 1 } } });
  const item: components['schemas']['Item'] | undefined = page.data?.rows[0];
  const itemcode = item?.itemcode ?? '';
  const list_minor = (item?.list_minor ?? 0) + 1_00;
  const saved = await client.POST('/api/v1/items/save', { body: { rows: [{ itemcode, list_minor }] } });
  expect(saved.data?.saved).toBe(1);
  const read = await client.GET('/api/v1/items/{itemcode}', { params: { path: { itemcode } } });
  expect(read.data?.list_minor).toBe(list_minor);
});

test('a typed client dispatches an order, and finds its invoice', async () => {
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 2]]);
  const { data } = await client.POST('/api/v1/dispatches/record', {
    body: { rows: [{ own_number: 'T-1', order, carrier: 'Own van' }] },
  });
  const [row] = data?.rows ?? [];
  if (!row?.saved) throw new Error(row?.error.code);
  const { data: invoices } = await client.GET('/api/v1/invoices', { params: { query: { order } } });
  expect(invoices?.rows.map(({ number, kind }) => [number, kind])).toEqual([[row.invoice, 'tax_invoice']]);
});

test('a typed client knows why a row, a call and a request are refused', async () => {
  const { data } = await client.POST('/api/v1/dispatches/record', {
    body: { rows: [{ own_number: 'T-2', order: '?' }] },
  });
  const [row] = data?.rows ?? [];
  const code: components['schemas']['RefusedDispatch']['error']['code'] | undefined = row?.saved
    ? undefined
    : row?.error.code;
  expect(code).toBe('unknown_order');
  const refused = await client.GET('/api/v1/orders', { params: { query: { cursor: 'x' } } });
  expect([refused.response.status, refused.error?.error.code]).toEqual([409, 'unknown_cursor']);
  const unknown = await client.GET('/api/v1/orders/{number}', { params: { path: { number: 'NONE' } } });
  expect([unknown.response.status, unknown.error?.error.type]).toEqual([404, 'not_found']);
});
