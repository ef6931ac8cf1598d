import { formatDateTime } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { findLastCustomerChange } from './customer-view.db.ts';

/** `actions` are the entries of the audit trail that change it; `what` is as in 'Credit limit is ₹ 5,000.00'. */
export type ChangedRecord = { customerId: number; actions: readonly string[]; what: string };

/** Entries of the audit trail that change a tax number. */
export const numberActions = [
  'profile changed',
  'tax number verified',
  'tax number rejected',
  'tax number corrected',
  'registration added',
  'registration removed',
  'registration verified',
  'registration rejected',
] as const;

/** Tells the second of two who edit the same thing what it is now, and who changed it when. */
export async function customerEditConflict(
  db: Db,
  site: Site,
  { customerId, actions, what }: ChangedRecord,
): Promise<Refusal<'changed_meanwhile'>> {
  const [last] = await findLastCustomerChange(db, { site: site.code, customerId, actions: [...actions] });
  const who = last ? ` Changed by ${last.actorName} on ${formatDateTime(last.at, site.calendar.timeZone)}.` : '';
  return refuse(customerRefusals, 'changed_meanwhile', { what, who });
}
