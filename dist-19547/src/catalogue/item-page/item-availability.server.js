import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { rowId } from '../../lib/contract.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { refuse } from '../../server/refuse.server.js';
import { loadItemWithSubstitutes } from '../interchange/item-with-substitutes.server.js';
                                                         
import { findItemByNumber } from '../search/find-suggestions.db.js';
import { parseSearchTerms } from '../search/search-terms.js';
import { itemAvailability } from './item-availability.contract.js';
import { dimensionOf } from './item-dimension.js';

export const itemAvailabilityCall = defineCall(
  itemAvailability,
  { requires: permissionTo('browse') },
  async ({ searching_key }, context) => {
    const [term] = parseSearchTerms(searching_key);
    const named = term && (await findItemByNumber(context.db, context.site.code, term));
    const found = await loadItemWithSubstitutes(context, named ?? rowId.parse(searching_key));
    if (!found) return refuse(itemAvailability, 'unknown_item');
    const itself = { ...found.item, level: 'identical'         , differs: [] };
    return {
      success: true         ,
      data: availabilityOfRow(found.item),
      data_list: { description: [itself, ...found.others] },
    };
  },
);

function availabilityOfRow(item         ) {
  return {
    ...item,
    PackingType: item.packing_type,
    Dimension: dimensionOf(item),
    CA: item.countryoforigin,
    ListPrice: item.list_price,
  };
}
