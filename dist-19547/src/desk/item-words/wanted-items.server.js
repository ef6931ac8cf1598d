import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { findWantedItems } from '../../catalogue/stock-alerts/stock-alerts.server.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { maxTotal, rowsPerPage } from '../list/list.contract.js';
import { daysOfView } from './period-views.data.js';
import { listWantedItemsAtDesk } from './wanted-items.contract.js';

export const listWantedItemsCall = defineDeskCall(
  listWantedItemsAtDesk,
  { requires: staffPermissionTo('see-items-at-desk') },
  async ({ q, view, page }, { db, site, now }) => {
    const place = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage, most: maxTotal };
    const { items, total } = await findWantedItems(db, site, { q, days: daysOfView(view), now, ...place });
    const rows = items.map(({ itemId, lastAt, ...item }) => ({
      ...item,
      item_id: itemId,
      last_at: lastAt.toISOString(),
    }));
    return { success: true         , rows, total };
  },
);
