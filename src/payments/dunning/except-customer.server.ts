import { dayOf } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { lockCustomerRow } from '../credit/ledger.db.ts';
import { debtorRefusals } from '../payment-refusals.ts';
import { endException, findDebtor, insertException } from './dunning.db.ts';

const maxReasonLength = 300;

export type ExceptionRequest = {
  customerId: number;
  /** false ends the exception. */
  excepted: boolean;
  reason: string;
  by: string;
  now: Date;
};

/** Whether a customer gets reminders; a reason says why not. */
export async function exceptFromDunning(
  database: Database,
  site: Site,
  { customerId, excepted, reason: typed, by, now }: ExceptionRequest,
): Promise<Refusal<'cannot_be' | 'changed_since' | 'unknown_customer'> | undefined> {
  const reason = typed.trim();
  if (excepted && reason === '') return refuse(debtorRefusals, 'cannot_be.no_reason');
  if (reason.length > maxReasonLength) return refuse(debtorRefusals, 'cannot_be.long_reason', { max: maxReasonLength });
  const today = dayOf(now, site.calendar.timeZone);
  return database.transaction(async (db) => {
    await lockCustomerRow(db, { customerId });
    const [debtor] = await findDebtor(db, { site: site.code, today, customerId });
    if (!debtor) return refuse(debtorRefusals, 'unknown_customer', { site: site.name });
    const { company, exception, exceptionBy } = debtor;
    if (excepted && exception !== null)
      return refuse(debtorRefusals, 'changed_since.excepted', { company, reason: exception, by: exceptionBy ?? '' });
    if (!excepted && exception === null) return refuse(debtorRefusals, 'changed_since.not_excepted', { company });
    if (excepted) await insertException(db, { site: site.code, customerId, reason, by, now });
    else await endException(db, { customerId, by, now });
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: excepted ? 'reminders stopped' : 'reminders resumed',
      subject: company,
      customerId,
      details: { before: exception, after: excepted ? reason : null },
    });
    return undefined;
  });
}
