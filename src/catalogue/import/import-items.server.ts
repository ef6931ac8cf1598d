import type { Database, Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { syncBranches } from '../stock/branches.db.ts';
import {
  dropShortStock,
  dropUnchanged,
  mergeItems,
  mergeStock,
  openStage,
  type RetiredItems,
  stageRows,
} from './import-items.db.ts';
import { type ImportLine, type StagedRow, stagedOf } from './import-row.server.ts';

export type ImportOptions = {
  /** 'all-or-nothing' writes nothing if a line is bad; 'good-lines' writes the others. */
  mode: 'all-or-nothing' | 'good-lines';
  now: Date;
  onProblem: (line: number, problem: string) => void;
  onStaged?: (lines: number) => void;
  /** They are sold again unless this says otherwise. */
  retired?: RetiredItems;
  /** In the transaction of the import, when it wrote something. */
  onWritten?: (db: Db, report: ImportReport) => Promise<void>;
};

/** `written` is false when bad lines stopped the import. */
export type ImportReport = { written: boolean; inserted: number; changed: number; unchanged: number; bad: number };

const batch = 1000;

/** Imports items and their stock at the selling branch in one transaction; an unchanged item is not written. */
export async function importItems(
  database: Database,
  site: Site,
  lines: AsyncIterable<ImportLine> | Iterable<ImportLine>,
  options: ImportOptions,
): Promise<ImportReport> {
  const { now, retired = 'sell' } = options;
  return database.longTransaction(async (db) => {
    await syncBranches(db, site);
    await openStage(db, site);
    const bad = new Set<number>();
    const refuse = (line: number, problem: string) => {
      bad.add(line);
      options.onProblem(line, problem);
    };
    const readable = await stageLines(db, lines, options, refuse);
    const unchanged = await dropUnchanged(db, site, retired);
    for (const { line, onHand, reserved } of await dropShortStock(db, site))
      refuse(
        line,
        `on_hand ${onHand} is less than the ${reserved} reserved for orders; dispatch or cancel them first.`,
      );
    const nothing = { written: false, inserted: 0, changed: 0, unchanged: 0, bad: bad.size };
    if (!readable || (bad.size > 0 && options.mode === 'all-or-nothing')) return nothing;
    const merged = await mergeItems(db, site, { now, retired });
    await mergeStock(db, site);
    const report = { written: true, ...merged, unchanged, bad: bad.size };
    if (report.inserted + report.changed > 0) await options.onWritten?.(db, report);
    return report;
  });
}

async function stageLines(
  db: Db,
  lines: AsyncIterable<ImportLine> | Iterable<ImportLine>,
  { onStaged }: ImportOptions,
  refuse: (line: number, problem: string) => void,
): Promise<boolean> {
  const firstLineOf = new Map<string, number>();
  let pending: StagedRow[] = [];
  let staged = 0;
  const flush = async () => {
    await stageRows(db, pending);
    staged += pending.length;
    pending = [];
    onStaged?.(staged);
  };
  for await (const read of lines) {
    if ('problems' in read) {
      for (const problem of read.problems) refuse(read.line, problem);
      if (read.fatal) return false;
      continue;
    }
    const first = firstLineOf.get(read.row.code);
    if (first !== undefined) {
      refuse(read.line, `itemcode '${read.row.code}' is already on line ${first}; keep one of the two.`);
      continue;
    }
    firstLineOf.set(read.row.code, read.line);
    pending.push(stagedOf(read.row, read.line));
    if (pending.length === batch) await flush();
  }
  if (pending.length > 0) await flush();
  return true;
}
