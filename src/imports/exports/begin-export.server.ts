import { dayOf } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import {
  type ExportFilter,
  type ExportFormat,
  type ExportKind,
  exportKeptDays,
  maxExportsKept,
  maxExportsListed,
  maxExportsUnderWay,
} from './export-kind.data.ts';
import { exportRefusals } from './export-refusals.ts';
import { kindsTogether } from './exportable-kinds.rule.ts';
import {
  deleteExport,
  type ExportRecord,
  findEndedExports,
  insertExport,
  listExports,
  lockExport,
} from './exports.db.ts';

export { type ExportRecord, findExport } from './exports.db.ts';

type NewExport = {
  kind: ExportKind;
  format: ExportFormat;
  filter: ExportFilter;
  staffId: number;
  by: string;
  now: Date;
};

/** A background job makes it. */
export async function beginExport(
  database: Database,
  site: Site,
  { kind, format, filter, staffId, by, now }: NewExport,
): Promise<Refusal<'too_many'> | { id: number; fileName: string }> {
  const day = dayOf(now, site.calendar.timeZone);
  const fileName = `${site.numberPrefix}-${kind.replaceAll('_', '-')}-${day}.${format}`;
  return database.transaction(async (db) => {
    const limits = { maxUnderWay: maxExportsUnderWay, maxKept: maxExportsKept, together: kindsTogether(kind) };
    const about = { site: site.code, kind, format, filter: JSON.stringify(filter), fileName, staffId, by, now };
    const [begun] = await insertExport(db, { ...about, ...limits });
    if (!begun) return refuse(exportRefusals, 'too_many');
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'export begun',
      subject: fileName,
      details: { kind, format, ...(filterText(filter) && { filteredBy: filterText(filter) }) },
    });
    return { id: begun.id, fileName };
  });
}

const filterText = (filter: ExportFilter) =>
  Object.entries(filter)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

export const listExportsOf = (db: Db, { code: site }: Site, kinds: readonly ExportKind[]): Promise<ExportRecord[]> =>
  listExports(db, { site, kinds: [...kinds], limit: maxExportsListed });

type Who = { by: string; now: Date };

/** Stops an export, or deletes its file. */
export const removeExport = (database: Database, site: Site, { id, fileName, kind }: ExportRecord, who: Who) =>
  database.transaction(async (db) => {
    await lockExport(db, { site: site.code, id });
    const [removed] = await deleteExport(db, { site: site.code, id });
    if (removed)
      await recordAudit(db, { ...byStaff(site, who), action: 'export deleted', subject: fileName, details: { kind } });
  });

/** Each download stands in the trail: whoever has the file has the records. */
export async function noteDownload(
  database: Database,
  site: Site,
  { fileName, kind, rows }: ExportRecord,
  who: Who,
): Promise<void> {
  await recordAudit(database, {
    ...byStaff(site, who),
    action: 'export downloaded',
    subject: fileName,
    details: { kind, rows },
  });
}

const dayMs = 24 * 3_600_000;

/** Deletes files whose time is over. */
export async function deleteOldExports(database: Database, { code: site }: Site, now: Date): Promise<void> {
  const before = new Date(now.getTime() - exportKeptDays * dayMs);
  for (const { id } of await findEndedExports(database, { site, before, limit: maxExportsKept }))
    await database.transaction(async (db) => {
      await lockExport(db, { site, id });
      await deleteExport(db, { site, id });
    });
}
