import { setTimeout as pause } from 'node:timers/promises';
import { syncSiteBranches } from '../catalogue/stock/sync-branches.server.ts';
import { type Refusal, refuse } from '../server/refuse.server.ts';
import type { Site } from '../sites/site.ts';
import { problemHeading } from './columns/header-hash.ts';
import { cancelImport, startCheck, startRun } from './control-import.server.ts';
import { decideLines } from './decide-lines.server.ts';
import { placeOfLine } from './files/line-number.ts';
import type { ImportKind, ImportMode } from './import-kind.data.ts';
import { importRefusals } from './import-refusals.ts';
import { findImport, findWrongLines, type ImportRecord } from './imports.db.ts';
import { type ImportJob, type RunImport, workOnImports } from './run/work-on-imports.server.ts';
import { beginImport, finishUpload, type ReadHead, storeImportPart } from './upload-import.server.ts';

export type FileToImport = {
  kind: ImportKind;
  fileName: string;
  mode: Exclude<ImportMode, 'batches'>;
  /** The value of a column that is the same in every line. */
  fixed?: Readonly<Record<string, string>>;
  /** What an empty cell does where there is a value; 'ask': nothing is written then. */
  emptyCells?: 'ask' | 'empty' | 'keep';
  by: string;
  /** The parts of the file have at most `partBytes` each. */
  parts: AsyncIterable<Uint8Array>;
  onWrongLine: (line: number, problem: string) => void;
};

/** A file is opened in a process of its own, unless these say otherwise. */
export type OpenFiles = { run?: RunImport; readHead?: ReadHead };

const linesPerRead = 5_000;
const pauseMs = 200;

/** Brings a file in from its upload to its end, in this process or in one that works beside it. Every column must be known. */
export async function importFile(
  job: ImportJob,
  site: Site,
  file: FileToImport,
  { run, readHead }: OpenFiles = {},
): Promise<
  | Refusal<
      'column' | 'control' | 'incomplete' | 'mapping' | 'missing' | 'state' | 'too_large' | 'unknown' | 'unreadable'
    >
  | ImportRecord
> {
  const { database, clock } = job;
  const { kind, fileName, mode, by } = file;
  await database.transaction((db) => syncSiteBranches(db, site));
  const id = await beginImport(database, site, { kind, fileName, mode, by, now: clock() });
  const order = () => ({ id, by, now: clock() });
  let part = 0;
  for await (const content of file.parts) {
    await storeImportPart(database, id, part, content);
    part += 1;
  }
  const refused =
    (await finishUpload(database, site, order(), readHead)) ?? (await startWithAllColumns(job, site, order(), file));
  if (refused) {
    await cancelImport(database, site, order());
    return refused;
  }
  const checked = await decideAsWritten(job, site, await endOf(job, site, id, run), by);
  const takesAway = (file.emptyCells ?? 'ask') === 'ask' && Object.keys(checked.emptied).length > 0;
  const isStopped = takesAway || (mode === 'all-or-nothing' && checked.found.wrong > 0);
  if (checked.state === 'checked') {
    const end = { ...order(), missing: undefined };
    const notDone = isStopped ? await cancelImport(database, site, end) : await startRun(database, site, end);
    if (notDone) return notDone;
  }
  const record = isStopped ? checked : await endOf(job, site, id, run);
  await reportWrongLines(job, record, file);
  return record;
}

/** Nobody is asked here: a line with a number of its own is a customer of its own, and what is written stays so. */
async function decideAsWritten(job: ImportJob, site: Site, checked: ImportRecord, by: string): Promise<ImportRecord> {
  if (checked.state !== 'checked') return checked;
  for (const kind of ['apart', 'as written']) {
    const order = { id: checked.id, line: 0, kind, by, now: job.clock() };
    await decideLines(job.database, site, order);
  }
  return recordOf(job.database, site, checked.id);
}

async function startWithAllColumns(
  { database }: ImportJob,
  site: Site,
  order: { id: number; by: string; now: Date },
  { fixed, emptyCells }: FileToImport,
): Promise<Refusal<'column' | 'mapping' | 'state' | 'unknown'> | undefined> {
  const { header, headLine, mapping, fixed: remembered } = await recordOf(database, site, order.id);
  const unknown = header.find((heading, at) => mapping[at] === '' && heading.toLowerCase() !== problemHeading);
  if (unknown !== undefined)
    return refuse(importRefusals, 'column', { column: unknown.slice(0, 40), head: headText(headLine) });
  const same = { ...remembered, ...fixed };
  return startCheck(database, site, { ...order, mapping, fixed: same, keepsEmpty: emptyCells === 'keep' });
}

const headText = (headLine: number | null) =>
  (headLine ?? 1) > 1 ? ` Line ${headLine} was taken for the names of the columns.` : '';

async function recordOf(database: ImportJob['database'], { code: site }: Site, id: number): Promise<ImportRecord> {
  const [record] = await findImport(database, { site, id });
  if (!record) throw new Error(`import ${id} is gone`);
  return record;
}

async function endOf(job: ImportJob, site: Site, id: number, run?: RunImport): Promise<ImportRecord> {
  for (;;) {
    const record = await recordOf(job.database, site, id);
    if (record.state !== 'checking' && record.state !== 'running') return record;
    if (!(await workOnImports(job, site, run))) await pause(pauseMs);
  }
}

async function reportWrongLines(
  { database }: ImportJob,
  record: ImportRecord,
  { onWrongLine }: FileToImport,
): Promise<void> {
  for (let after = 0; ; ) {
    const lines = await findWrongLines(database, {
      importId: record.id,
      after,
      limit: linesPerRead,
      withDoubtful: true,
    });
    for (const one of lines) {
      const { sheet, line } = placeOfLine(record, one.line);
      onWrongLine(line, sheet === '' ? one.problem : `(sheet '${sheet}') ${one.problem}`);
    }
    const last = lines.at(-1);
    if (!last) return;
    after = last.line;
  }
}
