import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../tests/actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, submitOrder, toReviewedLines } from '../../tests/actions/orders.ts';
import { createTransferOrder } from '../../tests/actions/payments/bank-transfers.ts';
import { runDeskCommand } from '../../tests/actions/run-desk-command.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { orderDetail } from '../orders/order-page/order-detail.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const desk = (...args: string[]) => runDeskCommand(store, ['nod', ...args]);
const audit = async (action: string) =>
  (await store.database.$client.query('select subject, actor_name from audit_trail where action = $1', [action])).rows;

test.each([
  [['order', 'show', 'NOD26999999'], 'NOD has no order NOD26999999.'],
  [['order', 'dispatch', 'NOD26999999', 'x=1'], "Write each line like 3=40 or 3=24@2608-114, not 'x=1'."],
  [['order', 'dispatch', 'NOD26999999'], 'NOD has no order NOD26999999.'],
  [['order', 'deliver', 'NOD26999999'], 'NOD has no order NOD26999999.'],
  [['order', 'cancel', 'NOD26999999'], 'NOD has no order NOD26999999.'],
  [['order', 'credit', 'NM/26-27/999999'], 'Add --reason "…"; it is printed on the credit note.'],
  [['order', 'credit', 'NM/26-27/999999', '--reason', 'x'], 'NOD has no tax invoice NM/26-27/999999.'],
])('%j is refused in one sentence', async (args, message) => {
  expect(await desk(...args)).toEqual({ lines: [message], failed: true });
});

test('an order is approved, dispatched in parts, delivered and returned', async () => {
  const lines = await fillCart(store, token, [['51105', 10]]);
  const { myscno: number } = (await submitOrder(store, token, toReviewedLines(lines))).body;
  expect((await desk('order', 'list')).lines.join('\n')).toContain(`${number}  Western Gear & Pump`);
  await desk('order', 'approve', number);
  const sent = await desk('order', 'dispatch', number, '1=4@2608-114', '1=2@2609-001', '--carrier', 'Own van');
  expect(sent.lines[0]).toMatch(/-1 dispatched\. Tax invoice NM\/\S+\. 4 pieces are still owed\.$/);
  const invoice = /NM\/\S+(?=\.)/.exec(sent.lines[0] ?? '')?.[0] ?? '';
  expect((await desk('order', 'deliver', number, '1', '--note', 'Signed')).failed).toBeUndefined();
  expect((await desk('order', 'deliver', number, 'x')).failed).toBe(true);
  expect((await desk('order', 'cancel', number)).lines).toEqual([
    `4 pieces of order ${number} are cancelled, 0 still owed; it is Delivered.`,
  ]);
  const credit = await desk('order', 'credit', invoice, '1=1', '--reason', 'Wrong size', '--scrap');
  expect(credit.lines[0]).toMatch(/^Credit note NMC\/\S+ of ₹/);
  const shown = (await desk('order', 'show', number)).lines.join('\n');
  expect(shown).toContain('1  10 × 51105');
  expect(shown).toMatch(/dispatch 1 {2}6 pieces .* arrived/);
  expect(shown).toContain(`tax invoice ${invoice}`);
  const { data } = (await store.call(orderDetail, { order_no: number }, { token })).body;
  expect(data).toMatchObject({ status: 'Delivered', owed: 0 });
  for (const action of ['order dispatched', 'order delivered', 'order lines cancelled', 'goods returned'])
    expect(await audit(action)).toHaveLength(1);
});

test('staff cancel pieces, take an approval back, and add what they learn of a dispatch later', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 10]]);
  expect((await desk('order', 'cancel', number, '1=4', '--note', 'Asked by phone')).lines).toEqual([
    `4 pieces of order ${number} are cancelled, 6 still owed; it is Confirmed.`,
  ]);
  expect((await desk('order', 'cancel', number, '1:4')).lines).toEqual(["Write each line like 3 or 3=40, not '1:4'."]);
  expect((await desk('order', 'take-back', number)).lines).toEqual([
    'Say why the approval is taken back; the buyer reads it.',
  ]);
  expect((await desk('order', 'take-back', number, '--reason', 'Wrong address')).lines).toEqual([
    `Order ${number} awaits approval again.`,
  ]);
  await desk('order', 'approve', number);
  expect((await desk('order', 'dispatch', number, '--tracking', 'http://x.example')).failed).toBe(true);
  expect((await desk('order', 'dispatch', number, '--cartons', 'two')).lines).toEqual([
    'Write the number of cartons, 1 to 9999.',
  ]);
  await desk('order', 'dispatch', number, '--cartons', '2', '--weight', '1.5', '--eway', '3916 0042 1187');
  expect((await desk('order', 'ship', number, '1', '--tracking', 'https://track.example/7')).lines).toEqual([
    `${number}-1 is changed.`,
  ]);
  expect((await desk('order', 'ship', number, '9')).failed).toBe(true);
  expect((await desk('order', 'show', number)).lines.join('\n')).toContain(
    'https://track.example/7, e-way bill 391600421187',
  );
  await desk('order', 'deliver', number);
  expect((await desk('order', 'take-back', number, '1', '--reason', 'Another order')).lines).toEqual([
    `${number}-1 is on its way again.`,
  ]);
});

