import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { bringItemBack, retireItem } from '../../catalogue/item-changes/retire-item.server.ts';
import { defineApiCall } from '../../server/calls/define-call.server.ts';
import { batchResult } from '../batch-result.ts';
import { retireItemsByApi } from './items.contract.ts';
import { findItemsByCode } from './items.db.ts';

export const retireItemsCall = defineApiCall(
  retireItemsByApi,
  { requires: scopeOf('items:write') },
  async ({ rows }, { db, database, site, by, now }) => {
    const codes = rows.map(({ itemcode }) => itemcode);
    const idOf = new Map((await findItemsByCode(db, site.code, codes)).map(({ code, id }) => [code, id]));
    const results = [];
    for (const { itemcode, retired } of rows) {
      const id = idOf.get(itemcode);
      // What is so already is what the program wants.
      if (id !== undefined) await (retired ? retireItem : bringItemBack)(database, site, { id, by, now });
      const message = id === undefined ? `There is no item ${itemcode}.` : '';
      results.push({ itemcode, saved: id !== undefined, message });
    }
    return batchResult(results);
  },
);
