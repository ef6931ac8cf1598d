import { dayOf } from '../../lib/dates.js';
                                                                         
                                                
                                                                
import { findCustomerByEmail } from './statement.db.js';
import { findStatement } from './statement.server.js';
import { periodOf } from './statement-rows.rule.js';

export async function statementForStaff(
  database          ,
  site      ,
  email        ,
  now      ,
)                                        {
  const [customer] = await findCustomerByEmail(database, { site: site.code, email: email.toLowerCase() });
  const period = periodOf({}, dayOf(now, site.calendar.timeZone));
  return customer && period && findStatement(database, site, customer.id, period, now);
}
