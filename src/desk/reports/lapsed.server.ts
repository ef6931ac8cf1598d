import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { addDays, dayOf, momentAt } from '../../lib/dates.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { rowsPerPage } from '../list/list.contract.ts';
import { slowStockAtDesk, stoppedCustomersAtDesk } from './lapsed.contract.ts';
import { findSlowItems, findStoppedCustomers } from './lapsed.db.ts';

const see = { requires: staffPermissionTo('see-reports'), reads: 'replica' } as const;
const yearDays = 365;

const placeOf = (page: number) => ({ limit: rowsPerPage, offset: (page - 1) * rowsPerPage });

export const stoppedCustomersCall = defineDeskCall(
  stoppedCustomersAtDesk,
  see,
  async ({ view: days, page }, { db, site, now }) => {
    const since = addDays(dayOf(now, site.calendar.timeZone), -days);
    const wanted = { site: site.code, since, from: addDays(since, -yearDays), ...placeOf(page) };
    const found = await findStoppedCustomers(db, wanted);
    return {
      success: true as const,
      rows: found.map(({ total: _total, ...row }) => row),
      total: found[0]?.total ?? 0,
    };
  },
);

export const slowStockCall = defineDeskCall(slowStockAtDesk, see, async ({ view: days, page }, { db, site, now }) => {
  const { timeZone } = site.calendar;
  const since = momentAt(addDays(dayOf(now, timeZone), -days), '00:00', timeZone);
  const found = await findSlowItems(db, { site: site.code, since, timeZone, ...placeOf(page) });
  return {
    success: true as const,
    rows: found.map(({ total: _total, allMinor: _all, ...row }) => row),
    total: found[0]?.total ?? 0,
    valueMinor: found[0]?.allMinor ?? 0,
  };
});
