import { rowId } from '../lib/contract.ts';
import { answer } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import type { ItemRow } from './item.contract.ts';
import { dimensionOf } from './item-facts.ts';
import { beholderOf, itemRowOf } from './item-row.ts';
import { itemAndTwins } from './load-items.db.ts';
import { type SharedItem, shareItemDetails } from './share-item.contract.ts';

const twinsAtMost = 100;

export const shareItemCall = answer(shareItemDetails, { who: 'anyone' }, async ({ itemId }, step) => {
  const whom = { site: step.site.code, caller: step.caller, now: step.now };
  const records = await itemAndTwins(step.db, whom, rowId.parse(itemId), twinsAtMost);
  const beholder = beholderOf(step);
  const [item, ...twins] = records.map((record) => itemRowOf(record, beholder));
  if (!item) return refuse(shareItemDetails, 'unknown_item');
  return { success: true as const, data: sharedOf(item, step.site), data_list: { description: twins } };
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
    share_url: `/productDetail/${site.name}:${item.itemid}`,
  };
}
