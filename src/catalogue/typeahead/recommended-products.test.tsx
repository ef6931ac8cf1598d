import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { RecommendedProducts } from './recommended-products.tsx';

const item = sampleItemRow();
const suggestion = { Item_Name: item.itemname, itemtype: item.itemtype } as Parameters<
  typeof RecommendedProducts
>[0]['suggestion'];

test.each(['nod', 'zwz', 'gwd'] as const)('%s: a visitor reads how to see the availability', (site) => {
  const panel = (
    <RecommendedProducts suggestion={suggestion} items={[item]} instead="" renderAdd={undefined} onClose={() => {}} />
  );
  expect(visibleText(renderPageHtml(panel, { site }))).toContain('Sign in to see stock');
});

test.each(['nod', 'gwd'] as const)(
  '%s: an item is recommended with its list price, and one’s own beside it',
  (site) => {
    const shown = (prices: { list_price: number; your_price: number }) => {
      const items = [{ ...item, ...prices }];
      const panel = (
        <RecommendedProducts {...{ suggestion, items }} instead="" renderAdd={undefined} onClose={() => {}} />
      );
      return visibleText(renderPageHtml(panel, { site }));
    };
    expect(shown({ list_price: 298, your_price: 172.84 })).toMatch(/List Price \S+ 298\.00 Your Price \S+ 172\.84/);
    expect(shown({ list_price: 0, your_price: 0 })).toContain('List Price Display on request');
  },
);
