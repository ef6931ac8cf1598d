import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyCart, fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies, orderNumberOf, submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { callDuring } from '../../../tests/store/wait-for-lock.ts';
import type { Role } from '../../demo/people.data.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { myOrder } from '../history/order-history.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeEach(async () => {
  token = await store.signIn('active');
  await emptyCart(store, token);
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const sql = (text: string, values: unknown[] = []) => store.database.$client.query(text, values);
const orderCount = async () => Number((await sql('select count(*)::int as n from orders')).rows[0].n);
const setStatus = (role: Role, status: string) =>
  sql('update customers set status = $2 where id = (select customer_id from users where email = $1)', [
    `${role}@nod.example`,
    status,
  ]);

test('a buyer orders three lines on credit: number, stock, ledger, mails and the rest of the cart', async () => {
  const lines = await fillCart(store, token, [
    ['6205-2RS/C3', 40],
    ['NU205', 4],
    ['51105', 10],
    ['6308', 2],
  ]);
  const before = (await store.call(creditInfo, {}, { token })).body.data.avl_balance;
  const { body } = await submitOrder(store, token, toReviewedLines(lines.slice(0, 3)), {
    purchase_order_no: 'PO-77',
    remark: 'Gate 2',
  });
  expect(body).toMatchObject({ success: true, left_items: ['6308'] });
  expect(body.myscno).toMatch(orderNumberOf(store.now()));

  const total = lines.slice(0, 3).reduce((sum, line) => sum + line.total_value1 + line.gst_value, 0);
  const after = (await store.call(creditInfo, {}, { token })).body.data.avl_balance;
  expect(before - after).toBeCloseTo(total, 2);
  expect((await loadCart(store, token)).map((line) => line.itemname)).toEqual(['6308']);

  const history = (await store.call(myOrder, {}, { token })).body.message.data.filter(
    (r) => r.mysc_order_no === body.myscno,
  );
  expect(history.map((row) => [row.row_no, row.item_name, row.quantity, row.status])).toEqual([
    [`${body.myscno}I1`, expect.any(String), expect.any(Number), 'Awaiting Internal Approval'],
    [`${body.myscno}I2`, expect.any(String), expect.any(Number), 'Awaiting Internal Approval'],
    [`${body.myscno}I3`, expect.any(String), expect.any(Number), 'Awaiting Internal Approval'],
  ]);
  const { rows } = await sql("select receiver from outbox where data ->> 'orderNumber' = $1 order by receiver", [
    body.myscno,
  ]);
  expect(rows.map((row) => row.receiver)).toEqual(['active@nod.example', 'sales@nod.example']);
});

test('the order keeps names, addresses and prices as they were', async () => {
  const [line] = await fillCart(store, token, [['6205', 2]]);
  const { body } = await submitOrder(store, token, toReviewedLines([line]));
  await sql("update items set name = 'renamed', list_minor = 1 where site = 'nod' and name = '6205'");
  const { rows } = await sql(
    'select o.deliver_to, o.place_of_supply, o.tax_form, n.item_name, n.unit_minor from orders o join order_lines n on n.order_id = o.id where o.number = $1',
    [body.myscno],
  );
  expect(rows[0]).toMatchObject({ item_name: '6205', place_of_supply: 'Maharashtra', tax_form: 'state' });
  expect(rows[0].deliver_to).toMatchObject({ name: 'Western Gear & Pump', city: 'Pune', region: 'Maharashtra' });
  expect(rows[0].unit_minor / 100).toBe(line.amount_per_unit);
  await sql("update items set name = '6205', list_minor = 29800 where site = 'nod' and name = 'renamed'");
});

test('order numbers have no gaps within site and year', async () => {
  const numbers: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const lines = await fillCart(store, token, [['608-2Z', 1]]);
    numbers.push(Number((await submitOrder(store, token, toReviewedLines(lines))).body.myscno.slice(5)));
  }
  expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2]);
});

test('who has not completed the profile, and who has no balance, is told what to do', async () => {
  const unfinished = await store.signIn('unregistered');
  expect((await submitOrder(store, unfinished, [])).body.message).toBe(
    'Please complete your profile first. Our team then checks your account.',
  );
  const withoutBalance = await store.signIn('newbalance0');
  const lines = toReviewedLines(await fillCart(store, withoutBalance, [['6205', 1]]));
  expect((await submitOrder(store, withoutBalance, lines)).body.message).toMatch(
    /^You have no available balance for this order of ₹.[\d.]+\. Please pay online\.$/,
  );
});

