import { formatDateTime } from '../../lib/dates.js';
                                                                   
import { Refusal } from '../../server/refuse.server.js';
                                                
import { findLastChange } from './customer-history.db.js';

/** `actions` are the entries of the audit trail that change it; `what` is as in 'Credit limit is ₹ 5,000.00'. */
                                                                                            

/** Entries of the audit trail that change a tax number. */
export const numberActions = [
  'profile changed',
  'tax number verified',
  'tax number rejected',
  'tax number corrected',
]         ;

/** For the second of two who edit the same thing: what it is now, and who changed it when. */
export async function customerChangedMeanwhile(
  db    ,
  site      ,
  { customerId, actions, what }              ,
)                   {
  const [last] = await findLastChange(db, { site: site.code, customerId, actions: [...actions] });
  const who = last ? ` Changed by ${last.actorName} on ${formatDateTime(last.at, site.calendar.timeZone)}.` : '';
  return new Refusal('changed_meanwhile', `Nothing was changed. ${what} now.${who}`);
}
