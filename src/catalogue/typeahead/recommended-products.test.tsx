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
