import { expect, test } from 'vitest';
import { itemFileHrefs, itemHref, sharedItemId, shareHref } from './item-link.rule.ts';

const pages = { review: '/shipping' as const, detail: '/product-category' as const };
const item = { itemid: 42, subCat: '62 series, sealed', cattype: 'Bearings' };

test('an item is linked to its page, on the list form with its categories', () => {
  expect(itemHref({ pages }, item)).toBe('/product-category?item=42');
  expect(itemHref({ pages: { ...pages, detail: '/nod-product-category' } }, item)).toBe(
    '/nod-product-category?item=42&sub_category=62+series%2C+sealed&super_category=Bearings',
  );
});

test.each([
  ['ZWZ:42', 42],
  ['zwz:42', 42],
  ['NOD:42', undefined],
  ['ZWZ:', undefined],
  ['ZWZ:4x', undefined],
  ['ZWZ:-4', undefined],
  ['ZWZ:9999999999999999', undefined],
  ['42', undefined],
  ['', undefined],
])('the share link %s names item %s', (share, id) => {
  expect(sharedItemId(share, 'ZWZ')).toBe(id);
});

test('the files of an item lie behind its share link', () => {
  expect(shareHref('NOD', 12)).toBe('/productDetail/NOD:12');
  expect(itemFileHrefs('NOD:12').dataSheet).toBe(`${shareHref('NOD', 12)}/datasheet.pdf`);
  expect(itemFileHrefs('NOD:12').outline).toBe(`${shareHref('NOD', 12)}/outline.dxf`);
});
