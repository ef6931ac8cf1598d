import { toJson } from '../../server/database/to-json.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import { lineText } from '../files/line-number.ts';
import { nothingWritten } from '../import-kind.data.ts';
import type { MissingRecord } from '../kinds/importer.ts';
import { importerOf } from '../kinds/importer-of.ts';
import {
  addCounts,
  finishImport,
  type ImportRun,
  inBatch,
  type Progress,
  progressSoFar,
  workOf,
} from './import-run.server.ts';
import { findLinesToWrite, insertRetired, keepBefore, markWritten, markWrong } from './import-work.db.ts';

/** Short enough that no transaction holds back vacuum or an order for long. */
const linesPerBatch = 2_000;
const missingPerBatch = 1_000;
export const maxMissing = 1_000_000;

/** Writes what the check found new or changed, batch by batch, from where it stopped. */
export async function writeImport(run: ImportRun): Promise<void> {
  if (run.record.mode === 'batches') return writeAll(run);
  const wrong = await run.database
    .longTransaction((within) => writeAll({ ...run, within }))
    .catch((cause: unknown) => {
      if (cause instanceof WrongWhenWritten) return cause;
      throw cause;
    });
  if (wrong) await finishImport(run, run.record, { state: 'failed', problem: wrong.message, missing: 0 });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A line was right when it was checked, and is wrong now. */
class WrongWhenWritten extends Error {}

async function writeAll(run: ImportRun): Promise<void> {
  const { site, record } = run;
  const { id, kind, fileName: subject, startedBy: by, missing } = record;
  const lines = await writeLines(run, progressSoFar(run));
  const gone = await findMissing(run);
  const isAgreed = gone.length + lines.retired <= missing;
  const progress = isAgreed ? await retireMissing(run, lines, gone) : lines;
  const { found, written, retired } = progress;
  // Lines that the check found wrong or unchanged were not written at all.
  const all = { ...written, unchanged: found.unchanged + written.unchanged, wrong: found.wrong + written.wrong };
  const end = isAgreed ? { state: 'done' as const } : { state: 'failed' as const, problem: moreIsMissing };
  await finishImport(run, progress, { ...end, missing }, (db, now) =>
    recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'import finished',
      subject,
      details: { importId: id, kind, ...all, retired },
    }),
  );
}

const moreIsMissing =
  'More is missing in the file than when it was checked, so it is not retired. The lines are written. Please check the file again.';

async function writeLines(run: ImportRun, begun: Progress): Promise<Progress> {
  const { record } = run;
  const importer = importerOf(record.kind);
  const limit = importer.batch?.write ?? linesPerBatch;
  let progress = begun;
  for (;;) {
    const reached = progress;
    progress = await inBatch(run, async (db, now) => {
      const lines = await findLinesToWrite(db, { importId: record.id, after: reached.position, limit });
      if (lines.length === 0) return reached;
      const all = await importer.write(workOf(run, db, now), lines);
      const wereThere = new Set(lines.flatMap(({ line, outcome }) => (outcome === 'unchanged' ? [line] : [])));
      const written = all.filter(({ line, outcome }) => outcome !== 'unchanged' || !wereThere.has(line));
      const gone = written.filter(({ line }) => wereThere.has(line));
      const wrong = written.filter(({ outcome }) => outcome === 'wrong');
      const [first] = wrong;
      if (first && record.mode === 'all-or-nothing')
        throw new WrongWhenWritten(`${capital(lineText(record, first.line))}: ${first.problem}`);
      if (first) await markWrong(db, { importId: record.id, problems: toJson(wrong) });
      if (gone.length > 0)
        await markWritten(db, {
          importId: record.id,
          lines: toJson(gone.filter(({ outcome }) => outcome !== 'wrong')),
        });
      const kept = written.flatMap(({ line, outcome, before }) => {
        if (outcome === 'unchanged') return [{ line, before: nothingWritten }];
        return before === undefined ? [] : [{ line, before }];
      });
      if (kept.length > 0) await keepBefore(db, { importId: record.id, lines: toJson(kept) });
      const position = lines.at(-1)?.line ?? reached.position;
      const found = { ...reached.found, unchanged: reached.found.unchanged - gone.length };
      return { ...reached, position, found, written: addCounts(reached.written, written) };
    });
    if (progress === reached) return progress;
  }
}

async function findMissing({ database, site, record }: ImportRun): Promise<readonly MissingRecord[]> {
  const { missing } = importerOf(record.kind);
  return missing && record.retiresMissing ? missing.find(database, site, record.id, maxMissing) : [];
}

async function retireMissing(run: ImportRun, begun: Progress, gone: readonly MissingRecord[]): Promise<Progress> {
  const { missing } = importerOf(run.record.kind);
  if (!missing) return begun;
  let progress = begun;
  for (let from = 0; from < gone.length; from += missingPerBatch) {
    const batch = gone.slice(from, from + missingPerBatch);
    const before = progress;
    progress = await inBatch(run, async (db, now) => {
      const retired = await missing.retire(workOf(run, db, now), batch);
      const rows = retired.map((one, at) => ({ line: -1 - before.retired - at, ...one }));
      if (rows.length > 0) await insertRetired(db, { importId: run.record.id, rows: toJson(rows) });
      return { ...before, retired: before.retired + retired.length };
    });
  }
  return progress;
}
