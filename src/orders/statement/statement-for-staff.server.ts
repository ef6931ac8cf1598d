import { dayOf } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { AccountStatement } from './statement.contract.ts';
import { findCustomerByEmail } from './statement.db.ts';
import { findStatement } from './statement.server.ts';
import { periodOf } from './statement-rows.rule.ts';

export async function statementForStaff(
  database: Database,
  site: Site,
  email: string,
  now: Date,
): Promise<AccountStatement | undefined> {
  const [customer] = await findCustomerByEmail(database, { site: site.code, email: email.toLowerCase() });
  const period = periodOf({}, dayOf(now, site.calendar.timeZone));
  return customer && period && findStatement(database, site, customer.id, period, now);
}
