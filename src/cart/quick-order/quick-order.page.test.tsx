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
const page = (served?: readonly QuickLine[], shown: RenderOptions = { standing: 'active' }) =>
  renderPageHtml(<QuickOrderPage initialList={served && { text: 'as sent', lines: served, refusal: '' }} />, shown);

test('the page works as a plain form without JavaScript', () => {
  const html = page();
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toContain('name="text"');
  expect(visibleText(html)).toContain('Find these items');
  expect(html).toContain('download="quick-order.csv"');
});

test('every line of a list shows its result', () => {
  const text = visibleText(page(lines));
  expect(text).toContain('Found 2 Choose one 1 Not found 1 Found lines, with GST ₹ 22,557.84');
  expect(text).toContain('Two makers have it');
  expect(text).toContain('No item has this number.');
  expect(text).toContain('Koyo. Another maker');
  expect(text).toContain('Interchangeable');
  expect(text).toContain('Column headings, skipped.');
  expect(text).toContain('1 line to choose and 1 not found stay here until you come back.');
  expect(text).toContain('Add 2 items to cart');
});

test('invalid quantities are counted separately from items not found', () => {
  const wrong = buildQuickRow({ line: 6, text: '6205, 1,5', result: 'bad_quantity', quantity: 0, items: [] });
  const text = visibleText(page([...lines, wrong]));
  expect(text).toContain('Not found 1 Quantity to correct 1 Found lines');
  expect(text).toContain('1 line to choose, 1 not found, and 1 quantity to correct stay here until you come back.');
  expect(visibleText(page([wrong]))).toContain('1 quantity to correct stays here until you come back.');
});

test('a long line is counted separately and can be corrected', () => {
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

test('the buyer chooses among several items, or corrects a line without one', () => {
  const html = page(lines);
  expect(html).toContain('role="radiogroup" aria-label="Line 2: 6205"');
  expect(html).toContain('aria-label="Correct line 3"');
  expect(html).toContain('aria-label="Remove line 3"');
  expect(visibleText(html)).toContain('Send as RFI');
});

test('a visitor can add items to the guest cart, but has to sign in for an RFI', () => {
  const html = page(lines, {});
  expect(visibleText(html)).toContain('Sign in to send an RFI');
  expect(html).toMatch(/<button(?![^>]*disabled)[^>]*>(<[^>]*>)*Add 2 items/);
});

test('an account that cannot buy yet is told why', () => {
  const html = page(lines, { standing: 'pending' });
  expect(visibleText(html)).toContain('needs to be verified by our team');
  expect(html).toMatch(/<button[^>]*disabled[^>]*>(<[^>]*>)*Add 2 items/);
});

test('a refused list shows the reason and keeps its text', () => {
  const served = { text: '6205, 40', lines: [], refusal: 'A list has at most 2,000 lines' };
  const html = renderPageHtml(<QuickOrderPage initialList={served} />, { standing: 'active' });
  expect(visibleText(html)).toContain('A list has at most 2,000 lines Your list is still here.');
  expect(html).toContain('>6205, 40</textarea>');
});
