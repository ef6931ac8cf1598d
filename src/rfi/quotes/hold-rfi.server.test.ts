import { beforeAll, expect, test } from 'vitest';
import { loadCart } from '../../../tests/actions/cart.ts';
import { submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addItem } from '../../cart/cart.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { holdRfiLine } from './hold-rfi.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const hold = (number: string, on: boolean, lineNo = 1) =>
  holdRfiLine(store.database, sites.nod, { number, lineNo, hold: on, by: 'test desk', now: store.now() });

test('a line on hold is RFI Approved in the cart and is not ordered until it is released', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 640_00)]);
  const [line] = await loadRfiLines(store, token, number);
  const item_info = [{ item_id: line?.ItemCode ?? '', rfq_id: number, flag: 'rfq_history' as const }];
  await store.call(addItem, { item_info }, { token });
  expect(await hold(number, true)).toBeUndefined();
  const held = await loadCart(store, token);
  expect(held).toMatchObject([{ Availability: 'RFI Approved', status: '4', amount_per_unit: 640 }]);
  expect((await loadRfiLines(store, token, number))[0]?.on_hold).toBe(true);
  expect((await submitOrder(store, token, toReviewedLines(held))).body).toMatchObject({
    success: false,
    refusal: 'not_stock',
  });

  expect(await hold(number, false)).toBeUndefined();
  const free = await loadCart(store, token);
  expect(free).toMatchObject([{ Availability: 'Stock' }]);
  expect((await submitOrder(store, token, toReviewedLines(free))).body.success).toBe(true);
});

test('only a quoted line can be put on hold', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  expect(await hold(number, true)).toMatchObject({ refusal: 'not_quoted' });
  expect(await hold(number, true, 7)).toMatchObject({ refusal: 'unknown_line' });
});
