import type { Database, Db } from '../../server/database/database.server.ts';
import { toJson } from '../../server/database/to-json.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { takeOverRegistrations } from '../customer-list/listed-registrations.db.ts';
import type { GrantCredit } from '../grant-credit.ts';
import { registrationRegionId } from '../tax-registration/registration-region.ts';
import { findUnopened, insertListedNumbers, insertOpened, type OpenedCustomer } from './open-listed.db.ts';

export type ListOpening = { by: string; now: Date; grantCredit: GrantCredit };

const rowsAtOnce = 1_000;

/** Makes customers of the rows of the list that are none yet, Active and with their terms, whether or not anybody signs in. */
export async function openListedCustomers(
  db: Db,
  site: Site,
  { by, now, grantCredit }: ListOpening,
  codes: readonly string[] | null = null,
): Promise<OpenedCustomer[]> {
  const wanted = { site: site.code, codes: codes && [...codes], limit: codes?.length ?? rowsAtOnce };
  const ids = (await findUnopened(db, wanted)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const opened = await insertOpened(db, { ids, by, now });
  const registrations = opened.flatMap(({ customerId, taxNumber, company, billing }) =>
    taxNumber === '' ? [] : [registrationIn({ customerId, taxNumber, company, regionId: billing.regionId }, site)],
  );
  await insertListedNumbers(db, { site: site.code, registrations: toJson(registrations), by, now });
  const customerCodes = opened.map(({ customerCode }) => customerCode);
  await takeOverRegistrations(db, { site: site.code, customerCodes, now, by });
  for (const { customerId, creditLimitMinor: limitMinor, creditPeriodDays, creditGraceDays } of opened) {
    if (limitMinor === null) continue;
    const days = { periodDays: creditPeriodDays ?? 0, graceDays: creditGraceDays ?? 0 };
    await grantCredit(db, site, { customerId, limitMinor, ...days, by, now });
  }
  await recordAudit(
    db,
    ...opened.map(({ customerId, customerCode, company, taxNumber }) => ({
      ...byStaff(site, { by, now }),
      customerId,
      action: 'customer added',
      subject: company,
      details: { customerCode, ...(taxNumber !== '' && { taxNumber }) },
    })),
  );
  return opened;
}

/** Rows of the list that a release wrote which waited for somebody to sign up. */
export async function openWaitingCustomers(
  database: Database,
  site: Site,
  opening: Omit<ListOpening, 'by'>,
): Promise<void> {
  const open = (db: Db) => openListedCustomers(db, site, { ...opening, by: 'customer list' });
  while ((await database.longTransaction(open)).length > 0);
}

type NumberToStore = { customerId: number; taxNumber: string; company: string; regionId: number };

export const registrationIn = (
  { customerId, taxNumber: number, company: legalName, regionId }: NumberToStore,
  site: Site,
) => ({
  customerId,
  number,
  legalName,
  regionId: registrationRegionId(number, regionId, site),
});
