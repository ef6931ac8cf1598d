import { beforeEach, expect, test } from 'vitest';
import { emptyCart, fillCart, findItemIds, loadCart } from '../../../tests/actions/cart.ts';
import { loadRfiLines, loadRfiNumbers, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import type { RequestInput } from '../../lib/contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeEach(async () => {
  token = await store.signIn('active');
  await emptyCart(store, token);
});

type Request = RequestInput<typeof sendRfi>;
const send = (item_info: Request['item_info'], more: Partial<Request> & { key?: string } = {}) => {
  const { key, ...notes } = more;
  return store.call(sendRfi, { item_info, ...notes }, { token, ...(key && { key }) });
};

test('an RFI of two lines has a number, is in the history, leaves the rest in the cart and sends both e-mails', async () => {
  const [first, second] = await fillCart(store, token, [
    ['NU205', 4],
    ['51105', 100],
    ['6308', 2],
  ]);
  const { body } = await send([{ item_detail_id: first.item_detail_id }, { item_detail_id: second.item_detail_id }], {
    wished_date: '2026-12-04',
    reference: 'ENQ-118',
    remark: 'Week of 7 December',
  });
  expect(body).toMatchObject({ success: true, num_cart_data: 1 });
  expect(body.RefNo).toMatch(/^NODR\d{8}$/);
  expect((await loadCart(store, token)).map((line) => line.itemname)).toEqual(['6308']);

  const lines = await loadRfiLines(store, token, body.RefNo);
  expect(lines.map((line) => [line.ItemName, line.Qty, line.Price, line.status])).toEqual([
    ['NU205', 4, 0, 'Awaiting quote'],
    ['51105', 100, 0, 'Awaiting quote'],
  ]);
  expect(lines[0]?.your_price).toBe(first.your_price);
  const { rows } = await store.database.$client.query(
    "select receiver, template from outbox where data ->> 'rfiNumber' = $1 order by template",
    [body.RefNo],
  );
  expect(rows).toEqual([
    { receiver: 'sales@nod.example', template: 'rfi-received' },
    { receiver: 'active@nod.example', template: 'rfi-sent' },
  ]);
});

test('part of a line is requested, the rest keeps its id', async () => {
  const [line] = await fillCart(store, token, [['NU205', 30]]);
  const { body } = await send([{ item_detail_id: line.item_detail_id, quantity: '18' }]);
  expect((await loadRfiLines(store, token, body.RefNo))[0]?.Qty).toBe(18);
  expect(await loadCart(store, token)).toMatchObject([{ item_detail_id: line.item_detail_id, quantity: 12 }]);
});

test.each(['-5', '0', '1.5', '1e9', '٣', '12abc', '31', '9'.repeat(400)])(
  'requesting %s of 30 pieces is refused and does not change the cart',
  async (quantity) => {
    const [line, other] = await fillCart(store, token, [
      ['NU205', 30],
      ['6308', 2],
    ]);
    const { body } = await send([
      { item_detail_id: other.item_detail_id },
      { item_detail_id: line.item_detail_id, quantity },
    ]);
    expect(body).toMatchObject({ success: false, message: 'Please enter a valid quantity' });
    expect((await loadCart(store, token)).map((one) => one.quantity)).toEqual([30, 2]);
  },
);

const codeOf = async (id: number | undefined): Promise<string> =>
  (await store.database.$client.query('select code from items where id = $1', [id])).rows[0].code;

test('items and free text can be added to an RFI; an item has one line', async () => {
  const [line] = await fillCart(store, token, [['NU205', 4]]);
  const ids = await findItemIds(store, 'nod', ['NU205', '51105']);
  const { body } = await send([
    { item_detail_id: line.item_detail_id },
    { item_id: ids.NU205 ?? 0, quantity: 6 },
    { item_id: ids['51105'] ?? 0, quantity: 9 },
    // By its stock code, with the hyphen of a word processor.
    { item_id: (await codeOf(ids['51105'])).replaceAll('-', '\u2011'), quantity: 1 },
    { item_name: 'FAN BRG DRG 4471', quantity: '2' },
  ]);
  expect(
    (await loadRfiLines(store, token, body.RefNo)).map((one) => [one.ItemName, one.Qty, one.itemid === 0]),
  ).toEqual([
    ['NU205', 10, false],
    ['51105', 10, false],
    ['FAN BRG DRG 4471', 2, true],
  ]);
});

test('an item on two lines has the price of all its pieces', async () => {
  const { '51105': id = 0 } = await findItemIds(store, 'nod', ['51105']);
  await store.database.$client.query(
    `insert into price_rows (site, customer_id, scope, scope_key, min_qty, net_minor, currency)
      select 'nod', u.customer_id, 'item', $1, tier.min_qty, tier.net, 'INR'
      from users u, (values (1, 100_00), (100, 80_00)) as tier(min_qty, net) where u.email = 'active@nod.example'`,
    [String(id)],
  );
  const { body } = await send([
    { item_id: id, quantity: 60 },
    { item_id: id, quantity: 50 },
  ]);
  const [line] = await loadRfiLines(store, token, body.RefNo);
  expect([line?.Qty, line?.your_price]).toEqual([110, 80]);
});

test('an empty RFI, a missing line and an item of another site are refused', async () => {
  const foreign = (await findItemIds(store, 'zwz', ['NU205'])).NU205 ?? 0;
  expect((await send([])).body).toMatchObject({ success: false, refusal: 'no_line' });
  expect((await send([{ item_detail_id: 999_999_999 }])).body).toMatchObject({ refusal: 'line_not_in_cart' });
  expect((await send([{ item_id: foreign }])).body).toMatchObject({ refusal: 'unknown_item' });
  expect((await send([{}])).body).toMatchObject({ refusal: 'unknown_item' });
});

test('a cart line of another customer is not found and not changed', async () => {
  const other = await store.signIn('newbalance0');
  const [theirs] = await fillCart(store, other, [['NU205', 2]]);
  expect((await send([{ item_detail_id: theirs.item_detail_id }])).body).toMatchObject({ refusal: 'line_not_in_cart' });
  expect(await loadCart(store, other)).toHaveLength(1);
});

test('a duplicate line is an invalid request', async () => {
  const [line] = await fillCart(store, token, [['NU205', 4]]);
  const twice = [{ item_detail_id: line.item_detail_id }, { item_detail_id: line.item_detail_id }];
  expect((await send(twice)).status).toBe(400);
});

test('the same request twenty times at once creates one RFI', async () => {
  const [line] = await fillCart(store, token, [['NU205', 30]]);
  const before = (await loadRfiNumbers(store, token)).length;
  const requested = [{ item_detail_id: line.item_detail_id, quantity: 10 }];
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(requested, { key: 'proceed-1' })));
  expect(new Set(replies.map((reply) => reply.body.RefNo)).size).toBe(1);
  expect(await loadRfiNumbers(store, token)).toHaveLength(before + 1);
  expect((await loadCart(store, token))[0]?.quantity).toBe(20);
});

test('a request that was sent to the release before reads the same, so that it may be sent again to this one', () => {
  const read = sendRfi.request.parse({ item_info: [{ item_detail_id: 7, quantity: 2 }] });
  const before = '{"item_info":[{"item_detail_id":7,"item_name":"","quantity":"2"}],"reference":"","remark":""}';
  expect(JSON.stringify(read)).toBe(before);
});

test('RFI numbers have no gaps within a site and year', async () => {
  const numbers: number[] = [];
  for (let i = 0; i < 3; i += 1) numbers.push(Number((await submitRfi(store, token, [['608-2Z', 1]])).slice(6)));
  expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2]);
});
