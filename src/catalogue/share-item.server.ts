import { rowId } from '../lib/contract.ts';
import { answer } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import type { ItemRow } from './item.contract.ts';
import { itemAndStandIns } from './item-and-stand-ins.ts';
import { dimensionOf } from './item-facts.ts';
import { shareHref } from './item-link.rule.ts';
import { type SharedItem, shareItemDetails } from './share-item.contract.ts';

export const shareItemCall = answer(shareItemDetails, { who: 'anyone' }, async ({ itemId }, step) => {
  const found = await itemAndStandIns(step, rowId.parse(itemId));
  if (!found) return refuse(shareItemDetails, 'unknown_item');
  return {
    success: true as const,
    data: sharedOf(found.item, step.site),
    data_list: { description: found.others },
  };
});

function sharedOf(item: ItemRow, site: Site): SharedItem {
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
  };
}
