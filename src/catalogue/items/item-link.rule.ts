import type { Site, SiteCode } from '../../sites/site.ts';

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

/** '/productDetail/{brand}:{itemId}'. The brand is the site's code, so that links hold whatever the shop is called. */
export const shareHref = (site: SiteCode, itemid: number): string => `/productDetail/${shareOf(site, itemid)}`;

export const shareOf = (site: SiteCode, itemid: number): string => `${site.toUpperCase()}:${itemid}`;

export const itemFileHrefs = (share: string) => ({
  dataSheet: `/productDetail/${share}/datasheet.pdf`,
  outline: `/productDetail/${share}/outline.dxf`,
  solid: `/productDetail/${share}/solid.step`,
});

/** Undefined for another site's link or an invalid number. */
export function sharedItemId(share: string, site: SiteCode): number | undefined {
  const [, brand = '', id = ''] = /^([a-z]+):(\d{1,15})$/i.exec(share) ?? [];
  return brand.toLowerCase() === site ? Number(id) : undefined;
}
