import { expect, test } from 'vitest';
import { buttonTag, pageHtml, wordsOf } from '../../tests/page.tsx';
import { creditOf, lineOf } from '../../tests/reviewed.ts';
import { CartPage } from './cart.page.tsx';
import { EmptyCart } from './empty-cart.ui.tsx';
import { LocalCartPage } from './local-cart.page.tsx';

const stock = lineOf();
const later = lineOf({ item_detail_id: 2, itemname: '30308', Availability: 'Arriving Shortly', exp_dod: '2026-12-04' });
const quoted = lineOf({ item_detail_id: 3, itemname: 'NU2310', status: '4', quantity: 10 });

const cart = (lines = [stock, later, quoted], status = 'Active', balance: number | undefined = 418250) => (
  <CartPage lines={lines} credit={creditOf(balance)} status={status} />
);

test('nothing is selected at first, so there is nothing to check out', () => {
  const html = pageHtml(cart());
  expect(wordsOf(html)).toContain('0 of 3 lines');
  expect(wordsOf(html)).toContain('* Please Select Item');
  expect(buttonTag(html, 'Checkout')).toContain('disabled');
});

test('the lines an address names are selected and added up', () => {
  const html = pageHtml(cart(), { path: '/cart?lines=1,3' });
  expect(wordsOf(html)).toContain('2 of 3 lines');
  expect(wordsOf(html)).toContain('Subtotal ₹ 19,116.80 GST Total ₹ 3,441.04 Total Weight 10.40 kg Total ₹ 22,557.84');
  expect(buttonTag(html, 'Checkout')).not.toContain('disabled');
});

test('one line that is not in stock keeps the whole selection from checkout', () => {
  const html = pageHtml(cart(), { path: '/cart?lines=1-2' });
  expect(wordsOf(html)).toContain('* To Check out ONLY Select items showing availability as "stock"');
  expect(buttonTag(html, 'Checkout')).toContain('disabled');
});

test('what is not in stock can be asked for, a quoted line cannot', () => {
  const asked = pageHtml(cart(), { path: '/cart?lines=2' });
  expect(buttonTag(asked, 'RFI<')).not.toContain('disabled');
  const quotedToo = pageHtml(cart(), { path: '/cart?lines=2-3' });
  expect(buttonTag(quotedToo, 'RFI<')).toContain('disabled');
  expect(wordsOf(quotedToo)).toContain('* RFI is disabled for items which are already RFI approved.');
});

test('a selection of both kinds can be ordered and asked for in one go', () => {
  const html = pageHtml(cart(), { path: '/cart?lines=1-2' });
  expect(wordsOf(html)).toContain('Order 1, ask for 1');
  expect(buttonTag(html, 'Checkout')).toContain('disabled');
  expect(wordsOf(pageHtml(cart(), { path: '/cart?lines=1' }))).not.toContain('ask for');
});

test('of a line that wants more than is free, the free pieces can be taken now', () => {
  const wanted = lineOf({ quantity: 30, free_stock: 12, Availability: 'Arriving Shortly', QtyPerCarton: 12 });
  const words = wordsOf(pageHtml(cart([wanted])));
  expect(words).toContain('Take 12 now, ask for 18');
  expect(words).toContain('30 = 2 cartons of 12 + 6');
});

test('a quoted line says how long its quote is valid', () => {
  const words = wordsOf(pageHtml(cart([lineOf({ status: '4', valid_until: '2026-12-04' })])));
  expect(words).toContain('Delivery Mon 23 Nov Quote valid to Fri 4 Dec');
});

test('a quoted line shows its quantity and lets nobody change it', () => {
  const html = pageHtml(cart());
  expect(html).toContain('aria-label="Quantity of 6205-2RS/C3"');
  expect(html).not.toContain('aria-label="Quantity of NU2310"');
  expect(wordsOf(html)).toContain("10 . Quantity can't be modified for items through RFI");
});

test('balance and credit period are for who has credit terms', () => {
  expect(wordsOf(pageHtml(cart()))).toContain('Available Balance ₹ 4,18,250.00 Credit Period 45 days');
  expect(wordsOf(pageHtml(<CartPage lines={[stock]} credit={creditOf(undefined)} status="Active" />))).not.toContain(
    'Available Balance',
  );
});

test('an account not verified yet sees its lines without prices and cannot check out', () => {
  const hidden = lineOf({ your_price: 0, list_price: 0, gst_value: 0, total_value1: 0, Availability: '', exp_dod: '' });
  const html = pageHtml(cart([hidden], 'Verification Pending'), { path: '/cart?lines=1' });
  expect(wordsOf(html)).toContain('6205-2RS/C3');
  expect(wordsOf(html)).toContain('Subtotal NA GST Total NA');
  expect(wordsOf(html)).not.toContain('₹ 0.00');
  expect(buttonTag(html, 'Checkout')).toContain('disabled');
});

test('the site names tax and currency', () => {
  const words = wordsOf(pageHtml(cart(), { site: 'gwd', path: '/cart?lines=1' }));
  expect(words).toContain('VAT Total AED 1,720.52');
  expect(words).not.toContain('GST');
});

test('an empty cart in this browser tells a buyer who is signed out where the one of the account is', () => {
  const html = pageHtml(<EmptyCart />);
  expect(wordsOf(html)).toContain('The cart of your account shows once you sign in.');
  expect(html).toContain('href="/login?next=/cart"');
  expect(wordsOf(pageHtml(<EmptyCart account />))).not.toContain('sign in');
});

test('an empty cart says so and leads on', () => {
  expect(wordsOf(pageHtml(cart([])))).toContain('Your Cart is empty');
});

test('a visitor’s cart comes as a frame, because the browser alone knows its lines', () => {
  const html = pageHtml(<LocalCartPage />);
  expect(wordsOf(html)).not.toContain('Your Cart is empty');
  expect(wordsOf(html)).toContain('Sign in to Checkout');
  expect(html).toContain('href="/login?next=/cart"');
});

test('two makers of one designation have labels of their own', () => {
  const html = pageHtml(cart([lineOf(), lineOf({ item_detail_id: 2, brandname: 'Koyo' })]));
  for (const what of ['Select', 'Quantity of', 'Delete'])
    for (const maker of ['ZWZ', 'Koyo']) expect(html).toContain(`aria-label="${what} 6205-2RS/C3, ${maker}"`);
});

test('the brand stands in a column of its own, and beside the item where there is no room for that', () => {
  const html = pageHtml(cart([lineOf({ brandname: 'Koyo' })]));
  expect(html.match(/>Koyo</g)).toHaveLength(2);
});
