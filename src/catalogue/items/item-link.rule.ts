import type { Site } from '../../sites/site.ts';

// An item has one page on its site, and a share link names an item of its own site only.

type Linked = { itemid: number; subCat?: string; cattype?: string };

export function itemHref(
  { pages }: { pages: Pick<Site['pages'], 'detail'> },
  { itemid, subCat, cattype }: Linked,
): string {
  const query = new URLSearchParams({ item: String(itemid) });
  if (pages.detail === '/nod-product-category') {
    if (subCat) query.set('sub_category', subCat);
    if (cattype) query.set('super_category', cattype);
  }
  return `${pages.detail}?${query}`;
}

/** '/productDetail/{brand}:{itemId}' */
export const shareHref = (siteName: string, itemid: number): string => `/productDetail/${siteName}:${itemid}`;

export const itemFileHrefs = (share: string) => ({
  dataSheet: `/productDetail/${share}/datasheet.pdf`,
  outline: `/productDetail/${share}/outline.dxf`,
  solid: `/productDetail/${share}/solid.step`,
});

/** Undefined for another site's link or an invalid number. */
export function sharedItemId(share: string, siteName: string): number | undefined {
  const [, brand = '', id = ''] = /^([a-z]+):(\d{1,15})$/i.exec(share) ?? [];
  return brand.toUpperCase() === siteName.toUpperCase() ? Number(id) : undefined;
}
