import type { Db } from '../../server/database/database.server.ts';
import { toJson } from '../../server/database/to-json.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { type CustomerListLine, compareListed, upsertListed } from './import-customer-list.db.ts';

export type { CustomerListLine } from './import-customer-list.db.ts';

export type ImportCounts = { inserted: number; changed: number; unchanged: number };

/** Accounts linked earlier keep the terms they got; a changed line applies to later links. */
export async function importCustomerList(
  db: Db,
  site: Site,
  lines: readonly CustomerListLine[],
  { by, now }: { by: string; now: Date },
): Promise<ImportCounts> {
  const written = await upsertListed(db, { site: site.code, now, by, lines: toJson(lines) });
  const inserted = written.filter((row) => row.inserted).length;
  const listing = { inserted, changed: written.length - inserted, unchanged: lines.length - written.length };
  if (written.length > 0)
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'customer list imported',
      subject: 'customer list',
      details: listing,
    });
  return listing;
}

/** By customer ID, what importing the lines would do. */
export async function compareCustomerList(db: Db, { code: site }: Site, lines: readonly CustomerListLine[]) {
  const compared = await compareListed(db, { site, lines: toJson(lines) });
  return new Map(
    compared.map(({ customerCode, isNew, isSame }) => [
      customerCode,
      isNew ? ('new' as const) : isSame ? ('unchanged' as const) : ('changed' as const),
    ]),
  );
}
