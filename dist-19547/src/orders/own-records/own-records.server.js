import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { toMajor } from '../../lib/money.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { escapeLike } from '../../server/database/escape-like.js';
import { ownRecords } from './own-records.contract.js';
import { findRecords } from './own-records.db.js';
import { mayBeRecord, recordKey } from './record-search.rule.js';

export const ownRecordsCall = defineCall(
  ownRecords,
  { requires: permissionTo('see-orders') },
  async ({ q }, { db, site, caller }) => {
    if (!mayBeRecord(q)) return { success: true         , records: [] };
    const pattern = `%${escapeLike(recordKey(q))}%`;
    const { customerId } = caller;
    const found = await findRecords(db, { customerId, pattern, timeZone: site.calendar.timeZone });
    const records = found.map(({ totalMinor, ...record }) => ({ ...record, total: toMajor(totalMinor) }));
    return { success: true         , records };
  },
);
