import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartOf } from '../../tests/cart.ts';
import { confirm, reviewed } from '../../tests/order.ts';
import { askFor, quoted, rfiLines, staffAnswer } from '../../tests/rfi.ts';
import { openTestStore, type TestStore } from '../../tests/store.ts';
import { addItem } from '../cart/cart.contract.ts';
import { sites } from '../sites/which-site.ts';
import { holdRfiLine } from './hold-rfi.server.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  token = await store.signIn('active');
});
afterAll(() => store.close());

const hold = (number: string, on: boolean, lineNo = 1) =>
  holdRfiLine(store.database, sites.nod, { number, lineNo, hold: on, by: 'test desk', now: store.now() });

test('a line on hold is RFI Approved in the cart and is not ordered until it is released', async () => {
  const number = await askFor(store, token, [['NU205', 4]]);
  await staffAnswer(store, number, [quoted(store, 1, 640_00)]);
  const [line] = await rfiLines(store, token, number);
  const item_info = [{ item_id: line?.ItemCode ?? '', rfq_id: number, flag: 'rfq_history' as const }];
  await store.call(addItem, { item_info }, { token });
  expect(await hold(number, true)).toBeUndefined();
  const held = await cartOf(store, token);
  expect(held).toMatchObject([{ Availability: 'RFI Approved', status: '4', amount_per_unit: 640 }]);
  expect((await rfiLines(store, token, number))[0]?.on_hold).toBe(true);
  expect((await confirm(store, token, reviewed(held))).body).toMatchObject({ success: false, refusal: 'not_stock' });

  expect(await hold(number, false)).toBeUndefined();
  const free = await cartOf(store, token);
  expect(free).toMatchObject([{ Availability: 'Stock' }]);
  expect((await confirm(store, token, reviewed(free))).body.success).toBe(true);
});

test('only a quoted line is put on hold', async () => {
  const number = await askFor(store, token, [['NU205', 4]]);
  expect(await hold(number, true)).toMatchObject({ refusal: 'not_quoted' });
  expect(await hold(number, true, 7)).toMatchObject({ refusal: 'unknown_line' });
});
