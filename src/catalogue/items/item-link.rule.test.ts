import { expect, test } from 'vitest';
import { itemFileHrefs, itemHref, sharedItemId, shareHref } from './item-link.rule.ts';

const pages = { review: '/shipping' as const, detail: '/product-category' as const };
const item = { itemid: 42, subCat: '62 series, sealed', cattype: 'Bearings' };

test('an item links to its page, with its categories on sites with the list page', () => {
  expect(itemHref({ pages }, item)).toBe('/product-category?item=42');
  expect(itemHref({ pages: { ...pages, detail: '/nod-product-category' } }, item)).toBe(
    '/nod-product-category?item=42&sub_category=62+series%2C+sealed&super_category=Bearings',
  );
});

test('a category that is not known is left out of the link', () => {
  expect(itemHref({ pages: { ...pages, detail: '/nod-product-category' } }, { itemid: 42, subCat: '' })).toBe(
    '/nod-product-category?item=42',
  );
});

test.each([
  ['/ZWZ:42', undefined],
  ['ZWZ:42', 42],
  ['zwz:42', 42],
  ['NOD:42', undefined],
  ['ZWZ:', undefined],
  ['ZWZ:4x', undefined],
  ['ZWZ:-4', undefined],
  ['ZWZ:9999999999999999', undefined],
  ['42', undefined],
  ['', undefined],
])('share link %s leads to item %s', (share, id) => {
  expect(sharedItemId(share, 'zwz')).toBe(id);
});

test("the URLs of an item's files begin with its share link", () => {
  expect(shareHref('nod', 12)).toBe('/productDetail/NOD:12');
  expect(itemFileHrefs('NOD:12').dataSheet).toBe(`${shareHref('nod', 12)}/datasheet.pdf`);
  expect(itemFileHrefs('NOD:12').outline).toBe(`${shareHref('nod', 12)}/outline.dxf`);
  expect(itemFileHrefs('NOD:12').solid).toBe(`${shareHref('nod', 12)}/solid.step`);
});
