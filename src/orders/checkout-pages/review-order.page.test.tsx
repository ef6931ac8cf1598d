import { expect, test } from 'vitest';
import {
  buildCartLine,
  buildCreditInfo,
  buildCustomerInfo,
  buildDeliveryAddress,
} from '../../../tests/fixtures/checkout.ts';
import { type RenderOptions, renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { ReviewOrderPage } from './review-order.page.tsx';

type Overrides = { standing?: Standing; balance?: number | undefined; shown?: RenderOptions } & Partial<
  Parameters<typeof ReviewOrderPage>[0]
>;

function review({ standing = 'active', balance, shown, ...overrides }: Overrides = {}) {
  const props = {
    lines: [buildCartLine()],
    missingCount: 0,
    info: buildCustomerInfo(standing),
    credit: buildCreditInfo(balance),
    today: '2026-11-20',
  };
  return renderPageHtml(<ReviewOrderPage {...props} {...overrides} />, shown);
}

test('Active with enough balance may pay on credit or online, credit first', () => {
  const words = visibleText(review({ balance: 418250 }));
  expect(words).toContain('Credit limit Available Balance ₹ 4,18,250.00, 45 days. After this order ₹ 4,06,971.08.');
  expect(words).toContain('Online');
  expect(words).toContain('Place order');
});

test('a balance that does not cover the order is shown and cannot be chosen', () => {
  const html = review({ balance: 11278.91 });
  expect(visibleText(html)).toContain('Available Balance of ₹ 11,278.91 is less than this order.');
  expect(html).toMatch(/<input(?=[^>]*value="credit")[^>]*disabled/);
  expect(visibleText(html)).not.toContain('Place order');
});

test.each([
  ['Active without credit terms', 'active', undefined],
  ['overdue', 'overdue', 418250],
] as const)('%s: online only', (_, standing, balance) => {
  const words = visibleText(review({ standing, balance }));
  expect(words).not.toContain('Credit limit');
  expect(words).not.toContain('Place order');
  expect(words).toContain('Confirm and Pay');
  expect(words).toContain('Online: UPI, net banking, card');
  expect(words).toContain('Card only');
  expect(words.includes('Your account is overdue (Approved Credit Period + Grace).')).toBe(standing === 'overdue');
  expect(words.includes('You can pay for this order online now')).toBe(standing === 'overdue');
});

test('Active with balance 0: online only, and why', () => {
  const words = visibleText(review({ balance: 0 }));
  expect(words).toContain('Available Balance of ₹ 0.00 is less than this order.');
  expect(words).not.toContain('Place order');
});

test.each([
  ['nod', 'Online: UPI, net banking, card Opens', true],
  ['zwz', 'Online Card, UPI or net banking', false],
  ['gwd', 'Online Card, on the page of our card provider', false],
] as const)('%s offers its providers in its order', (site, first, cards) => {
  const words = visibleText(review({ balance: 418250, shown: { site } }));
  expect(words).toContain(first);
  expect(words.includes('Card only')).toBe(cards);
});

test('a buyer who cannot pay on credit sees whom to call about bank transfer', () => {
  const html = review();
  expect(visibleText(html)).toContain('Please call +91');
  expect(html).toMatch(/<input(?=[^>]*value="transfer")[^>]*disabled/);
  expect(visibleText(review({ balance: 418250 }))).not.toContain('Bank transfer');
});

test('online payment that is closed shows whom to call, and bank transfer is chosen where it is allowed', () => {
  const closed = { ...buildCreditInfo(undefined), online_closed: ['razorpay' as const, 'stripe' as const] };
  expect(review({ credit: closed })).toMatch(/<button type="submit"[^>]*disabled/);
  const html = review({ credit: { ...closed, transfer_allowed: true } });
  expect(visibleText(html)).toContain('Online payment is not available yet. Please call +91');
  expect(html).toMatch(/<input(?=[^>]*value="razorpay")[^>]*disabled/);
  expect(visibleText(html)).toContain('Bank transfer');
  expect(visibleText(html)).toContain('Place order');
});

test('an order above the online limit shows whom to call, and bank transfer is chosen where it is allowed', () => {
  const credit = { ...buildCreditInfo(undefined), transfer_allowed: true as const };
  const html = review({ lines: [buildCartLine({ total_value1: 519000, gst_value: 93420 })], credit });
  const words = visibleText(html);
  expect(words).toContain('₹ 6,12,420.00 is above the online payment limit of ₹ 5,00,000.00.');
  expect(html).toContain('href="tel:+912255500169"');
  expect(html).toMatch(/<input(?=[^>]*value="razorpay")[^>]*disabled/);
  expect(html).toMatch(/<input(?=[^>]*value="transfer")[^>]*checked/);
  expect(words).toContain('Place order');
});

test('an overdue account above the online limit can confirm only by phone', () => {
  const html = review({
    standing: 'overdue',
    lines: [buildCartLine({ total_value1: 519000, gst_value: 93420 })],
    balance: 0,
  });
  expect(html).not.toMatch(/<input(?=[^>]*name="payment")[^>]*checked/);
  expect(html).toMatch(/<button type="submit"[^>]*disabled/);
  expect(html).toContain('href="/statement"');
});

test('Approval Pending confirms without credit', () => {
  const words = visibleText(review({ standing: 'approval', balance: 418250 }));
  expect(words).toContain('Bank transfer');
  expect(words).not.toContain('Credit limit');
  expect(words).toContain('Place order');
});

test('Verification Pending sees the reason and cannot confirm', () => {
  const words = visibleText(review({ standing: 'pending' }));
  expect(words).toContain('Subtotal NA GST Total NA');
  expect(words).toContain('Your account status needs to be verified by our team');
  expect(words).not.toMatch(/Place order|Confirm and Pay|Payment/);
});

test('the first address is chosen and decides the taxes, to the paisa', () => {
  const gujarat = buildDeliveryAddress({
    add_id: 2,
    place_of_supply: 'Gujarat',
    tax_form: 'integrated',
    approval_status: 1,
  });
  const line = buildCartLine({ total_value1: 238.96, gst_value: 43.02 });
  const words = visibleText(
    review({ lines: [line], info: buildCustomerInfo('active', [gujarat, buildDeliveryAddress()]), balance: 418250 }),
  );
  expect(words).toContain('Gujarat. IGST 18% on the invoice');
  expect(words).toContain('GST Total ₹ 43.01');
  expect(words).toContain('Not Verified');
});

test('company and tax number use the site’s labels', () => {
  expect(visibleText(review())).toContain('GSTIN 27AAACW1938G1ZB');
  expect(visibleText(review({ shown: { site: 'gwd' } }))).toContain('TRN 27AAACW1938G1ZB');
});

test('missing lines are mentioned, and lines not in stock cannot be confirmed', () => {
  const lines = [buildCartLine(), buildCartLine({ item_detail_id: 2, itemname: '30308', Availability: 'On Demand' })];
  const html = review({ lines, missingCount: 2, balance: 418250 });
  expect(visibleText(html)).toContain('2 items you chose are no longer in your cart');
  expect(visibleText(html)).toContain('as "stock": 30308');
  expect(html).toMatch(/<button type="submit"[^>]*disabled/);
});

test('without lines there is only a link back to the cart', () => {
  const words = visibleText(review({ lines: [] }));
  expect(words).toContain('Nothing to order * Please Select Item View cart');
  expect(words).toContain('Go back to cart');
  expect(words).not.toContain('Order Summary');
});

test('lines ordered at a quote, which may come later, are not said to be in stock', () => {
  const quoted = buildCartLine({ item_detail_id: 2, status: '4', exp_dod: '2027-01-08', valid_until: '2026-12-12' });
  const words = visibleText(review({ lines: [buildCartLine(), quoted], balance: 418250 }));
  expect(words).toContain('Review and confirm order 2 lines Go back to cart');
});

test('out-of-stock lines of a mixed selection are shown below the order and kept in the link back to the cart', () => {
  const rest = [buildCartLine({ item_detail_id: 9, itemname: '30308', Availability: 'On Demand', exp_dod: '' })];
  const html = review({ rest, balance: 418250 });
  expect(visibleText(html)).toContain('1 line, all in stock; 1 line to be requested by RFI');
  expect(visibleText(html)).toContain('To be requested by RFI');
  expect(html).toContain('href="/cart?lines=1,9"');
});

test.each([
  ['active', false],
  ['overdue', false],
  ['approval', true],
  ['pending', true],
] as const)('the tax number of an account that is %s may be edited: %s', (standing, editable) => {
  expect(/>Edit</.test(review({ standing }))).toBe(editable);
});

test('a buyer who returns from a payment sees that it is being confirmed, whatever is left in the cart', () => {
  const returned = { kind: 'session', sessionId: 'cs_1' } as const;
  for (const lines of [[], [buildCartLine()]]) {
    const words = visibleText(
      review({ balance: 418250, lines, missingCount: 1 - lines.length, returned, lineIds: [1] }),
    );
    expect(words).toContain('We are confirming your payment');
    expect(words).not.toContain('no longer in your cart');
    expect(words).not.toMatch(/Place order|Confirm and Pay/);
  }
});

test('after a cancelled payment the review is unchanged', () => {
  const words = visibleText(review({ balance: 418250, returned: { kind: 'cancelled', paymentId: '' }, lineIds: [1] }));
  expect(words).toContain('Place order');
});

test('each line and the whole order show when they are expected; the PO number stands before the payment', () => {
  const soon = buildCartLine({ exp_dod: '2026-11-23' });
  const later = buildCartLine({ item_detail_id: 2, itemname: '30308', exp_dod: '2026-11-26', status: '4' });
  const words = visibleText(review({ lines: [soon, later], balance: 418250 }));
  expect(words).toContain('Expected delivery');
  expect(words).toContain('All delivered Thu 26 Nov');
  expect(words).toContain('Today Fri 20 Nov');
  expect(words.indexOf('Your PO number')).toBeLessThan(words.indexOf('Payment'));
});

test('lines that have become an order lead to it instead of being missing', () => {
  const ordered = [{ order_no: 'NOD26000131', lines: 2 }];
  const html = review({ lines: [], missingCount: 2, ordered });
  expect(visibleText(html)).toContain('2 items you chose: ordered as NOD26000131 View order');
  expect(html).toContain('href="/order-detail?order=NOD26000131"');
  expect(visibleText(html)).not.toContain('no longer in your cart');
});

test('on a phone total and button stay in reach, and the bar says why the button is closed', () => {
  const html = review({ balance: 418250, lines: [buildCartLine({ Availability: 'On Demand' })] });
  const bar = html.slice(html.indexOf('1 line, with GST'));
  expect(visibleText(bar)).toContain('₹ 11,278.92 Place order');
  expect(visibleText(bar)).toContain('* To Check out ONLY Select items showing availability as "stock"');
  expect(bar).toMatch(/<button type="submit" form="confirm-order"[^>]*disabled/);
});

test('an address that is not verified says that the order waits, unless all orders of the customer are confirmed at once', () => {
  const waits = 'an order to it waits for our approval, also when it is paid online';
  const info = buildCustomerInfo('active', [buildDeliveryAddress({ approval_status: 1 })]);
  expect(visibleText(review({ info }))).toContain(waits);
  expect(visibleText(review({ info: { ...info, auto_approved: true } }))).not.toContain(waits);
  expect(visibleText(review())).not.toContain(waits);
});
