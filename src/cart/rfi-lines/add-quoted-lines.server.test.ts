import { beforeEach, expect, test } from 'vitest';
import { emptyCart, fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { addItem } from '../cart.contract.ts';

const store = setUp(openTestStore);
let token: string;
let number: string;
let codes: string[];
beforeEach(async () => {
  token = await store.signIn('active');
  await emptyCart(store, token);
  number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 100],
    ['6308', 2],
  ]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 640_00, { quantity: 6 }), quoteLine(store, 2, 90_00)]);
  codes = (await loadRfiLines(store, token, number)).map((line) => line.ItemCode);
});

type Line = RequestInput<typeof addItem>['item_info'][number];
const add = (lines: Line[], as = token) => store.call(addItem, { item_info: lines }, { token: as });
const line = (index: number, over: Partial<Line> = {}): Line => ({
  item_id: codes[index] ?? '',
  rfq_id: number,
  flag: 'rfq_history',
  ...over,
});

test('a quoted line has the price and quantity of the quote, whatever the request says', async () => {
  const { body } = await add([line(0, { quantity: '1', amount_per_unit: 0.01, Purchase_Price: 0.01 })]);
  expect(body).toMatchObject({ success: true, num_cart_data: 1 });
  const [history] = await loadRfiLines(store, token, number);
  expect(await loadCart(store, token)).toMatchObject([
    {
      itemname: 'NU205',
      quantity: 6,
      amount_per_unit: 640,
      status: '4',
      Availability: 'Stock',
      exp_dod: history?.exp_dod,
      valid_until: history?.valid_until,
    },
  ]);
  expect(history?.in_cart).toBe(true);
});

test('adding a quoted line twice has the effect of once, beside the ordinary line of its item', async () => {
  await fillCart(store, token, [['NU205', 2]]);
  await add([line(0)]);
  expect((await add([line(0), line(1)])).body).toMatchObject({ success: true, num_cart_data: 3 });
});

test('a quoted line without the number of its RFI is asked for it', async () => {
  const { message } = (await add([line(0, { rfq_id: undefined, item_name: 'NU205' })])).body;
  expect(message).toBe('Please name the RFI in which NU205 was quoted (rfq_id).');
});

test.each<[string, () => Line[], string]>([
  ['a forged RFI number', () => [line(0, { rfq_id: 'NODR26999999' })], 'no_such_quote'],
  ['no RFI number', () => [line(0, { rfq_id: undefined })], 'no_such_quote'],
  ['an item that is not part of it', () => [line(0, { item_id: 'ZW-10601' })], 'no_such_quote'],
  ['a line that awaits its quote', () => [line(2)], 'quote_closed'],
  ['lines of two RFIs', () => [line(0), line(1, { rfq_id: 'NODR26000001' })], 'two_rfis'],
])('%s is refused and does not change the cart', async (_case, lines, refusal) => {
  expect((await add(lines())).body).toMatchObject({ success: false, refusal });
  expect(await loadCart(store, token)).toEqual([]);
});

test('the RFI of another customer is unknown', async () => {
  const other = await store.signIn('newbalance0');
  expect((await add([line(0)], other)).body).toMatchObject({ success: false, refusal: 'no_such_quote' });
});

test('of two lines that are quoted with the same item, the line that is named is added, or one after the other', async () => {
  await answerAsStaff(store, number, [quoteLine(store, 3, 55_00, { itemCode: codes[0] ?? '' })]);
  const lines = await loadRfiLines(store, token, number);
  const [first, , third] = lines;
  expect(third?.ItemCode).toBe(first?.ItemCode);
  await add([line(0, { rfi_line_id: third?.StkTranNo })]);
  expect((await loadCart(store, token)).map((one) => one.amount_per_unit)).toEqual([55]);
  expect((await add([line(0), line(0)])).body).toMatchObject({ success: true, num_cart_data: 2 });
  expect((await add([line(1, { rfi_line_id: third?.StkTranNo })])).body).toMatchObject({ refusal: 'no_such_quote' });
});

test('a duplicate line and mixed flags are invalid requests', async () => {
  expect((await add([line(0), line(0)])).status).toBe(400);
  expect((await add([line(0), { item_id: 'ZW-10601', quantity: 1 }])).status).toBe(400);
});
