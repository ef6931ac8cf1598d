import { toJson } from '../../server/database/to-json.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import { nothingWritten } from '../import-kind.data.ts';
import { findWrittenLines, type WrittenLine } from '../imports.db.ts';
import type { Importer, ImportWork } from '../kinds/importer.ts';
import { importerOf } from '../kinds/importer-of.ts';
import { finishImport, type ImportRun, inBatch, progressSoFar, workOf } from './import-run.server.ts';
import { markUndone } from './import-work.db.ts';

const linesPerBatch = 2_000;

/** Takes back what an import wrote, batch by batch, as far as nobody changed it since. */
export async function undoImport(run: ImportRun): Promise<void> {
  const { site, record } = run;
  const { id: importId, kind, fileName: subject, startedBy: by } = record;
  const { undo, batch } = importerOf(kind);
  const limit = batch?.write ?? linesPerBatch;
  if (!undo) throw new Error(`an import of ${kind} cannot be undone`);
  let progress = progressSoFar(run);
  for (;;) {
    const reached = progress;
    progress = await inBatch(run, async (db, now) => {
      const lines = await findWrittenLines(db, { importId, after: reached.position, limit });
      const last = lines.at(-1);
      if (!last) return reached;
      const results = await undoLines(undo, workOf(run, db, now), lines);
      await markUndone(db, { importId, lines: toJson(results) });
      const kept = results.filter(({ problem }) => problem !== '').length;
      return {
        ...reached,
        position: last.line,
        undone: reached.undone + results.length - kept,
        keptLines: reached.keptLines + kept,
      };
    });
    if (progress === reached) break;
  }
  const { undone, keptLines: kept } = progress;
  await finishImport(run, progress, { state: 'undone', missing: record.missing }, (db, now) =>
    recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'import undone',
      subject,
      details: { importId, kind, undone, kept },
    }),
  );
}

const unknownBefore = 'What was there before is not known; it stays as it is.';

async function undoLines(undo: NonNullable<Importer['undo']>, work: ImportWork, lines: readonly WrittenLine[]) {
  const isUnknown = ({ outcome, before, line }: WrittenLine) => line > 0 && outcome === 'changed' && before === null;
  const same = lines.filter(({ before }) => before === nothingWritten);
  const unknown = lines.filter(isUnknown);
  const written = lines.filter((one) => one.before !== nothingWritten && !isUnknown(one));
  return [
    ...same.map(({ line }) => ({ line, problem: '' })),
    ...unknown.map(({ line }) => ({ line, problem: unknownBefore })),
    ...(written.length > 0 ? await undo(work, written) : []),
  ];
}
