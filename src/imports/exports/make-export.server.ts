import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { dayOf } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { runStatement } from '../../server/database/prepare-statement.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { readmeOfArchive } from './archive-readme.ts';
import type { ExportFilter, ExportTableKind } from './export-kind.data.ts';
import type { ExportContext, ExportTable } from './export-table.ts';
import { type ClaimedExport, deleteExportParts, endExport, saveExportProgress } from './exports.db.ts';
import { ExportInterrupted, storeExport } from './stored-export.server.ts';
import { streamCsv } from './stream-csv.ts';
import { maxSheetRows, streamXlsx } from './stream-xlsx.server.ts';
import { streamZip, ZipTooLarge } from './stream-zip.server.ts';
import type { TableWriter } from './table-writer.ts';

export type ExportRun = {
  database: Database;
  site: SellerSite;
  owner: string;
  leaseSeconds: number;
  claimed: ClaimedExport;
  tables: readonly ExportTable[];
  /** The time now; undefined when this process ends. */
  goOn: () => Promise<Date | undefined>;
};

/** What the person who asked has to be told in place of a file. */
class CannotBeMade extends Error {}

const tooManyRows =
  'This is more than the 1,048,575 rows that a sheet of Excel holds. Please export it as CSV, or filter the list.';

/** Makes a file from what there is at one moment. A try that was broken off begins anew. */
export async function makeExport(run: ExportRun): Promise<void> {
  const { database, claimed, owner } = run;
  await deleteExportParts(database, { id: claimed.id, owner });
  const now = await run.goOn();
  if (!now) throw new ExportInterrupted();
  const stored = storeExport(database, { id: claimed.id, owner });
  const progress = reportProgress(run, stored);
  let problem = '';
  try {
    await database.longTransaction(async (db) => {
      await runStatement(db, sql`set transaction isolation level repeatable read, read only`);
      const context = { db, site: run.site, now, staffId: claimed.staffId };
      if (claimed.kind === 'everything') await writeArchive(run, context, stored.push, progress.after);
      else await writeTable(run, context, stored.push, progress.after);
    });
    await stored.flush(true);
  } catch (cause) {
    if (!(cause instanceof CannotBeMade || cause instanceof ZipTooLarge)) throw cause;
    problem = cause.message;
    await deleteExportParts(database, { id: claimed.id, owner });
  }
  const finishedAt = (await run.goOn()) ?? now;
  const end = { id: claimed.id, owner, rows: progress.rows(), bytes: problem ? 0 : stored.bytes(), problem };
  await endExport(database, { ...end, state: problem ? 'failed' : 'done', now: finishedAt });
}

type AfterBatch = (table: ExportTableKind, rows: number) => Promise<void>;

const progressEveryMs = 500;

/** Called after each batch: stores what is full, and tells now and then how far it is, which also keeps the lease. */
function reportProgress(run: ExportRun, stored: ReturnType<typeof storeExport>) {
  const { database, claimed, owner, leaseSeconds } = run;
  let rows = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    rows: () => rows,
    async after(step: ExportTableKind, count: number) {
      rows += count;
      await stored.flush();
      if (performance.now() - toldAt < progressEveryMs) return;
      toldAt = performance.now();
      const isGoingOn = await run.goOn();
      const progress = { id: claimed.id, owner, step, rows, bytes: stored.bytes(), leaseSeconds };
      const [kept] = isGoingOn ? await saveExportProgress(database, progress) : [];
      if (!kept) throw new ExportInterrupted();
    },
  };
}

type Push = (chunk: Uint8Array) => void;

async function writeTable(run: ExportRun, context: ExportContext, push: Push, after: AfterBatch): Promise<void> {
  const { kind, format, filter } = run.claimed;
  const table = run.tables.find((one) => one.kind === kind);
  if (!table) throw new Error(`nothing exports ${kind}`);
  const columns = table.columns(run.site);
  const writer =
    format === 'xlsx'
      ? streamXlsx(push, { sheet: table.title, columns, changedAt: context.now })
      : streamCsv((text) => push(Buffer.from(text)), columns);
  await copyRows(table, context, writer, { filter, after, ...(format === 'xlsx' && { maxRows: maxSheetRows }) });
}

type Copying = { filter?: ExportFilter; after: AfterBatch; maxRows?: number };

async function copyRows(table: ExportTable, context: ExportContext, writer: TableWriter, copying: Copying) {
  const { filter, after, maxRows = Number.POSITIVE_INFINITY } = copying;
  let rows = 0;
  for await (const batch of table.rows(context, filter)) {
    rows += batch.length;
    if (rows > maxRows) throw new CannotBeMade(tooManyRows);
    writer.rows(batch);
    await after(table.kind, batch.length);
  }
  writer.end();
  await after(table.kind, 0);
  return rows;
}

/** Counts changes of the archive that programs which read it must know. */
const archiveVersion = 1;

type ManifestFile = {
  name: string;
  kind: ExportTableKind;
  rows: number;
  bytes: number;
  sha256: string;
  columns: readonly string[];
};

/** Each table as CSV, and what is in them. */
async function writeArchive(run: ExportRun, context: ExportContext, push: Push, after: AfterBatch): Promise<void> {
  const { site, tables } = run;
  const zip = streamZip(push, context.now);
  const day = dayOf(context.now, site.calendar.timeZone);
  zip.file('README.txt', readmeOfArchive(site, day));
  const files: ManifestFile[] = [];
  for (const table of tables) {
    const name = `${table.fileName}.csv`;
    const columns = table.columns(site);
    const entry = zip.entry(name);
    const hash = createHash('sha256');
    let bytes = 0;
    const writer = streamCsv((text) => {
      const chunk = Buffer.from(text);
      hash.update(chunk);
      bytes += chunk.length;
      entry.write(chunk);
    }, columns);
    const rows = await copyRows(table, context, writer, { after });
    entry.end();
    files.push({ name, kind: table.kind, rows, bytes, sha256: hash.digest('hex'), columns });
  }
  const manifest = {
    archive: 'Raceway, everything',
    version: archiveVersion,
    site: site.code,
    name: site.name,
    legalName: site.legalName,
    currency: site.currency,
    day,
    madeAt: context.now.toISOString(),
    files,
  };
  zip.file('manifest.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
  zip.end();
}
