import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods, findInconsistencies } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';
import { type GoodsReturn, returnGoods } from './return-goods.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const back = (invoice: string, told: Partial<GoodsReturn> = {}) =>
  returnGoods(store.database, sites.nod, {
    invoice,
    reason: 'Wrong size',
    restock: true,
    by: 'test',
    now: store.now(),
    ...told,
  });
const balance = async () => (await store.call(creditInfo, {}, { token })).body.data.avl_balance;
const onHand = async () =>
  (
    await store.database.$client.query(
      "select s.on_hand from stock s join items i on i.id = s.item_id where i.site = 'nod' and i.name = '51105' and i.code like 'ZW%' or i.site = 'nod' and i.name = 'NU205'",
    )
  ).rows.reduce((sum, row) => sum + row.on_hand, 0);

test('a partial return updates credit note, stock, ledger and the amount left to pay', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 5]]);
  const { invoice } = await dispatchGoods(store, number);
  const [credit, shelf] = [await balance(), await onHand()];
  const note = await back(invoice, { lines: [{ lineNo: 1, quantity: 2 }] });
  if (!('number' in note)) throw new Error(note.message);
  expect(note.number).toMatch(/^NMC\/\d\d-\d\d\/\d{6}$/);
  expect(Math.round((await balance()) * 100) - Math.round(credit * 100)).toBe(note.totalMinor);
  expect(await onHand()).toBe(shelf + 2);
  const { data } = (await store.call(orderDetail, { order_no: number }, { token })).body;
  expect(data.lines).toMatchObject([{ sent: 5, returned: 2 }]);
  expect(data.documents.map((document) => [document.title, document.number])).toEqual([
    ['Tax invoice', invoice],
    ['Credit note', note.number],
    ['Proforma invoice', number],
  ]);
  const { rows } = await store.database.$client.query(
    'select open_minor, amount_minor from ledger_entries where reference = $1',
    [invoice],
  );
  expect(rows[0].open_minor).toBe(rows[0].amount_minor - note.totalMinor);
});

test('the rest can be returned once; then nothing is open or returnable', async () => {
  const before = await balance();
  const { invoice } = await dispatchGoods(store, await createConfirmedOrder(store, token, [['NU205', 5]]));
  await back(invoice, { lines: [{ lineNo: 1, quantity: 2 }], restock: false });
  const results = await Promise.all([1, 2, 3].map(() => back(invoice, { restock: false })));
  expect(results.filter((result) => 'number' in result)).toHaveLength(1);
  expect(await balance()).toBe(before);
  expect(await back(invoice)).toMatchObject({ refusal: 'cannot_take_back', message: 'Nothing is left to return.' });
});

test('an unknown invoice and more than was invoiced are refused', async () => {
  const { invoice } = await dispatchGoods(store, await createConfirmedOrder(store, token, [['NU205', 5]]));
  expect(await back('NM/26-27/999999')).toMatchObject({ refusal: 'unknown_invoice' });
  expect(await back(invoice, { lines: [{ lineNo: 1, quantity: 6 }] })).toMatchObject({ refusal: 'cannot_take_back' });
  const elsewhere = { invoice, reason: '', restock: false, by: 'test', now: store.now() };
  expect(await returnGoods(store.database, sites.zwz, elsewhere)).toMatchObject({ refusal: 'unknown_invoice' });
});
