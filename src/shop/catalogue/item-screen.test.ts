import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import { itemMeta } from './item-screen.tsx';
import type { ItemData } from './load-item.ts';

function descriptionOf(change: Partial<ItemRow>): string {
  const canonical = 'https://nod.example/product-category?item=1';
  const item = { ...sampleItemRow(change), pictures: [] };
  const found = { item, siteName: 'NOD', canonical, shareUrl: 'https://nod.example/productDetail/NOD:1' };
  const tags = itemMeta({ loaderData: { found, message: '' } as unknown as ItemData, matches: [] });
  return tags.flatMap((tag) => ('name' in tag && tag.name === 'description' ? [String(tag.content)] : [])).join();
}

test('search engines are told of a drawing where there is one, and of a number that is not the name', () => {
  expect(descriptionOf({ itemname: '6205DDUC3', brandname: 'NSK' })).toBe(
    'NSK 6205DDUC3: deep groove ball bearing, 25 × 52 × 15 mm, 6205-2RS/C3. Drawing, technical data and interchangeable items.',
  );
  const nut = { itemname: 'KM5', universalNo: 'KM5', brandname: 'SKF', catname: 'Lock nuts', itemtype: '' };
  expect(descriptionOf({ ...nut, Dimension_OD: 0, Dimension_OW: 7 })).toBe(
    'SKF KM5: Lock nuts, 25 × 7 mm. Technical data and interchangeable items.',
  );
});
