import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { rowId } from '../../lib/contract.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { loadItemWithSubstitutes } from '../interchange/item-with-substitutes.server.ts';
import { findItemByNumber } from '../search/find-suggestions.db.ts';
import { parseSearchTerms } from '../search/search-terms.ts';
import { itemAvailability } from './item-availability.contract.ts';
import { withSpecifiedNames } from './specified-names.ts';

export const itemAvailabilityCall = defineCall(
  itemAvailability,
  { requires: permissionTo('browse'), reads: 'replica' },
  async ({ searching_key }, context) => {
    const [term] = parseSearchTerms(searching_key);
    const named = term && (await findItemByNumber(context.db, context.site.code, term));
    const found = await loadItemWithSubstitutes(context, named ?? rowId.parse(searching_key));
    if (!found) return refuse(itemAvailability, 'unknown_item');
    const itself = { ...found.item, level: 'identical' as const, differs: [] };
    return {
      success: true as const,
      data: { ...withSpecifiedNames(found.item), CA: found.item.countryoforigin },
      data_list: { description: [itself, ...found.others].map(withSpecifiedNames) },
    };
  },
);
