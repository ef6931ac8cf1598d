import { expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listItemsByApi, readItemByApi, saveStockByApi } from './items.contract.ts';

const store = setUp(openTestStore);

test('stock is set row by row, and a refused row says why', async () => {
  const bearer = await createApiToken(store.database);
  const { body } = await store.call(listItemsByApi, { limit: 1 }, { bearer });
  const itemcode = body.rows?.[0]?.itemcode ?? '';
  const due = { quantity: 3, due_on: '2027-02-01' };
  const rows = [
    { itemcode, branch: '', on_hand: 123_456, arriving: [due] },
    { itemcode: 'NONE', on_hand: 1 },
  ];
  const saved = (await store.call(saveStockByApi, { rows }, { bearer })).body;
  expect(saved).toEqual({
    saved: 1,
    refused: 1,
    rows: [
      { row: 1, saved: true, itemcode, branch: '' },
      {
        row: 2,
        saved: false,
        error: { code: 'unknown_item', message: 'There is no item NONE.', param: 'itemcode' },
      },
    ],
  });
  const after = (await store.call(readItemByApi, { itemcode }, { bearer })).body;
  expect(after.stock[0]).toMatchObject({ on_hand: 123_456, arriving: [due] });
});
