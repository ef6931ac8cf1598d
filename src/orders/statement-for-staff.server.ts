import { dayOf } from '../lib/dates.ts';
import type { Database } from '../server/db.ts';
import type { Site } from '../sites/site.ts';
import type { AccountStatement } from './statement.contract.ts';
import { findCustomerOf } from './statement.db.ts';
import { statementOf } from './statement.server.ts';
import { periodOf } from './statement-rows.rule.ts';

/** The statement of the last 180 days of the customer with this e-mail address; undefined when there is none. */
export async function statementForStaff(
  database: Database,
  site: Site,
  email: string,
  now: Date,
): Promise<AccountStatement | undefined> {
  const [customer] = await findCustomerOf(database, { site: site.code, email: email.toLowerCase() });
  const period = periodOf({}, dayOf(now, site.calendar.timeZone));
  return customer && period && statementOf(database, site, customer.id, period, now);
}
