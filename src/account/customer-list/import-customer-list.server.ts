import type { Db } from '../../server/database/database.server.ts';
import { toJson } from '../../server/database/to-json.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { type CustomerListLine, compareListed, upsertListed } from './import-customer-list.db.ts';
import {
  compareListedRegistrations,
  type ListedRegistration,
  takeOverRegistrations,
  upsertListedRegistrations,
} from './listed-registrations.db.ts';

export type { CustomerListLine } from './import-customer-list.db.ts';
export type { ListedRegistration } from './listed-registrations.db.ts';

export type ImportCounts = { inserted: number; changed: number; unchanged: number };

/** Accounts linked earlier keep the terms they got; a changed line applies to later links. */
export async function importCustomerList(
  db: Db,
  site: Site,
  lines: readonly CustomerListLine[],
  { by, now }: { by: string; now: Date },
): Promise<ImportCounts> {
  const written = await upsertListed(db, { site: site.code, now, by, lines: toJson(lines) });
  const listing = countsOf(lines, written);
  if (written.length > 0)
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'customer list imported',
      subject: 'customer list',
      details: listing,
    });
  return listing;
}

const countsOf = (lines: readonly unknown[], written: readonly { inserted: boolean }[]): ImportCounts => {
  const inserted = written.filter((row) => row.inserted).length;
  return { inserted, changed: written.length - inserted, unchanged: lines.length - written.length };
};

/** An account that is linked already gets what it does not have at once. */
export async function importListedRegistrations(
  db: Db,
  site: Site,
  lines: readonly ListedRegistration[],
  { by, now }: { by: string; now: Date },
): Promise<ImportCounts> {
  const written = await upsertListedRegistrations(db, { site: site.code, now, by, lines: toJson(lines) });
  const customerCodes = [...new Set(lines.map(({ customerCode }) => customerCode))];
  const added = await takeOverRegistrations(db, { site: site.code, customerCodes, now, by });
  const counts = countsOf(lines, written);
  if (written.length > 0 || added.length > 0)
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'registrations of customers imported',
      subject: 'customer list',
      details: { ...counts, added },
    });
  return counts;
}

/** What importing the lines would do, by customer ID and number. */
export async function compareRegistrationList(db: Db, { code: site }: Site, lines: readonly ListedRegistration[]) {
  const compared = await compareListedRegistrations(db, { site, lines: toJson(lines) });
  return new Map(
    compared.map(({ customerCode, taxNumber, isNew, isSame, isOfNobody }) => [
      registrationKey({ customerCode, taxNumber }),
      { outcome: isNew ? ('new' as const) : isSame ? ('unchanged' as const) : ('changed' as const), isOfNobody },
    ]),
  );
}

export const registrationKey = ({ customerCode, taxNumber }: Pick<ListedRegistration, 'customerCode' | 'taxNumber'>) =>
  `${customerCode} ${taxNumber}`;

/** What importing the lines would do, by customer ID. */
export async function compareCustomerList(db: Db, { code: site }: Site, lines: readonly CustomerListLine[]) {
  const compared = await compareListed(db, { site, lines: toJson(lines) });
  return new Map(
    compared.map(({ customerCode, isNew, isSame }) => [
      customerCode,
      isNew ? ('new' as const) : isSame ? ('unchanged' as const) : ('changed' as const),
    ]),
  );
}
