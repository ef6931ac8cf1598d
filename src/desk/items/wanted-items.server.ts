import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { findWantedItems } from '../../catalogue/stock-alerts/stock-alerts.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { maxTotal, rowsPerPage } from '../list/list.contract.ts';
import { daysOfView } from './period-views.data.ts';
import { listWantedItemsAtDesk } from './wanted-items.contract.ts';

export const listWantedItemsCall = defineDeskCall(
  listWantedItemsAtDesk,
  { requires: staffPermissionTo('see-items-at-desk'), reads: 'replica' },
  async ({ q, view, page }, { db, site, now }) => {
    const place = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage, most: maxTotal };
    const { items: rows, total } = await findWantedItems(db, site, { q, days: daysOfView(view), now, ...place });
    return { success: true as const, rows, total };
  },
);
