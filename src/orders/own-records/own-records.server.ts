import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { toMajor } from '../../lib/money.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { escapeLike } from '../../server/database/escape-like.ts';
import { ownRecords } from './own-records.contract.ts';
import { findRecords } from './own-records.db.ts';
import { mayBeRecord, recordKey } from './record-search.rule.ts';

export const ownRecordsCall = defineCall(
  ownRecords,
  { requires: permissionTo('see-orders') },
  async ({ q }, { db, site, caller }) => {
    if (!mayBeRecord(q)) return { success: true as const, records: [] };
    const pattern = `%${escapeLike(recordKey(q))}%`;
    const { customerId } = caller;
    const found = await findRecords(db, { customerId, pattern, timeZone: site.calendar.timeZone });
    const records = found.map(({ totalMinor, ...record }) => ({ ...record, total: toMajor(totalMinor) }));
    return { success: true as const, records };
  },
);
