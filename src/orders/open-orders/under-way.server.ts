import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { underWay } from './under-way.contract.ts';
import { countUnderWay } from './under-way.db.ts';

export const underWayCall = defineCall(
  underWay,
  { requires: permissionTo('see-account') },
  async (_request, { db, site, caller, now }) => {
    const today = dayOf(now, site.calendar.timeZone);
    const [found] = await countUnderWay(db, { customerId: caller.customerId, today });
    return { success: true as const, answered: found?.answered ?? 0, on_the_way: found?.onTheWay ?? 0 };
  },
);
