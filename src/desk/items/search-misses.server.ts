import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { findSearchMisses } from '../../catalogue/search-log/search-log.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { maxTotal, rowsPerPage } from '../list/list.contract.ts';
import { daysOfView } from './period-views.data.ts';
import { listSearchMissesAtDesk } from './search-misses.contract.ts';

export const listSearchMissesCall = defineDeskCall(
  listSearchMissesAtDesk,
  { requires: staffPermissionTo('see-items-at-desk'), reads: 'replica' },
  async ({ q, view, page }, { db, site, now }) => {
    const place = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage, most: maxTotal };
    const { misses, total } = await findSearchMisses(db, site, { q, days: daysOfView(view), now, ...place });
    return { success: true as const, rows: misses, total };
  },
);
