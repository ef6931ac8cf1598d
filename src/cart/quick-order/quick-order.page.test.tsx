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
    items: [buildQuickItem(), { ...koyo, differs: '' }],
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

test('lines that name no bearing are folded together, and say what they are', () => {
  const none = ['Gasket set', 'M5x40 screw', 'Hex nut', 'Washer'].map((text, index) =>
    buildQuickRow({ line: 10 + index, text, result: 'no_bearing', message: 'No bearing is named here.', items: [] }),
  );
  const html = page([...lines, ...none]);
  expect(visibleText(html)).toContain('4 lines name no bearing');
  expect(visibleText(html)).toContain('2 lines need your decision');
  expect(visibleText(html)).toContain('Not found 1');
  expect(html).not.toContain('<details open');
});

test('every line of a list shows its result', () => {
  const text = visibleText(page(lines));
  expect(text).toContain('Ready 2 To check 1 Not found 1 3 lines, with GST ₹ 33,836.76');
  expect(text).toContain('2 lines need your decision 1 has a suggestion already; 1 stays here until you decide.');
  expect(text).toContain('No item has this number.');
  expect(text).toContain('Replaced by an interchangeable item Another maker');
  expect(text).toContain('1 line skipped, as a heading, greeting or total: Designation, Quantity');
  expect(text).toContain('2 ready 1 cheapest in stock, 1 with one maker');
  expect(text).toContain('ZWZ · ₹ 238.96');
  expect(text).toContain('Add 2 items to cart');
});

test('invalid quantities are to be checked, and do not count as lines to add', () => {
  const wrong = buildQuickRow({ line: 6, text: '6205, 1,5', result: 'bad_quantity', quantity: 0, items: [] });
  const text = visibleText(page([...lines, wrong]));
  expect(text).toContain('Ready 2 To check 2 Not found 1 3 lines, with GST');
  expect(text).toContain('3 lines need your decision 1 has a suggestion already; 2 stay here until you decide.');
});

test('a long line can be corrected, but not sent', () => {
  const message = 'This line is longer than 300 characters. Please shorten it.';
  const long = buildQuickRow({ line: 7, text: '6205 x…', designation: '', result: 'bad_line', message, items: [] });
  const html = page([...lines, long]);
  expect(visibleText(html)).toContain(message);
  expect(html).toContain('aria-label="Correct line 7"');
  expect(page([long])).toMatch(/<button[^>]*disabled[^>]*>(<[^>]*>)*Send as RFI/);
  expect(visibleText(page([long]))).toContain('No line is ready yet');
});

test('the buyer chooses the maker in the row, decides what is unclear, or corrects a line', () => {
  const unclear = buildQuickRow({
    line: 6,
    text: '32205',
    result: 'choose',
    ambiguous: true,
    items: [buildQuickItem()],
  });
  const html = page([...lines, unclear]);
  expect(html).toContain('aria-label="Maker of line 2"');
  expect(html).toContain('role="radiogroup" aria-label="Line 6: 32205"');
  expect(html).toContain('aria-label="Correct line 3"');
  expect(html).toContain('aria-label="Remove line 3"');
  expect(visibleText(html)).toContain('Send as RFI');
});

test('the row says when the company bought the item last', () => {
  const bought = buildQuickItem({ last_bought: '2026-07-27' });
  const row = buildQuickRow({
    line: 2,
    result: 'choose',
    items: [koyo, bought].map((item) => ({ ...item, differs: '' })),
  });
  expect(visibleText(page([row]))).toContain('You bought it 27 Jul 2026');
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

test('a quantity that is no multiple of the pack can be taken as the next pack', () => {
  const inTwelves = buildQuickItem({ order_multiple: 12 });
  const wrong = buildQuickRow({ result: 'bad_quantity', quantity: 20, items: [inTwelves] });
  expect(visibleText(page([wrong]))).toContain('Take 24');
});

test('on a phone a long list of lines to decide is folded, as the ready ones are', () => {
  const unknown = Array.from({ length: 20 }, (_, index) =>
    buildQuickRow({ line: index + 1, text: `X${index}`, designation: `X${index}`, result: 'not_found', items: [] }),
  );
  expect(visibleText(page(unknown))).toContain('Show 12 more');
});
