import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { debtorRefusals } from '../payment-refusals.ts';
import { updateCertificate } from './tax-deducted.db.ts';

type Certificate = { ids: readonly number[]; certificateNo: string; by: string; now: Date };

/** The number of the customer's certificate; '' takes it out again. */
export async function certifyTax(
  database: Database,
  site: Site,
  { ids, certificateNo, by, now }: Certificate,
): Promise<Refusal<'changed_since'> | undefined> {
  return database.transaction(async (db) => {
    const changed = await updateCertificate(db, { site: site.code, ids: [...ids], certificateNo, by, now });
    if (changed.length === 0) return refuse(debtorRefusals, 'changed_since.no_tax');
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'tax certificate noted',
      subject: certificateNo || 'none',
      customerId: changed[0]?.customerId,
      details: { certificateNo, deductions: changed.map(({ id }) => id) },
    });
    return undefined;
  });
}