test('two addresses in one order, or one of somebody else, are refused', async () => {
  const lines = toReviewedLines(
    await fillCart(store, token, [
      ['6205', 1],
      ['6306', 1],
    ]),
  );
  const foreign = (await sql("select id from addresses where site = 'zwz' and purpose = 'delivery' limit 1")).rows[0]
    .id;
  const own = (
    await sql(`select a.id from addresses a join users u on u.customer_id = a.customer_id
    where u.email = 'active@nod.example' and purpose = 'delivery' order by a.id`)
  ).rows.map((row) => row.id);
  for (const ids of [
    [foreign, foreign],
    [own[0], own[1]],
  ]) {
    const item_info = lines.map((line, i) => ({ ...line, delivery_address_id: ids[i] }));
    expect((await submitOrder(store, token, item_info)).body).toMatchObject({
      success: false,
      refusal: 'address_unknown',
    });
  }
  const gujarat = lines.map((line) => ({ ...line, delivery_address_id: own[1] }));
  expect((await submitOrder(store, token, gujarat)).body.success).toBe(true);
});

test.each<[string, object, string]>([
  ['a forged amount', { amount_per_unit: 0.01 }, 'price_changed'],
  ['a forged quantity', { quantity: 2 }, 'quantity_changed'],
  ...['-5', '0', '1.5', '1e9', '١', '12abc', '9'.repeat(400)].map((quantity): [string, object, string] => [
    `quantity ${quantity.slice(0, 9)}`,
    { quantity },
    'quantity_changed',
  ]),
  ["another customer's line", { item_detail_id: 999_999_999 }, 'line_not_in_cart'],
  ['an invalid id', { item_detail_id: "1' or 1=1" }, 'line_not_in_cart'],
])('%s changes nothing', async (_case, over, refusal) => {
  const [line] = toReviewedLines(await fillCart(store, token, [['6205', 1]]));
  const before = await orderCount();
  const { status, body } = await submitOrder(store, token, [{ ...line, ...over }]);
  expect({ status, ...body }).toMatchObject({ status: 200, success: false, refusal });
  expect(await orderCount()).toBe(before);
  expect(await loadCart(store, token)).toHaveLength(1);
});

test('a line of the same buyer’s cart on another site is not in this one', async () => {
  const foreign = await store.signIn('active', 'zwz');
  const lines = toReviewedLines(await fillCart(store, foreign, [['6205', 1]], 'zwz'));
  expect((await submitOrder(store, token, lines)).body).toMatchObject({ success: false, refusal: 'line_not_in_cart' });
  expect(await loadCart(store, foreign, 'zwz')).toHaveLength(1);
});

test('a forged tax, name or list price is ignored', async () => {
  const lines = toReviewedLines(await fillCart(store, token, [['6205', 1]]));
  const forged = lines.map((line) => ({ ...line, gst_value: 0, total_amount: 0.01, list_price: 0, itemname: 'gold' }));
  expect((await submitOrder(store, token, forged)).body.success).toBe(true);
  const { rows } = await sql(
    'select item_name, total_minor, tax_minor, list_minor from order_lines order by id desc limit 1',
  );
  expect(rows[0]).toMatchObject({ item_name: '6205' });
  expect(Math.min(rows[0].total_minor, rows[0].tax_minor, rows[0].list_minor)).toBeGreaterThan(100);
});

test('an order without lines, of an item on request or of one not in stock is refused', async () => {
  expect((await submitOrder(store, token, [])).body).toMatchObject({
    refusal: 'no_line',
    message: '* Please Select Item',
  });
  const onRequest = toReviewedLines(await fillCart(store, token, [['29412E', 1]]));
  expect((await submitOrder(store, token, onRequest)).body).toMatchObject({ refusal: 'no_price' });
  const [arriving] = await fillCart(store, token, [['22220CAK/W33', 1]]);
  expect(arriving.Availability).toBe('Arriving Shortly');
  expect((await submitOrder(store, token, toReviewedLines([arriving]))).body).toMatchObject({ refusal: 'not_stock' });
});

test('a price that rose since the review is refused, with the item’s name', async () => {
  const lines = toReviewedLines(await fillCart(store, token, [['30308', 3]]));
  await sql("update items set list_minor = list_minor + 100 where site = 'nod' and name = '30308'");
  const { body } = await submitOrder(store, token, lines);
  expect(body.refusal).toBe('price_changed');
  expect(body.message).toContain('30308');
});

test('a price list that staff take away while the order is placed does not count any more', async () => {
  const lines = toReviewedLines(await fillCart(store, token, [['30308', 3]]));
  const buyer = "id = (select customer_id from users where email = 'active@nod.example')";
  const { rows } = await sql(`select price_list_id as id from customers where ${buyer}`);
  const { body } = await callDuring(
    store.database,
    (db) => db.$client.query(`update customers set price_list_id = null where ${buyer}`),
    () => submitOrder(store, token, lines),
  );
  expect(body).toMatchObject({ success: false, refusal: 'price_changed' });
  await sql(`update customers set price_list_id = $1 where ${buyer}`, [rows[0].id]);
});

