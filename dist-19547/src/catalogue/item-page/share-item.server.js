import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { rowId } from '../../lib/contract.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { refuse } from '../../server/refuse.server.js';
                                                
import { loadItemWithSubstitutes } from '../interchange/item-with-substitutes.server.js';
                                                         
import { shareHref } from '../items/item-link.rule.js';
import {                     loadPictures } from '../pictures/change-pictures.server.js';
import { dimensionOf } from './item-dimension.js';
import {                  shareItemDetails } from './share-item.contract.js';

export const shareItemCall = defineCall(
  shareItemDetails,
  { requires: permissionTo('browse') },
  async ({ itemId }, context) => {
    const id = rowId.parse(itemId);
    const [found, pictures] = await Promise.all([loadItemWithSubstitutes(context, id), loadPictures(context.db, id)]);
    if (!found) return refuse(shareItemDetails, 'unknown_item');
    return {
      success: true         ,
      data: sharedOf(found.item, context.site, pictures),
      data_list: { description: found.others },
    };
  },
);

function sharedOf(item         , site      , pictures                          )             {
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
