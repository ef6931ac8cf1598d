import { scopeOf } from '../../account/permissions/permission-to.server.js';
import { bringItemBack, retireItem } from '../../catalogue/item-changes/retire-item.server.js';
import { defineApiCall } from '../../server/calls/define-call.server.js';
import { saveEachRow } from '../batch-result.js';
import { retireItemsByApi } from './items.contract.js';
import { findItemsByCode } from './items.db.js';

export const retireItemsCall = defineApiCall(
  retireItemsByApi,
  { requires: scopeOf('items:write') },
  async ({ rows }, { db, database, site, by, now }) => {
    const codes = rows.map(({ itemcode }) => itemcode);
    const idOf = new Map((await findItemsByCode(db, site.code, codes)).map(({ code, id }) => [code, id]));
    return saveEachRow(rows, async ({ itemcode, retired }) => {
      const id = idOf.get(itemcode);
      if (id === undefined) return { itemcode, saved: false, message: `There is no item ${itemcode}.` };
      // What is so already is what the program wants.
      await (retired ? retireItem : bringItemBack)(database, site, { id, by, now });
      return { itemcode, saved: true, message: '' };
    });
  },
);
