import { expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listItemsByApi } from './items.contract.ts';

const store = setUp(openTestStore);

test('items are listed page by page with their stock', async () => {
  const bearer = await createApiToken(store.database);
  const list = async (after: string) => (await store.call(listItemsByApi, { after, limit: 40 }, { bearer })).body;
  const first = await list('');
  const second = await list(first.rows?.at(-1)?.itemcode ?? '');
  expect(first.more).toBe(true);
  const codes = [...(first.rows ?? []), ...(second.rows ?? [])].map(({ itemcode }) => itemcode);
  expect(new Set(codes).size).toBe(80);
  expect(first.rows?.some(({ stock }) => stock.some(({ on_hand }) => on_hand > 0))).toBe(true);
});

test('a page has at least one and at most 500 items', async () => {
  const bearer = await createApiToken(store.database);
  for (const limit of [0, 501, 1.5]) expect((await store.call(listItemsByApi, { limit }, { bearer })).status).toBe(400);
});
