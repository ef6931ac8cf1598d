import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { designationKey } from '../../bearings/designation/search-key.js';
import { defineCall } from '../../server/calls/define-call.server.js';
                                                                   
import { escapeLike } from '../../server/database/escape-like.js';
import { refuse } from '../../server/refuse.server.js';
                                                
import { keepStockAlert, stockAlerts } from './stock-alerts.contract.js';
import {
  addAlert,
  countWantedItems,
  findOpenAlerts,
  listWantedItems,
  removeAlert,
                  
} from './stock-alerts.db.js';

export const stockAlertsCall = defineCall(
  stockAlerts,
  { requires: permissionTo('see-stock-alerts') },
  async (_request, { db, caller }) => {
    const open = await findOpenAlerts(db, { userId: caller.userId });
    return { success: true         , item_ids: open.map(({ itemId }) => itemId) };
  },
);

export const keepStockAlertCall = defineCall(
  keepStockAlert,
  { requires: permissionTo('ask-for-stock') },
  async ({ item_id: itemId, wanted }, { db, site, caller, now }) => {
    const { userId, customerId } = caller;
    if (!wanted) {
      await removeAlert(db, { userId, itemId });
      return { success: true         , wanted };
    }
    const [result] = await addAlert(db, { site: site.code, customerId, userId, itemId, now });
    if (!result?.sold) return refuse(keepStockAlert, 'unknown_item');
    if (result.inStock) return refuse(keepStockAlert, 'in_stock');
    return result.hasRoom ? { success: true         , wanted } : refuse(keepStockAlert, 'too_many');
  },
);

                                                                                                 

const dayMs = 86_400_000;

/** What buyers asked to be told of, for staff. */
export async function findWantedItems(
  db    ,
  site      ,
  { q, days, limit, offset, most, now }       ,
)                                                  {
  const from = new Date(now.getTime() - days * dayMs);
  const listed = { site: site.code, from, prefix: `${escapeLike(designationKey(q))}%` };
  const [items, [counted]] = await Promise.all([
    listWantedItems(db, { ...listed, limit, offset }),
    countWantedItems(db, { ...listed, most }),
  ]);
  return { items, total: counted?.count ?? 0 };
}
