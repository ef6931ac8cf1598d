import { beforeAll, expect, test } from 'vitest';
import { fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addItem } from '../cart.contract.ts';
import { checkRfi } from './check-rfi.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const check = (...ids: number[]) => store.call(checkRfi, { item_info: ids.map((item_id) => ({ item_id })) }, { token });

test('lines of the cart can be requested, and are counted', async () => {
  const lines = await fillCart(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
  const { body } = await check(...lines.map((line) => line.item_detail_id));
  expect(body).toEqual({ success: true, message: '2 item(s) will be sent as a Request For Information.' });
  expect((await check()).body).toMatchObject({ success: false, message: '* Please Select Item' });
  expect((await check(999_999_999)).body).toMatchObject({ success: false, refusal: 'line_not_in_cart' });
});

test('ids alone are read like objects with them', async () => {
  const [line] = await fillCart(store, token, [['NU205', 4]]);
  const send = (item_info: never) => store.call(checkRfi, { item_info }, { token });
  const reply = { success: true, message: '1 item(s) will be sent as a Request For Information.' };
  for (const list of [[String(line.item_detail_id)], [line.item_detail_id]])
    expect((await send(list as never)).body).toEqual(reply);
  expect((await send([true] as never)).body).toMatchObject({ success: false, message: 'Please enter an item_id' });
});

test('a line that is sent twice is counted once', async () => {
  const [line] = await fillCart(store, token, [['NU205', 4]]);
  const { body } = await check(line.item_detail_id, line.item_detail_id);
  expect(body).toEqual({ success: true, message: '1 item(s) will be sent as a Request For Information.' });
});

test('a line that is already RFI approved cannot be requested again', async () => {
  const number = await submitRfi(store, token, [['6308', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 500_00)]);
  const code = (
    await store.call(
      addItem,
      { item_info: [{ item_id: await codeOf('6308'), rfq_id: number, flag: 'rfq_history' }] },
      { token },
    )
  ).body;
  expect(code.success).toBe(true);
  const line = (await loadCart(store, token)).find((one) => one.itemname === '6308');
  expect((await check(line?.item_detail_id ?? 0)).body).toMatchObject({
    success: false,
    message: '* RFI is disabled for items which are already RFI approved.',
  });
});

async function codeOf(name: string): Promise<string> {
  const { rows } = await store.database.$client.query("select code from items where site = 'nod' and name = $1", [
    name,
  ]);
  return rows[0].code;
}
