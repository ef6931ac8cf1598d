import { expect, test } from 'vitest';
import { buildQuickItem, buildQuickRow } from '../../../tests/fixtures/quick-order-rows.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { QuickChoices } from './quick-choices.tsx';

const other = (itemid: number) =>
  buildQuickItem({ itemid, itemname: 'NU206', differs: 'another reading of this number' });
const render = (chosen: number, ...others: readonly ReturnType<typeof other>[]) => {
  const items = [buildQuickItem({ itemid: 1, differs: '' }), ...others];
  const row = buildQuickRow({ result: 'choose', items, chosen });
  return renderPageHtml(<QuickChoices row={row} onChoose={() => {}} />);
};

test('what the number says exactly is in view, two or more other readings are folded away', () => {
  expect(visibleText(render(1, other(2), other(3)))).toContain('2 other items it could mean');
  expect(render(1, other(2), other(3))).not.toContain('<details open');
  expect(render(1, other(2))).not.toContain('<details');
});

test('they stay in view while one of them is chosen', () => {
  expect(render(3, other(2), other(3))).toMatch(/<details[^>]* open/);
});
