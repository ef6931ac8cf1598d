import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { stockRefusals } from '../../catalogue/catalogue-refusals.ts';
import { bringItemBack, retireItem } from '../../catalogue/item-changes/retire-item.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { defineBatchCall, eachRow } from '../batches/define-batch-call.server.ts';
import { retireItemsByApi } from './items.contract.ts';
import { findItemsForProgram } from './items.db.ts';

export const retireItemsCall = defineBatchCall(
  retireItemsByApi,
  { requires: scopeOf('items:write') },
  async ({ rows }, { db, database, site, by, now }) => {
    const codes = rows.map(({ itemcode }) => itemcode);
    const idOf = new Map((await findItemsForProgram(db, { site: site.code, codes })).map(({ code, id }) => [code, id]));
    return eachRow(rows, async ({ itemcode, retired }) => {
      const id = idOf.get(itemcode);
      if (id === undefined) return refuse(stockRefusals, 'unknown_item', { code: itemcode });
      // An item that is so already is what the program wants.
      await (retired ? retireItem : bringItemBack)(database, site, { id, by, now });
      return { itemcode };
    });
  },
);
