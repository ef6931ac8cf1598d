import { expect, test } from 'vitest';
import { itemOfAddress } from './item-of-address.ts';

test.each([
  ['/nod-product-category?item=17&sub_category=60+series', 17],
  ['/product-category?item=17', 17],
  ['/productDetail?item=17', 17],
  ['/productDetail/NOD:17', 17],
  ['/productDetail/NOD:17.data', 17],
  ['/nod-product-category.data?item=17&_routes=item-list-form', 17],
  ['/productDetail/ZWZ:17', undefined],
  ['/productDetail/NOD:17/datasheet.pdf', undefined],
  ['/product-category?item=6205', 6205],
  ['/product-category?item=x', undefined],
  ['/product-category', undefined],
  ['/listing?item=17', undefined],
  ['/', undefined],
])('%s shows item %s', (address, item) => {
  expect(itemOfAddress(new URL(address, 'http://nod.localhost'), { name: 'NOD' })).toBe(item);
});