test('an order by bank transfer is dispatched once paid; show lists what is missing', async () => {
  expect(await desk('account', 'allow-transfer', 'newbalance0@nod.example', '--note', 'Agreed by phone')).toEqual({
    lines: ['newbalance0@nod.example may pay by bank transfer.'],
  });
  expect((await desk('account', 'allow-transfer', 'newbalance0@nod.example')).failed).toBe(true);
  expect((await desk('account', 'show', 'newbalance0@nod.example')).lines).toContain(
    'may pay by bank transfer (tester)',
  );
  const buyer = await store.signIn('newbalance0');
  const { number } = await createTransferOrder(store, buyer, [['6205 2RS', 3]]);
  const way = async () => (await desk('order', 'show', number)).lines[2];
  const receive = (amount: string, ...rest: string[]) =>
    desk('receipt', 'newbalance0@nod.example', amount, '--reference', `NEFT ${amount}`, ...rest);

  const refused =
    `Order ${number} is paid by bank transfer: ₹\u00a01,145.69 of ₹\u00a01,145.69 has not come in. ` +
    'Record it for this order, or say why the goods leave unpaid. ' +
    `(receipt EMAIL AMOUNT --order ${number}, or --unpaid "reason")`;
  expect(await desk('order', 'dispatch', number)).toEqual({ lines: [refused], failed: true });
  expect((await desk('order', 'dispatch', number, '--unpaid', ' ')).lines).toEqual([
    `Say why the goods leave unpaid. (receipt EMAIL AMOUNT --order ${number}, or --unpaid "reason")`,
  ]);
  expect(await way()).toBe(
    'Bank transfer before dispatch, ₹\u00a01,145.69: ₹\u00a00.00 received, ₹\u00a01,145.69 is missing before dispatch',
  );
  expect((await receive('500', '--order', number)).lines.at(-1)).toBe(`₹\u00a0500.00 reserved for order ${number}`);
  expect(await way()).toMatch(/: ₹\u00a0500\.00 received, ₹\u00a0645\.69 is missing before dispatch$/);
  expect(
    (await desk('order', 'dispatch', number, '1=1', '--unpaid', 'The bank has confirmed it.')).failed,
  ).toBeUndefined();
  expect(await audit('order dispatched unpaid')).toEqual([{ subject: number, actor_name: 'tester' }]);

  await receive('645.69');
  expect(await way()).toMatch(/: ₹\u00a0500\.00 received, ₹\u00a0645\.69 is on account$/);
  const sent = (await desk('order', 'dispatch', number)).lines[0] ?? '';
  const invoice = /NM\/\S+(?=\.)/.exec(sent)?.[0];
  expect(await way()).toMatch(/: ₹\u00a01,145\.69 received$/);
  expect((await desk('order', 'show', number)).lines).toContain(`tax invoice ${invoice}  ₹\u00a0763.79`);
  expect((await receive('1', '--order', number)).lines).toEqual([
    `Nothing of order ${number} is missing; record the money without --order.`,
  ]);
  expect((await receive('1', '--order', number, '--for', 'NM/1')).lines).toEqual(['Use --for or --order, not both.']);
  await desk('account', 'disallow-transfer', 'newbalance0@nod.example');
});

test('for an order on credit show lists the payment terms and what is unpaid', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 2]]);
  const { invoice } = await dispatchGoods(store, number);
  const way = async () => (await desk('order', 'show', number)).lines[2];
  expect(await way()).toMatch(
    /^Credit limit, 45 days from each invoice, (₹[^:]+): ₹\u00a00\.00 received, \1 of its invoices is unpaid$/,
  );
  await desk('receipt', 'active@nod.example', '100', '--reference', 'NEFT 100', '--for', invoice);
  expect(await way()).toContain(': ₹\u00a0100.00 received, ');
});

test('an order awaiting approval is cancelled in full', async () => {
  const lines = await fillCart(store, token, [['NU205', 1]]);
  const { myscno: number } = (await submitOrder(store, token, toReviewedLines(lines))).body;
  expect((await desk('order', 'cancel', number, '--note', 'Asked by phone')).lines).toEqual([
    `1 piece of order ${number} is cancelled, 0 still owed; it is Cancelled.`,
  ]);
});
