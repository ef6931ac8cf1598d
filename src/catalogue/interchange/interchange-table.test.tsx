import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { ItemRow, Substitute } from '../items/item.contract.ts';
import { InterchangeTable } from './interchange-table.tsx';

const size = { Dimension_ID: 30, Dimension_OD: 62, Dimension_OW: 16, seal: 'open' };
const bearing = {
  itemid: 1,
  itemname: '6206NR',
  brandname: 'ZWZ',
  itemtype: 'deep groove ball',
  universalNo: '6206NR',
};
const item = { ...bearing, ...size, your_price: 0 } as ItemRow;
const other = { ...item, itemid: 2, brandname: 'Koyo', list_price: 590, Availability: 'Stock', exp_dod: '' };
const visibleTable = (your_price: number) => {
  const others = [{ ...other, your_price, level: 'identical', differs: [] } as unknown as Substitute];
  return visibleText(renderPageHtml(<InterchangeTable item={item} others={others} />));
};

test('a buyer sees their price of a substitute even if the item has none, and no column without one', () => {
  expect(visibleTable(365.8)).toContain('Your Price');
  expect(visibleTable(365.8)).toContain('365.80');
  expect(visibleTable(0)).not.toContain('Your Price');
});

test('each substitute can be compared with the item', () => {
  const others = [{ ...other, level: 'identical', differs: [] } as unknown as Substitute];
  expect(renderPageHtml(<InterchangeTable item={item} others={others} />)).toContain(
    'href="/compare?item=1&amp;item=2"',
  );
});
