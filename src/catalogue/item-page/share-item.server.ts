import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { rowId } from '../../lib/contract.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { cacheWithCatalogue } from '../../server/database/cache-with-catalogue.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { loadItemWithSubstitutes } from '../interchange/item-with-substitutes.server.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { shareHref } from '../items/item-link.rule.ts';
import { type LinkedPicture, loadPictures } from '../pictures/change-pictures.server.ts';
import { dimensionOf } from './item-dimension.ts';
import { type SharedItem, shareItemDetails } from './share-item.contract.ts';

const findCachedPictures = cacheWithCatalogue((db, _site, id) => loadPictures(db, id));

export const shareItemCall = defineCall(
  shareItemDetails,
  { requires: permissionTo('browse'), reads: 'replica' },
  async ({ itemId }, context) => {
    const id = rowId.parse(itemId);
    const [found, pictures] = await Promise.all([
      loadItemWithSubstitutes(context, id),
      findCachedPictures(context, id),
    ]);
    if (!found) return refuse(shareItemDetails, 'unknown_item');
    return {
      success: true as const,
      data: sharedOf(found.item, context.site, pictures),
      data_list: { description: found.others },
    };
  },
);

function sharedOf(item: ItemRow, site: Site, pictures: readonly LinkedPicture[]): SharedItem {
  return {
    ...item,
    itemId: item.itemid,
    item_code: item.itemcode,
    brand_name: item.brandname,
    SubCategory: item.subCat,
    CountryOfAssociation: item.countryoforigin,
    weight: item.Weight,
    ID: item.Dimension_ID,
    OD: item.Dimension_OD,
    OW: item.Dimension_OW,
    ListPrice: item.list_price,
    Dimension: dimensionOf(item),
    share_url: shareHref(site.name, item.itemid),
    pictures: pictures.map(({ id: _, ...picture }) => picture),
  };
}
