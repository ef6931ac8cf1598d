import { beforeAll, expect, test } from 'vitest';
import { fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { callDuring } from '../../../tests/store/wait-for-lock.ts';
import { addItem, removeItem, updateQuantity } from '../cart.contract.ts';
import { deleteLine } from '../cart-writes.db.ts';
import { updateQuotesInCart } from '../rfi-lines/quoted-lines.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

test('a quantity is saved, and the buyer is warned if it exceeds the stock', async () => {
  const [line] = await fillCart(store, token, [['6206-2RS', 10]]);
  expect(line.Availability).toBe('Stock');
  const more = { item_id: line.item_detail_id, item_quantity: '60' };
  expect((await store.call(updateQuantity, more, { token })).body).toEqual({
    success: true,
    backorder_flag: true,
    message: 'Requested Quantity has different availability.',
  });
  const [after] = await loadCart(store, token);
  expect(after).toMatchObject({ quantity: 60, Availability: 'Arriving Shortly' });
  const less = { item_id: line.item_detail_id, item_quantity: 50 };
  expect((await store.call(updateQuantity, less, { token })).body).toMatchObject({
    success: true,
    backorder_flag: false,
  });
});

test.each(['-5', '0', '1.5', '1e9', '٣', '12abc', '9'.repeat(400), ''])(
  "quantity '%s' does not change the line",
  async (item_quantity) => {
    const [line] = await fillCart(store, token, [['NU205', 4]]);
    const before = await loadCart(store, token);
    const { status, body } = await store.call(
      updateQuantity,
      { item_id: line.item_detail_id, item_quantity },
      { token },
    );
    expect({ status, ...body }).toMatchObject({
      status: 200,
      success: false,
      message: 'Please enter a valid quantity',
    });
    expect(await loadCart(store, token)).toEqual(before);
  },
);

test('a quoted line keeps its quantity', async () => {
  const [line] = await fillCart(store, token, [['6306', 3]]);
  await store.database.$client.query(
    "update cart_lines set status = 4, rfi_line_id = 1, quoted_minor = 100, quoted_on = '2099-01-01', valid_until = '2099-01-01' where id = $1",
    [line.item_detail_id],
  );
  const { body } = await store.call(updateQuantity, { item_id: line.item_detail_id, item_quantity: 5 }, { token });
  expect(body).toMatchObject({ success: false, message: "Quantity can't be modified for items through RFI" });
});

test('a line with an expired quote becomes an ordinary line, whose quantity can be changed', async () => {
  const [line] = await fillCart(store, token, [['6308', 3]]);
  await store.database.$client.query(
    "update cart_lines set status = 4, rfi_line_id = 2, quoted_minor = 100, quoted_on = '2020-01-01', valid_until = '2020-01-01' where id = $1",
    [line.item_detail_id],
  );
  const { body } = await store.call(updateQuantity, { item_id: line.item_detail_id, item_quantity: 5 }, { token });
  expect(body).toMatchObject({ success: true });
  expect((await loadCart(store, token)).find((one) => one.item_detail_id === line.item_detail_id)).toMatchObject({
    quantity: 5,
    status: '0',
    valid_until: '',
  });
});

test('a quote that staff extend while its quantity is changed stays a quote', async () => {
  const [line] = await fillCart(store, token, [['6308', 3]]);
  await store.database.$client.query(
    "update cart_lines set status = 4, rfi_line_id = 3, quoted_minor = 100, quoted_on = '2020-01-01', valid_until = '2020-01-01' where id = $1",
    [line.item_detail_id],
  );
  const extended = { quantity: 3, unitMinor: 100, expectedOn: '2099-01-01', validUntil: '2099-01-01', heldAt: null };
  const { body } = await callDuring(
    store.database,
    (db) => updateQuotesInCart(db, [{ rfiLineId: 3, ...extended }]),
    () => store.call(updateQuantity, { item_id: line.item_detail_id, item_quantity: 5 }, { token }),
  );
  expect(body).toMatchObject({ success: false, refusal: 'quoted' });
  expect((await loadCart(store, token)).find((one) => one.item_detail_id === line.item_detail_id)).toMatchObject({
    quantity: 3,
    status: '4',
  });
});

test('a line of another customer is not found', async () => {
  const [line] = await fillCart(store, token, [['6308', 1]]);
  const other = await store.signIn('newbalance0');
  const change = { item_id: line.item_detail_id, item_quantity: 9 };
  expect((await store.call(updateQuantity, change, { token: other })).status).toBe(404);
  await store.call(removeItem, { item_detail_id: line.item_detail_id }, { token: other });
  expect((await loadCart(store, token)).some((one) => one.item_detail_id === line.item_detail_id)).toBe(true);
});

test('removing a line twice has the effect of once', async () => {
  const [line] = await fillCart(store, token, [['6308', 1]]);
  for (const [message, added_on] of [
    ['Removed from your cart.', expect.stringMatching(/^2\S+\.\d{6}Z$/)],
    ['This item is no longer in your cart.', ''],
  ]) {
    const { body } = await store.call(removeItem, { item_detail_id: line.item_detail_id }, { token });
    expect(body).toEqual({ success: true, message, added_on });
  }
});

test('pieces that are added while their line is removed are all there is', async () => {
  const [line] = await fillCart(store, token, [['51105', 2]]);
  const { rows } = await store.database.$client.query("select id from users where email = 'active@nod.example'");
  const { body } = await callDuring(
    store.database,
    (db) => deleteLine(db, { userId: rows[0].id, lineId: line.item_detail_id }),
    () => store.call(addItem, { item_info: [{ item_id: line.itemid, quantity: 3, flag: 'merge_cart' }] }, { token }),
  );
  expect(body.success).toBe(true);
  expect((await loadCart(store, token)).find(({ itemname }) => itemname === '51105')).toMatchObject({ quantity: 3 });
});

async function removeAndRestore(name: string, between: () => Promise<unknown> = async () => undefined) {
  const [line] = (await loadCart(store, token)).filter(({ itemname }) => itemname === name);
  const removed = await store.call(removeItem, { item_detail_id: line?.item_detail_id ?? 0 }, { token });
  await between();
  const restored = {
    item_id: line?.itemid ?? 0,
    item_name: name,
    quantity: line?.quantity ?? 0,
    flag: 'restore_cart' as const,
    added_on: removed.body.added_on,
  };
  return (await store.call(addItem, { item_info: [restored] }, { token })).body;
}

test('a removed line that is brought back stands where it stood, also among lines added together', async () => {
  const names = ['6308', '6205-2RS', 'NU205', '608-2Z'];
  await fillCart(
    store,
    token,
    names.map((name) => [name, 2] as const),
  );
  const before = (await loadCart(store, token)).map(({ itemname, quantity, added_on }) => [
    itemname,
    quantity,
    added_on,
  ]);
  expect(await removeAndRestore('6205-2RS')).toMatchObject({ success: true, rejected: [] });
  const after = (await loadCart(store, token)).map(({ itemname, quantity, added_on }) => [
    itemname,
    quantity,
    added_on,
  ]);
  expect(after).toEqual(before);
});

test('bringing a removed line back leaves alone what was added of its item since', async () => {
  const [line] = await fillCart(store, token, [['NU205', 4]]);
  const addAgain = () => store.call(addItem, { item_info: [{ item_id: line.itemid, quantity: 9 }] }, { token });
  const { rejected } = await removeAndRestore('NU205', addAgain);
  expect(rejected).toEqual([
    { item_id: String(line.itemid), item_name: 'NU205', reason: 'This item is in your cart again.' },
  ]);
  expect((await loadCart(store, token)).find(({ itemname }) => itemname === 'NU205')?.quantity).toBe(9);
});
