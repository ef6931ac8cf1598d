import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { toReviewedLines } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { PaymentMethod } from '../../payments/methods/payment-choice.rule.ts';
import { sites } from '../../sites/resolve-site.ts';
import { checkoutRefusal } from './judge-checkout.server.ts';
import { lockCheckout, type RequestedLines } from './lock-checkout.server.ts';
import { reviewedLine } from './place-order.contract.ts';
import { type Checkout, priceCheckout } from './price-checkout.server.ts';

const site = sites.nod;
const store = setUp(openTestStore);
/** A valid order on credit. */
let reviewed: RequestedLines;
let checkout: Checkout;
beforeAll(async () => {
  const token = await store.signIn('active');
  const cart = await fillCart(store, token, [['6308', 2]]);
  reviewed = toReviewedLines(cart).map((line) => reviewedLine.parse(line));
  const now = store.now();
  const caller = await store.server.authentication.findCaller(store.database, site, token, now);
  if (!caller) throw new Error('not signed in');
  const locked = await store.database.transaction((db) => lockCheckout(reviewed, { db, site, caller, now }));
  checkout = priceCheckout(locked, { site, now });
});

type Faults = { requested?: RequestedLines; checkout?: Partial<Checkout>; method?: PaymentMethod };

function refusalName({ requested = reviewed, checkout: changed, method = 'credit' }: Faults) {
  const refusal = checkoutRefusal(requested, { ...checkout, ...changed }, method, site);
  return typeof refusal === 'object' ? refusal.refusal : refusal;
}

test('an order without a fault is not refused', () => {
  expect(refusalName({})).toBeUndefined();
});

test('of several faults the first is reported: account, lines, address, price, payment', () => {
  const changedPrice = reviewed.map((line) => ({ ...line, amount_per_unit: '0.01' }));
  const withoutCredit = { ...checkout.buyer, limitMinor: 0 };
  const withoutAddress = { ...withoutCredit, delivery: null };
  const two = [...changedPrice, ...changedPrice];
  expect(refusalName({ checkout: { buyer: withoutCredit } })).toBe('balance_too_small');
  expect(refusalName({ checkout: { buyer: withoutCredit }, requested: changedPrice })).toBe('price_changed');
  expect(refusalName({ checkout: { buyer: withoutAddress }, requested: changedPrice })).toBe('address_unknown');
  expect(refusalName({ checkout: { buyer: withoutAddress, lines: [] }, requested: changedPrice })).toBe('lines_gone');
  expect(refusalName({ checkout: { buyer: withoutAddress, lines: [] }, requested: two })).toBe('line_not_in_cart');
  expect(refusalName({ checkout: { buyer: withoutAddress, lines: [], lineIds: [] }, requested: [] })).toBe('no_line');
  const overdue = { standing: 'overdue', buyer: withoutAddress, lines: [], lineIds: [] } as const;
  expect(refusalName({ checkout: overdue, requested: [] })).toBe('overdue');
});

test('an overdue account may pay online, up to the limit of the site', () => {
  expect(refusalName({ checkout: { standing: 'overdue' }, method: 'razorpay' })).toBeUndefined();
  const expensive = checkout.lines.map((line) => ({
    ...line,
    amounts: { ...line.amounts, totalMinor: site.maxOnlineMinor },
  }));
  expect(refusalName({ checkout: { lines: expensive }, method: 'razorpay' })).toBe('above_online_limit');
});
