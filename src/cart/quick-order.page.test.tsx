import { expect, test } from 'vitest';
import { quickItemOf, quickRowOf } from '../../tests/listed.ts';
import { pageHtml, type Shown, wordsOf } from '../../tests/page.tsx';
import type { QuickLine } from './quick-order.contract.ts';
import { QuickOrderPage } from './quick-order.page.tsx';

const koyo = quickItemOf({ itemid: 12, itemname: '6205 2RS C3', brandname: 'Koyo', differs: 'Another maker' });
const lines: readonly QuickLine[] = [
  quickRowOf(),
  quickRowOf({ line: 2, text: '6205', result: 'choose', message: 'Two makers have it', items: [quickItemOf(), koyo] }),
  quickRowOf({ line: 3, text: 'FAN BRG 4471', designation: 'FAN BRG 4471', result: 'not_found', items: [] }),
  quickRowOf({ line: 4, text: '6205 DDU, 4', result: 'interchangeable', items: [koyo] }),
  quickRowOf({ line: 5, text: 'Designation, Quantity', result: 'heading', items: [] }),
];
const page = (served?: readonly QuickLine[], shown: Shown = { status: 'Active' }) =>
  pageHtml(<QuickOrderPage served={served && { text: 'as sent', lines: served, refusal: '' }} />, shown);

test('an empty page takes a list as a form, so that it works before any script runs', () => {
  const html = page();
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toContain('name="text"');
  expect(wordsOf(html)).toContain('Find these items');
  expect(html).toContain('download="quick-order.csv"');
});

test('a list that was read says of each line what it is; nothing is left out silently', () => {
  const words = wordsOf(page(lines));
  expect(words).toContain('Found 2 Choose one 1 Not found 1 Found lines, with GST ₹ 22,557.84');
  expect(words).toContain('Two makers have it');
  expect(words).toContain('No item has this number.');
  expect(words).toContain('Koyo. Another maker');
  expect(words).toContain('Interchangeable');
  expect(words).toContain('Headings of columns, left out.');
  expect(words).toContain('1 line to choose and 1 not found stay here until you come back.');
  expect(words).toContain('Add 2 items to cart');
});

test('a quantity that cannot be is counted apart from what is not found', () => {
  const wrong = quickRowOf({ line: 6, text: '6205, 1,5', result: 'bad_quantity', quantity: 0, items: [] });
  const words = wordsOf(page([...lines, wrong]));
  expect(words).toContain('Not found 1 Quantity to correct 1 Found lines');
  expect(words).toContain('1 line to choose, 1 not found, and 1 quantity to correct stay here until you come back.');
  expect(wordsOf(page([wrong]))).toContain('1 quantity to correct stays here until you come back.');
});

test('a line that is too long is counted apart, named and written anew', () => {
  const message = 'This line is longer than 300 characters. Please correct it.';
  const long = quickRowOf({
    line: 7,
    text: '6205 x…',
    designation: '',
    result: 'bad_line',
    quantity: 0,
    message,
    items: [],
  });
  const html = page([...lines, long]);
  expect(wordsOf(html)).toContain('Not found 1 Line to correct 1 Found lines');
  expect(wordsOf(html)).toContain(message);
  expect(html).toContain('aria-label="Correct line 7"');
  expect(page([long])).toMatch(/<button[^>]*disabled[^>]*>(<[^>]*>)*Send as RFI/);
  expect(wordsOf(page([long]))).toContain('1 line to correct stays here until you come back.');
});

test('what several items have is chosen in its place, what none has corrected or sent on', () => {
  const html = page(lines);
  expect(html).toContain('role="radiogroup" aria-label="Line 2: 6205"');
  expect(html).toContain('aria-label="Correct line 3"');
  expect(html).toContain('aria-label="Remove line 3"');
  expect(wordsOf(html)).toContain('Send as RFI');
});

test('a visitor can fill this browser’s cart, but signs in for an RFI', () => {
  const html = page(lines, {});
  expect(wordsOf(html)).toContain('Sign in to send an RFI');
  expect(html).toMatch(/<button(?![^>]*disabled)[^>]*>(<[^>]*>)*Add 2 items/);
});

test('an account that may not buy yet is told so', () => {
  const html = page(lines, { status: 'Verification Pending' });
  expect(wordsOf(html)).toContain('needs to be verified by our team');
  expect(html).toMatch(/<button[^>]*disabled[^>]*>(<[^>]*>)*Add 2 items/);
});

test('a list that is refused says why and keeps what was typed', () => {
  const served = { text: '6205, 40', lines: [], refusal: 'A list has at most 2,000 lines' };
  const html = pageHtml(<QuickOrderPage served={served} />, { status: 'Active' });
  expect(wordsOf(html)).toContain('A list has at most 2,000 lines What you typed is kept.');
  expect(html).toContain('>6205, 40</textarea>');
});