test('an order beyond the credit limit is refused with both amounts; nothing is written', async () => {
  await sql(
    "update credit_terms set limit_minor = used_minor + 10000 where customer_id = (select customer_id from users where email = 'active@nod.example')",
  );
  const lines = toReviewedLines(await fillCart(store, token, [['22220CA/W33', 1]]));
  const before = await orderCount();
  const { body } = await submitOrder(store, token, lines);
  expect(body.refusal).toBe('balance_too_small');
  expect(body.message).toMatch(/₹\u00a0100\.00 .* ₹\u00a0[\d,.]+/);
  expect(await orderCount()).toBe(before);
  await sql(
    "update credit_terms set limit_minor = 600000000 where customer_id = (select customer_id from users where email = 'active@nod.example')",
  );
});

test('an account set back to pending keeps its cart and cannot order', async () => {
  const lines = toReviewedLines(await fillCart(store, token, [['6306', 1]]));
  await setStatus('active', 'verification_pending');
  expect((await submitOrder(store, token, lines)).body).toMatchObject({ refusal: 'verification_pending' });
  await setStatus('active', 'active');
  expect(await loadCart(store, token)).toHaveLength(1);
});

test('Approval Pending orders its cart by transfer, never on credit', async () => {
  const lines = toReviewedLines(await fillCart(store, token, [['6306', 1]]));
  await setStatus('active', 'approval_pending');
  expect((await submitOrder(store, token, lines, { payment_option: 'credit' })).body).toMatchObject({
    refusal: 'credit_not_allowed',
  });
  const { body } = await submitOrder(store, token, lines);
  expect(body.success).toBe(true);
  const { rows } = await sql('select payment_option, status from orders where number = $1', [body.myscno]);
  expect(rows[0]).toEqual({ payment_option: 'cash', status: 'Awaiting Internal Approval' });
  await setStatus('active', 'active');
});

test('an overdue account gets the overdue message; mode Online without a payment is refused', async () => {
  const lines = toReviewedLines(await fillCart(store, token, [['6306', 1]]));
  await sql(`insert into ledger_entries (site, customer_id, kind, amount_minor, open_minor, currency, booked_on, created_at, created_by)
    select 'nod', customer_id, 'invoice', 0, 100, 'INR', current_date - 53, now(), 'test' from users where email = 'active@nod.example'`);
  expect((await submitOrder(store, token, lines)).body.message).toMatch(/^Unable to create new PI\./);
  expect((await submitOrder(store, token, lines, { mode_of_payment: 'Online' })).body).toMatchObject({
    refusal: 'payment_not_found',
    message: 'No payment was found for these items.',
  });
  await sql("delete from ledger_entries where created_by = 'test'");
});

test('twenty identical confirmations at once make one order, with and without a key', async () => {
  for (const key of ['twenty', undefined]) {
    const lines = toReviewedLines(await fillCart(store, token, [['6205-2Z', 5]]));
    const before = await orderCount();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => submitOrder(store, token, lines, key === undefined ? {} : { key })),
    );
    expect(new Set(replies.map((reply) => reply.body.myscno)).size).toBe(1);
    expect(replies.every((reply) => reply.body.success)).toBe(true);
    expect(await orderCount()).toBe(before + 1);
  }
});

test('a key with another body is refused; a refusal is not stored', async () => {
  const lines = toReviewedLines(
    await fillCart(store, token, [
      ['6205-2Z', 5],
      ['6306', 1],
    ]),
  );
  const wrong = [{ ...lines[0], amount_per_unit: 1 }];
  expect((await submitOrder(store, token, wrong, { key: 'again' })).body.success).toBe(false);
  const first = await submitOrder(store, token, [lines[0]], { key: 'again' });
  expect(first.body.success).toBe(true);
  expect((await submitOrder(store, token, [lines[0]], { key: 'again' })).body).toEqual(first.body);
  expect((await submitOrder(store, token, [lines[1]], { key: 'again' })).status).toBe(400);
});

test('two tabs cannot spend the last of the credit twice', async () => {
  await sql(
    `update credit_terms set limit_minor = used_minor + 20000000 where customer_id = (select customer_id from users where email = 'active@nod.example')`,
  );
  const [a, b] = await fillCart(store, token, [
    ['22308CA/W33', 40],
    ['6313-2RS/C3', 1],
  ]);
  const [first, second] = [toReviewedLines([a]), toReviewedLines([b])];
  await sql(
    `update credit_terms set limit_minor = used_minor + $1 where customer_id = (select customer_id from users where email = 'active@nod.example')`,
    [Math.round((a.total_value1 + a.gst_value) * 100)],
  );
  const replies = await Promise.all([submitOrder(store, token, first), submitOrder(store, token, second)]);
  expect(replies.filter((reply) => reply.body.success)).toHaveLength(1);
  expect(replies.find((reply) => !reply.body.success)?.body.refusal).toBe('balance_too_small');
  await sql(
    "update credit_terms set limit_minor = 600000000 where customer_id = (select customer_id from users where email = 'active@nod.example')",
  );
});
