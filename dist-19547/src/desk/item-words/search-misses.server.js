import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { findSearchMisses } from '../../catalogue/search-log/search-log.server.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { maxTotal, rowsPerPage } from '../list/list.contract.js';
import { daysOfView } from './period-views.data.js';
import { listSearchMissesAtDesk } from './search-misses.contract.js';

export const listSearchMissesCall = defineDeskCall(
  listSearchMissesAtDesk,
  { requires: staffPermissionTo('see-items-at-desk') },
  async ({ q, view, page }, { db, site, now }) => {
    const place = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage, most: maxTotal };
    const { misses, total } = await findSearchMisses(db, site, { q, days: daysOfView(view), now, ...place });
    return { success: true         , rows: misses.map(({ lastOn, ...miss }) => ({ ...miss, last_on: lastOn })), total };
  },
);
