import { expect, test } from 'vitest';
import { buildQuickItem, buildQuickRow } from '../../../tests/fixtures/quick-order-rows.ts';
import { type RenderOptions, renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { QuickLine } from './quick-order.contract.ts';
import { QuickOrderPage } from './quick-order.page.tsx';

const koyo = buildQuickItem({ itemid: 12, itemname: '6205 2RS C3', brandname: 'Koyo', differs: 'Another maker' });
const lines: readonly QuickLine[] = [
  buildQuickRow(),
  buildQuickRow({
    line: 2,
    text: '6205',
    result: 'choose',
    message: 'Two makers have it',
    items: [buildQuickItem(), koyo],
  }),
  buildQuickRow({ line: 3, text: 'FAN BRG 4471', designation: 'FAN BRG 4471', result: 'not_found', items: [] }),
  buildQuickRow({ line: 4, text: '6205 DDU, 4', result: 'interchangeable', items: [koyo] }),
  buildQuickRow({ line: 5, text: 'Designation, Quantity', result: 'heading', items: [] }),
];
const page = (served?: readonly QuickLine[], shown: RenderOptions = { status: 'Active' }) =>
  renderPageHtml(<QuickOrderPage initialList={served && { text: 'as sent', lines: served, refusal: '' }} />, shown);

test('an empty page takes a list as a form, so that it works before any script runs', () => {
  const html = page();
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toContain('name="text"');
  expect(visibleText(html)).toContain('Find these items');
  expect(html).toContain('download="quick-order.csv"');
});

test('a list that was read says of each line what it is; nothing is left out silently', () => {
  const words = visibleText(page(lines));
  expect(words).toContain('Found 2 Choose one 1 Not found 1 Found lines, with GST ₹ 22,557.84');
  expect(words).toContain('Two makers have it');
  expect(words).toContain('No item has this number.');
  expect(words).toContain('Koyo. Another maker');
  expect(words).toContain('Interchangeable');
  expect(words).toContain('Column headings, skipped.');
  expect(words).toContain('1 line to choose and 1 not found stay here until you come back.');
  expect(words).toContain('Add 2 items to cart');
});

test('a quantity that cannot be is counted apart from what is not found', () => {
  const wrong = buildQuickRow({ line: 6, text: '6205, 1,5', result: 'bad_quantity', quantity: 0, items: [] });
  const words = visibleText(page([...lines, wrong]));
  expect(words).toContain('Not found 1 Quantity to correct 1 Found lines');
  expect(words).toContain('1 line to choose, 1 not found, and 1 quantity to correct stay here until you come back.');
  expect(visibleText(page([wrong]))).toContain('1 quantity to correct stays here until you come back.');
});

test('a line that is too long is counted apart, named and written anew', () => {
  const message = 'This line is longer than 300 characters. Please correct it.';
  const long = buildQuickRow({
    line: 7,
    text: '6205 x…',
    designation: '',
    result: 'bad_line',
    quantity: 0,
    message,
    items: [],
  });
  const html = page([...lines, long]);
  expect(visibleText(html)).toContain('Not found 1 Line to correct 1 Found lines');
  expect(visibleText(html)).toContain(message);
  expect(html).toContain('aria-label="Correct line 7"');
  expect(page([long])).toMatch(/<button[^>]*disabled[^>]*>(<[^>]*>)*Send as RFI/);
  expect(visibleText(page([long]))).toContain('1 line to correct stays here until you come back.');
});

test('what several items have is chosen in its place, what none has corrected or sent on', () => {
  const html = page(lines);
  expect(html).toContain('role="radiogroup" aria-label="Line 2: 6205"');
  expect(html).toContain('aria-label="Correct line 3"');
  expect(html).toContain('aria-label="Remove line 3"');
  expect(visibleText(html)).toContain('Send as RFI');
});

test('a visitor can fill this browser’s cart, but signs in for an RFI', () => {
  const html = page(lines, {});
  expect(visibleText(html)).toContain('Sign in to send an RFI');
  expect(html).toMatch(/<button(?![^>]*disabled)[^>]*>(<[^>]*>)*Add 2 items/);
});

test('an account that may not buy yet is told so', () => {
  const html = page(lines, { status: 'Verification Pending' });
  expect(visibleText(html)).toContain('needs to be verified by our team');
  expect(html).toMatch(/<button[^>]*disabled[^>]*>(<[^>]*>)*Add 2 items/);
});

test('a list that is refused says why and keeps what was typed', () => {
  const served = { text: '6205, 40', lines: [], refusal: 'A list has at most 2,000 lines' };
  const html = renderPageHtml(<QuickOrderPage initialList={served} />, { status: 'Active' });
  expect(visibleText(html)).toContain('A list has at most 2,000 lines Your list is still here.');
  expect(html).toContain('>6205, 40</textarea>');
});
