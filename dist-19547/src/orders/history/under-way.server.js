import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { dayOf } from '../../lib/dates.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { underWay } from './under-way.contract.js';
import { countUnderWay } from './under-way.db.js';

export const underWayCall = defineCall(
  underWay,
  { requires: permissionTo('see-account') },
  async (_request, { db, site, caller, now }) => {
    const today = dayOf(now, site.calendar.timeZone);
    const [found] = await countUnderWay(db, { customerId: caller.customerId, today });
    return { success: true         , answered: found?.answered ?? 0, on_the_way: found?.onTheWay ?? 0 };
  },
);
