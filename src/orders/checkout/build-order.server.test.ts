import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { toReviewedLines } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { buildOrder, toWriteOrderParams } from './build-order.server.ts';
import { type CheckoutContext, lockCheckout } from './lock-checkout.server.ts';
import { reviewedLine } from './place-order.contract.ts';
import { type Checkout, priceCheckout } from './price-checkout.server.ts';

const site = sites.nod;
const store = setUp(openTestStore);
let context: Pick<CheckoutContext, 'site' | 'caller' | 'now'>;
let checkout: Checkout;
beforeAll(async () => {
  const token = await store.signIn('active');
  const cart = await fillCart(store, token, [
    ['6205-2RS/C3', 4],
    ['NU205', 2],
  ]);
  const now = store.now();
  const caller = await store.server.authentication.findCaller(store.database, site, token, now);
  if (!caller) throw new Error('not signed in');
  context = { site, caller, now };
  const reviewed = toReviewedLines(cart).map((line) => reviewedLine.parse(line));
  const locked = await store.database.transaction((db) => lockCheckout(reviewed, { db, site, caller, now }));
  checkout = priceCheckout(locked, context);
});

const onCredit = { mode: 'Offline', option: 'credit' } as const;
const build = (overrides: Partial<Checkout> = {}, instructions = {}) =>
  buildOrder({ purchase_order_no: '', remark: '', ...instructions }, context, { ...checkout, ...overrides }, onCredit);

test('an order keeps who buys, where the goods go, and the amounts of its lines', () => {
  const { order, lines } = build();
  const [first] = checkout.lines;
  expect(order).toMatchObject({
    id: first?.orderId,
    site: 'nod',
    customer_id: context.caller.customerId,
    user_id: context.caller.userId,
    branch_id: first?.branchId,
    payment_mode: 'Offline',
    payment_option: 'credit',
    payment_id: null,
    currency: 'INR',
    tax_form: 'state',
    place_of_supply: 'Maharashtra',
    seller: { name: 'NOD Bearings Private Limited' },
    bill_to: { name: 'Western Gear & Pump', taxNumber: checkout.place.taxNumber },
    deliver_to: { name: 'Western Gear & Pump', city: checkout.buyer.delivery?.city },
    delivery_address_id: checkout.buyer.delivery?.id,
    placed_at: context.now,
  });
  const total = lines.reduce((sum, line) => sum + line.total_minor + line.tax_minor, 0);
  expect([order.total_minor, order.subtotal_minor + order.tax_minor]).toEqual([total, total]);
});

test('the lines are numbered as reviewed and keep item, price and reservation', () => {
  const { lines } = build();
  expect(lines.map((line) => [line.line_no, line.item_name, line.ordered, line.reserved])).toEqual([
    [1, '6205-2RS/C3', 4, 4],
    [2, 'NU205', 2, 2],
  ]);
  const [first] = checkout.lines;
  expect(lines[0]).toMatchObject({
    id: first?.orderLineId,
    item_id: first?.itemId,
    cart_line_id: first?.id,
    rfi_line_id: null,
    unit_minor: first?.amounts.unitMinor,
    discount_bp: first?.amounts.discountBp,
    tax_bp: first?.taxBp,
    expected_on: first?.amounts.expectedOn,
  });
});

test('only a line at its quoted price refers to the quote', () => {
  const [first] = checkout.lines;
  if (!first) throw new Error('the cart is empty');
  const lineWith = (quoted: boolean) =>
    build({ lines: [{ ...first, rfiLineId: 77, amounts: { ...first.amounts, quoted } }] }).lines[0]?.rfi_line_id;
  expect([lineWith(true), lineWith(false)]).toEqual([77, null]);
});

test('staff approve an order, unless the customer is approved automatically', () => {
  const { buyer } = checkout;
  if (!buyer.delivery) throw new Error('no delivery address');
  const statusOf = (verified: boolean, autoApprovedAt: Date | null) =>
    build({ buyer: { ...buyer, autoApprovedAt, delivery: { ...buyer.delivery, verified } as typeof buyer.delivery } })
      .order.status;
  expect(statusOf(false, null)).toBe('Awaiting Internal Approval');
  expect(statusOf(true, null)).toBe('Awaiting Internal Approval');
  expect(statusOf(true, context.now)).toBe('Confirmed');
  expect(statusOf(false, context.now)).toBe('Confirmed');
});

test('what the buyer left empty is stored as not given', () => {
  expect(build().order).toMatchObject({ purchase_order_no: null, wished_date: null, remark: null });
  const given = { purchase_order_no: 'PO-45', wished_date: '2026-12-04', remark: 'Gate 3' };
  expect(build({}, given).order).toMatchObject(given);
});

test('an order without addresses is never built', () => {
  expect(() => build({ buyer: { ...checkout.buyer, billing: null } })).toThrow('needs its addresses');
  expect(() => build({ buyer: { ...checkout.buyer, delivery: null } })).toThrow('needs its addresses');
});

test('the number is written with the order', () => {
  const { order, lines } = toWriteOrderParams(build(), 'NOD26000123');
  expect(JSON.parse(order)).toMatchObject({ number: 'NOD26000123', site: 'nod' });
  expect(JSON.parse(lines)).toHaveLength(2);
});
