import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listItemsByApi } from '../items/items.contract.ts';
import { listPricesByApi, savePricesByApi } from './prices.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

test('what was set is listed as it is sent, and sent again changes nothing', async () => {
  const owner = 'active@nod.example';
  const [item] = (await store.call(listItemsByApi, { limit: 1 }, { bearer })).body.rows;
  const rows = [
    { for: item?.itemcode ?? '', min_qty: 20, net_minor: 88_00 },
    { for: 'maker: ZWZ', discount_percent: 4.5 },
  ];
  await store.call(savePricesByApi, { owner, rows }, { bearer });
  const { body } = await store.call(listPricesByApi, { owner, limit: 500 }, { bearer });
  expect(body.rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ for: item?.itemcode, min_qty: 20, net_minor: 88_00, discount_percent: null }),
      expect.objectContaining({ discount_percent: 4.5, net_minor: null, currency: 'INR' }),
    ]),
  );
  const again = await store.call(savePricesByApi, { owner, rows: body.rows }, { bearer });
  expect([again.body.saved, again.body.refused]).toEqual([body.rows.length, 0]);
  expect((await store.call(listPricesByApi, { owner, limit: 500 }, { bearer })).body.rows).toEqual(body.rows);
});

test('the rows of a price list are read page by page', async () => {
  const read = [];
  let [cursor, more] = ['', true];
  while (more) {
    const { body } = await store.call(listPricesByApi, { owner: 'Standard', cursor, limit: 2 }, { bearer });
    read.push(...body.rows);
    [cursor, more] = [body.cursor, body.more];
  }
  const { body } = await store.call(listPricesByApi, { owner: 'Standard', limit: 500 }, { bearer });
  expect(read).toEqual(body.rows);
});
