import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listItemsByApi } from '../items/items.contract.ts';
import { savePricesByApi } from './prices.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

const save = (owner: string, rows: { for: string; [cell: string]: string | number }[]) =>
  store.call(savePricesByApi, { owner, rows }, { bearer });

test("a customer's own prices are set by item code, and sent twice change nothing", async () => {
  const items = (await store.call(listItemsByApi, { limit: 1 }, { bearer })).body;
  const code = items.rows?.[0]?.itemcode ?? '';
  const rows = [
    { for: code, min_qty: 10, net_minor: 99_50 },
    { for: 'no such item', discount_percent: 5 },
  ];
  const { body } = await save('active@nod.example', rows);
  expect([body.saved, body.refused]).toEqual([1, 1]);
  expect(body.rows?.[1]).toMatchObject({ row: 2, error: { code: 'invalid_value', param: 'for' } });
  const { body: past } = await save('active@nod.example', [{ for: code, net_minor: 5_00, valid_from: '2020-01-01' }]);
  expect(past.rows?.[0]).toMatchObject({
    error: { param: 'valid_from', message: expect.stringMatching(/ or a later day\.$/) },
  });
  await save('active@nod.example', rows);
  const { rows: written } = await store.database.$client.query(
    "select count(*)::int as count from price_rows where net_minor = 9950 and min_qty = 10 and scope = 'item'",
  );
  expect(written[0].count).toBe(1);
});

test('an unknown price list is a conflict that names the known ones', async () => {
  const { status, body } = await save('No list', [{ for: 'all', discount_percent: 1 }]);
  expect([status, body.error]).toMatchObject([
    409,
    { type: 'refused', code: 'unknown_owner', param: 'owner', message: expect.stringContaining('Standard') },
  ]);
});
