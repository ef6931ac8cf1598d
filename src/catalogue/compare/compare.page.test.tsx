import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { ComparePage, type ComparePageProps } from './compare.page.tsx';
import { compareItems } from './compare-items.ts';

const first = sampleItemRow({ your_price: 238.96, Availability: 'Stock' });
const second = sampleItemRow({ itemid: 2, itemname: '6205-2Z/C3', seal: 'shield x2', your_price: 218.08 });

const render = (change: Partial<ComparePageProps>) =>
  renderPageHtml(
    <ComparePage
      {...{ first: undefined, comparison: undefined, suggested: [], leftOut: 0, typed: [], problems: [], ...change }}
    />,
    { path: '/compare' },
  );

test('the table shows both items, marks what differs and ends with stock and price', () => {
  const text = visibleText(render({ first, comparison: compareItems(first, second) }));
  expect(text).toContain('Compare 6205-2RS/C3 and 6205-2Z/C3');
  expect(text).toMatch(/2 of \d+ rows differ/);
  expect(text).toContain('1 Seals , differs Contact, two sides Shields, two sides');
  expect(text).toContain('Limiting speed, grease, rpm , differs 9,000 13,000');
  expect(text).toContain('Availability Stock NA');
  expect(text).toContain('Price each, ₹ 238.96 218.08');
});

test.each([
  [0, undefined],
  [1, 'Two items are compared at a time; one more that you chose is left out.'],
  [3, 'Two items are compared at a time; 3 more that you chose are left out.'],
])('of %i items that are not compared, the page says so', (leftOut, told) => {
  const text = visibleText(render({ first, leftOut, comparison: compareItems(first, second) }));
  if (told) expect(text).toContain(told);
  else expect(text).not.toContain('at a time');
});

test('nothing is said of prices that the viewer may not see', () => {
  const [one, other] = [sampleItemRow(), sampleItemRow({ itemid: 2 })];
  const text = visibleText(render({ first: one, comparison: compareItems(one, other) }));
  expect(text).not.toContain('Price each');
  expect(text).not.toContain('Availability');
});

test('one item is offered others to compare with, and a number that is unknown is told', () => {
  const html = render({ first, suggested: [second], typed: ['6205-XY'], problems: ['No item is called 6205-XY.'] });
  expect(html).toContain('href="/compare?item=1&amp;item=2"');
  expect(html).toContain('<input type="hidden" name="item" value="1"/>');
  expect(visibleText(html)).toContain('No item is called 6205-XY.');
});

test('without an item both are asked for, and what was typed stays beside a number that is unknown', () => {
  const html = render({ typed: ['6205-2RZ', '6205-XY'], problems: ['', 'No item is called 6205-XY.'] });
  expect(visibleText(html)).toContain('Compare two items');
  expect(visibleText(html)).toMatch(/First item .*Second item .*No item is called 6205-XY\./);
  expect(html).toMatch(/value="6205-2RZ".*value="6205-XY"/);
  expect(html).not.toContain('type="hidden"');
});
