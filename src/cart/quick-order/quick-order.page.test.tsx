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

test('lines that name no bearing are folded together, say what they are, and are not found', () => {
  const none = ['Gasket set', 'M5x40 screw', 'Hex nut', 'Washer'].map((text, index) =>
    buildQuickRow({ line: 10 + index, text, result: 'no_bearing', message: 'No bearing is named here.', items: [] }),
  );
  const html = page([...lines, ...none]);
  expect(visibleText(html)).toContain('4 lines name no bearing');
  expect(visibleText(html)).toContain('8 lines 2 ready 1 needs your answer 5 not found');
  expect(visibleText(html)).toContain('6 lines wait for you');
  expect(html).not.toContain('<details open');
});

test('every line is ready, needs an answer or is not found, and the button says how many are added', () => {
  const text = visibleText(page(lines));
  expect(text).toContain('4 lines 2 ready 1 needs your answer 1 not found 2 of 4 lines, with GST ₹ 22,557.84');
  expect(text).toContain('2 lines wait for you Nothing is chosen for you. They stay here when you add the others.');
  expect(text).toContain('No item has this number.');
  expect(text).toContain('Sold under another number');
  expect(text).toContain('1 line skipped, as a heading, greeting or total: Designation, Quantity');
  expect(text).toContain('2 ready 1 cheapest in stock, 1 with one maker');
  expect(text).toContain('ZWZ · ₹ 238.96');
  expect(text).toContain('Add 2 lines to cart');
});

test('a wrong quantity needs an answer, and is not added', () => {
  const wrong = buildQuickRow({ line: 6, text: '6205, 1,5', result: 'bad_quantity', quantity: 0, items: [] });
  expect(visibleText(page([...lines, wrong]))).toContain('5 lines 2 ready 2 need your answer 1 not found 2 of 5 lines');
});

test('one list is offered as four baskets, with what each costs and when it is complete', () => {
  const soon = { ...koyo, differs: '', exp_dod: '2026-11-21', last_bought: '2026-07-27' };
  const choice = buildQuickRow({
    line: 2,
    result: 'choose',
    items: [buildQuickItem(), { ...soon, your_price: 320, total_value1: 12800, gst_value: 2304 }],
  });
  const text = visibleText(page([choice]));
  expect(text).toContain('Cheapest ₹ 9,558.40');
  expect(text).toContain('1 line other than last time');
  expect(text).toContain('As last time ₹ 12,800.00');
  expect(text).toContain('A maker you asked for stays in every basket.');
  expect(page([choice])).toMatch(/type="radio"[^>]*checked=""[^>]*>(<[^>]*>)*As last time/);
});

test('who has bought none of it gets the cheapest of those in stock', () => {
  const choice = buildQuickRow({ result: 'choose', items: [buildQuickItem(), { ...koyo, differs: '' }] });
  expect(visibleText(page([choice]))).toContain('Cheapest in stock ₹ 9,558.40');
});

test('a visitor who sees no prices is offered no basket by price', () => {
  const hidden = {
    your_price: 0,
    list_price: 0,
    total_value1: 0,
    gst_value: 0,
    Availability: '',
    exp_dod: '',
  } as const;
  const choice = buildQuickRow({
    result: 'choose',
    items: [buildQuickItem(hidden), { ...koyo, ...hidden, differs: '' }],
  });
  const text = visibleText(page([choice], {}));
  expect(text).toContain('Fewest makers');
  expect(text).toContain('Most popular');
  expect(text).not.toMatch(/Cheapest|Soonest/);
});

test('the best choice is named first, and none is given for the buyer', () => {
  const other = (itemid: number) =>
    buildQuickItem({ itemid, itemname: 'NU206', differs: 'another reading of this number' });
  const unclear = buildQuickRow({
    text: '32205',
    result: 'choose',
    ambiguous: true,
    items: [other(2), other(3), buildQuickItem({ itemid: 1 }), other(4)],
  });
  const html = page([unclear]);
  expect(html).toMatch(
    /aria-keyshortcuts="1"[^>]*>(<[^>]*>)*1(<[^>]*>)*ZWZ (<[^>]*>)*6205-2RS\/C3(<[^>]*>)*Best choice/,
  );
  expect(html).not.toContain('aria-keyshortcuts="4"');
  expect(visibleText(html)).toContain('4 choices in all');
  expect(visibleText(html)).toContain('Keys: 1 2 3 answer, J K next and back');
  expect(visibleText(html)).toContain('1 line 0 ready 1 needs your answer 0 not found No line is ready yet');
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
  expect(html).toContain('aria-label="Line 6: 32205"');
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
  expect(html).toMatch(/<button(?![^>]*disabled)[^>]*>(<[^>]*>)*Add 2 lines/);
});

test('an account that cannot buy yet is told why', () => {
  const html = page(lines, { standing: 'pending' });
  expect(visibleText(html)).toContain('needs to be verified by our team');
  expect(html).toMatch(/<button[^>]*disabled[^>]*>(<[^>]*>)*Add 2 lines/);
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

test('a long list of questions does not push the ready lines down', () => {
  const unknown = Array.from({ length: 20 }, (_, index) =>
    buildQuickRow({ line: index + 1, text: `X${index}`, designation: `X${index}`, result: 'not_found', items: [] }),
  );
  expect(visibleText(page(unknown))).toContain('20 lines wait for you');
  expect(visibleText(page(unknown))).toContain('The first 5 of 20 lines. Show all');
});

test('on a phone eight ready lines are shown, then how many more', () => {
  const ready = Array.from({ length: 18 }, (_, index) => buildQuickRow({ line: index + 1 }));
  expect(visibleText(page(ready))).toContain('Show 10 more');
});
