                                                

// An item has one page on its site, and a share link names an item of its own site only.

                                                                    

export function itemHref(
  { pages }                                          ,
  { itemid, subCat, cattype }        ,
)         {
  const query = new URLSearchParams({ item: String(itemid) });
  if (pages.detail === '/nod-product-category') {
    if (subCat) query.set('sub_category', subCat);
    if (cattype) query.set('super_category', cattype);
  }
  return `${pages.detail}?${query}`;
}

/** '/productDetail/{brand}:{itemId}' */
export const shareHref = (siteName        , itemid        )         => `/productDetail/${siteName}:${itemid}`;

export const itemFileHrefs = (share        ) => ({
  dataSheet: `/productDetail/${share}/datasheet.pdf`,
  outline: `/productDetail/${share}/outline.dxf`,
});

/** Undefined for another site's link or an invalid number. */
export function sharedItemId(share        , siteName        )                     {
  const [, brand = '', id = ''] = /^([a-z]+):(\d{1,15})$/i.exec(share) ?? [];
  return brand.toUpperCase() === siteName.toUpperCase() ? Number(id) : undefined;
}
