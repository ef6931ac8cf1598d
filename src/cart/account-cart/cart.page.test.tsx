import { expect, test } from 'vitest';
import { buildCartLine, buildCreditInfo } from '../../../tests/fixtures/checkout.ts';
import { buttonOpeningTag, renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { EmptyCart } from '../empty-cart.tsx';
import { GuestCartPage } from '../guest-cart/guest-cart.page.tsx';
import { CartPage } from './cart.page.tsx';

const stock = buildCartLine();
const later = buildCartLine({
  item_detail_id: 2,
  itemname: '30308',
  Availability: 'Arriving Shortly',
  exp_dod: '2026-12-04',
});
const quoted = buildCartLine({ item_detail_id: 3, itemname: 'NU2310', status: '4', quantity: 10 });

const cart = (lines = [stock, later, quoted], status: Standing = 'active', balance: number | undefined = 418250) => (
  <CartPage lines={lines} credit={buildCreditInfo(balance)} standing={status} />
);

test('what can be ordered is selected at first', () => {
  const html = renderPageHtml(cart());
  expect(visibleText(html)).toContain('2 of 3 lines');
  expect(visibleText(html)).toContain('2 of 3 selected Select');
  expect(buttonOpeningTag(html, 'Checkout')).not.toContain('disabled');
});

test('with nothing selected there is nothing to check out', () => {
  const html = renderPageHtml(cart(), { path: '/cart?lines=' });
  expect(visibleText(html)).toContain('0 of 3 lines');
  expect(visibleText(html)).toContain('* Please Select Item');
  expect(buttonOpeningTag(html, 'Checkout')).toContain('disabled');
});

test('an account whose approval is outstanding reads that it can order its lines, not that it cannot see their prices', () => {
  const text = visibleText(renderPageHtml(cart([stock], 'approval'), { standing: 'approval' }));
  expect(text).toContain('You can order what is in your cart');
  expect(text).toContain('Until then you pay by bank transfer.');
  expect(text).not.toContain('before you can view stock, prices');
});

test('an account that waits for verification reads why its lines have no prices', () => {
  const text = visibleText(renderPageHtml(cart([stock], 'pending'), { standing: 'pending' }));
  expect(text).toContain('needs to be verified by our team before you can view stock, prices');
});

test('one step of the Tab key leads over all lines to the summary', () => {
  const html = renderPageHtml(cart());
  expect(html.indexOf('href="#order-summary"')).toBeLessThan(html.indexOf('<table'));
  expect(html.indexOf('id="order-summary"')).toBeGreaterThan(html.indexOf('</table>'));
});

test('the filter offers each availability that lines have, and no other', () => {
  const words = visibleText(renderPageHtml(cart([stock])));
  expect(words).toContain('None Stock (1) All (1)');
  expect(words).not.toContain('PRODUCTION (');
});

test('the lines in the URL are selected and added up', () => {
  const html = renderPageHtml(cart(), { path: '/cart?lines=1,3' });
  expect(visibleText(html)).toContain('2 of 3 lines');
  expect(visibleText(html)).toContain(
    'Subtotal ₹ 19,116.80 GST Total ₹ 3,441.04 Shipping ₹ 0.00 Total Weight 10.40 kg Total ₹ 22,557.84',
  );
  expect(buttonOpeningTag(html, 'Checkout')).not.toContain('disabled');
});

test('one line that is not in stock blocks the checkout of the selection', () => {
  const html = renderPageHtml(cart(), { path: '/cart?lines=1-2' });
  expect(visibleText(html)).toContain('* To Check out ONLY Select items showing availability as "stock"');
  expect(buttonOpeningTag(html, 'Checkout')).toContain('disabled');
});

test('a line that is not in stock can be requested, a quoted line cannot', () => {
  const requested = renderPageHtml(cart(), { path: '/cart?lines=2' });
  expect(buttonOpeningTag(requested, 'RFI<')).not.toContain('disabled');
  const quotedToo = renderPageHtml(cart(), { path: '/cart?lines=2-3' });
  expect(buttonOpeningTag(quotedToo, 'RFI<')).toContain('disabled');
  expect(visibleText(quotedToo)).toContain('* RFI is disabled for items which are already RFI approved.');
});

test('a mixed selection can be ordered and requested in one step', () => {
  const html = renderPageHtml(cart(), { path: '/cart?lines=1-2' });
  expect(visibleText(html)).toContain('Order 1, ask for 1');
  expect(buttonOpeningTag(html, 'Checkout')).toContain('disabled');
  expect(visibleText(renderPageHtml(cart(), { path: '/cart?lines=1' }))).not.toContain('ask for');
});

test('a line of more pieces than are free can be split', () => {
  const wanted = buildCartLine({ quantity: 30, free_stock: 12, Availability: 'Arriving Shortly', QtyPerCarton: 12 });
  const text = visibleText(renderPageHtml(cart([wanted])));
  expect(text).toContain('Take 12 now, ask for 18');
  expect(text).toContain('30 = 2 cartons of 12 + 6');
});

test('a quoted line shows how long its quote is valid', () => {
  const text = visibleText(renderPageHtml(cart([buildCartLine({ status: '4', valid_until: '2026-12-04' })])));
  expect(text).toContain('Delivery Mon 23 Nov Quote valid until Fri 4 Dec');
});

test('a quoted line that costs more than the buyer’s own price says so', () => {
  const quotedDearer = { status: '4', valid_until: '2026-12-04', your_price: 160.74 };
  const lower = visibleText(renderPageHtml(cart([buildCartLine({ ...quotedDearer, price_without_quote: 120 })])));
  expect(lower).toContain('160.74 Your own price is lower: 120.00 .');
  expect(visibleText(renderPageHtml(cart([buildCartLine(quotedDearer)])))).not.toContain('Your own price');
});

test('the quantity of a quoted line cannot be changed', () => {
  const html = renderPageHtml(cart());
  expect(html).toContain('aria-label="Quantity of 6205-2RS/C3"');
  expect(html).not.toContain('aria-label="Quantity of NU2310"');
  expect(visibleText(html)).toContain("10 . Quantity can't be modified for items through RFI");
});

test('only a customer with credit terms sees balance and credit period', () => {
  expect(visibleText(renderPageHtml(cart()))).toContain('Available Balance ₹ 4,18,250.00 Credit Period 45 days');
  expect(
    visibleText(renderPageHtml(<CartPage lines={[stock]} credit={buildCreditInfo(undefined)} standing="active" />)),
  ).not.toContain('Available Balance');
});

test('an unverified account sees its lines without prices and cannot check out', () => {
  const hidden = buildCartLine({
    your_price: 0,
    list_price: 0,
    gst_value: 0,
    total_value1: 0,
    Availability: '',
    exp_dod: '',
  });
  const html = renderPageHtml(cart([hidden], 'pending'), { path: '/cart?lines=1' });
  expect(visibleText(html)).toContain('6205-2RS/C3');
  expect(visibleText(html)).toContain('Subtotal NA GST Total NA');
  expect(visibleText(html)).not.toContain('₹ 0.00');
  expect(buttonOpeningTag(html, 'Checkout')).toContain('disabled');
});

test('tax and currency are those of the site', () => {
  const text = visibleText(renderPageHtml(cart(), { site: 'gwd', path: '/cart?lines=1' }));
  expect(text).toContain('VAT Total AED 1,720.52');
  expect(text).not.toContain('GST');
});

test('an empty guest cart points to the cart of the account', () => {
  const html = renderPageHtml(<EmptyCart />);
  expect(visibleText(html)).toContain('Sign in to see the cart of your account.');
  expect(html).toContain('href="/login?next=/cart"');
  expect(visibleText(renderPageHtml(<EmptyCart account />))).not.toContain('sign in');
});

test('an empty cart says so', () => {
  expect(visibleText(renderPageHtml(cart([])))).toContain('Your Cart is empty');
});

test('the server renders a guest cart without its lines', () => {
  const html = renderPageHtml(<GuestCartPage />);
  expect(visibleText(html)).not.toContain('Your Cart is empty');
  expect(visibleText(html)).toContain('Sign in to Checkout');
  expect(html).toContain('href="/login?next=/cart"');
});

test('lines of two makers with one designation have different labels', () => {
  const html = renderPageHtml(cart([buildCartLine(), buildCartLine({ item_detail_id: 2, brandname: 'Koyo' })]));
  for (const what of ['Select', 'Quantity of', 'Delete'])
    for (const maker of ['ZWZ', 'Koyo']) expect(html).toContain(`aria-label="${what} 6205-2RS/C3, ${maker}"`);
});

test('the brand is in its own column, and below the item where that column is hidden', () => {
  const html = renderPageHtml(cart([buildCartLine({ brandname: 'Koyo' })]));
  expect(html.match(/>Koyo</g)).toHaveLength(2);
});

const moment = '2026-12-01T09:30:00.500Z';
const again = buildCartLine({ item_detail_id: 4, itemname: '22308', added_on: '2026-12-01T09:30:00.499Z' });
const addedAt = `/cart?added=${Date.parse(moment)}`;

test('what was just added stands first and can be checked out alone; what was there stays ticked', () => {
  const words = visibleText(renderPageHtml(cart([stock, later, again]), { path: addedAt }));
  expect(words).toContain('Just added 1 line Check out only these');
  expect(words.indexOf('22308')).toBeLessThan(words.indexOf('In your cart before'));
  expect(words).toContain('2 of 3 lines');
});

test('an order that is added again does not bring the rest of the cart into the next order', () => {
  const words = visibleText(renderPageHtml(cart([stock, later, again]), { path: `${addedAt}&from=NOD26000006` }));
  expect(words).toContain('Added from NOD26000006 1 line Check out only these');
  expect(words).toContain('1 of 3 lines');
});

test('what was just added and is not in stock is selected alone, so that the summary tells what can be done', () => {
  const onDemand = { ...again, Availability: 'On Demand' as const };
  expect(visibleText(renderPageHtml(cart([stock, onDemand]), { path: addedAt }))).toContain('Select only these');
});

test('nothing is marked in a cart that has only what was just added', () => {
  expect(visibleText(renderPageHtml(cart([again]), { path: addedAt }))).not.toContain('Just added');
});
