import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { designationKey } from '../../bearings/designation/search-key.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { escapeLike } from '../../server/database/escape-like.ts';
import { refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { listStockAlerts, saveStockAlert } from './stock-alerts.contract.ts';
import { addAlert, countWantedItems, findOpenAlerts, listWantedItems, removeAlert } from './stock-alerts.db.ts';
import type { WantedItem } from './wanted-item.contract.ts';

export const stockAlertsCall = defineCall(
  listStockAlerts,
  { requires: permissionTo('see-stock-alerts') },
  async (_request, { db, caller }) => {
    const open = await findOpenAlerts(db, { userId: caller.userId });
    return { success: true as const, item_ids: open.map(({ itemId }) => itemId) };
  },
);

export const saveStockAlertCall = defineCall(
  saveStockAlert,
  { requires: permissionTo('ask-for-stock') },
  async ({ item_id: itemId, wanted }, { db, site, caller, now }) => {
    const { userId, customerId } = caller;
    if (!wanted) {
      await removeAlert(db, { userId, itemId });
      return { success: true as const, wanted };
    }
    const [result] = await addAlert(db, { site: site.code, customerId, userId, itemId, now });
    if (!result?.sold) return refuse(saveStockAlert, 'unknown_item');
    if (result.inStock) return refuse(saveStockAlert, 'in_stock');
    return result.hasRoom ? { success: true as const, wanted } : refuse(saveStockAlert, 'too_many');
  },
);

type Asked = { q: string; days: number; limit: number; offset: number; most: number; now: Date };

const dayMs = 86_400_000;

/** Finds, for staff, the items that buyers asked to be told of. */
export async function findWantedItems(
  db: Db,
  site: Site,
  { q, days, limit, offset, most, now }: Asked,
): Promise<{ items: WantedItem[]; total: number }> {
  const from = new Date(now.getTime() - days * dayMs);
  const listed = { site: site.code, from, prefix: `${escapeLike(designationKey(q))}%` };
  const [items, [counted]] = await Promise.all([
    listWantedItems(db, { ...listed, limit, offset }),
    countWantedItems(db, { ...listed, most }),
  ]);
  return { items, total: counted?.count ?? 0 };
}
