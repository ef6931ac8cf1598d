import { dayOf } from '../../lib/dates.js';
import { UnreadableFile } from '../files/open-archive.server.js';
                                                                    
import { importerOf } from '../kinds/importer-of.js';
import {                importLines } from './import-lines.server.js';
import {
  addCounts,
  finishImport,
  ImportInterrupted,
                 
  inBatch,
                
  workOf,
} from './import-run.server.js';
import { analyseRows, deleteSomeRows, insertRows } from './import-work.db.js';
import { readStoredParts } from './stored-parts.db.js';
import { maxMissing } from './write-import.server.js';

const linesPerBatch = 2_000;
const charactersPerBatch = 4_000_000;
const rowsPerDelete = 10_000;

/** The dry run: reads the file and says of each line what it would do. Only the lines themselves are written. */
export async function checkImport(run           )                {
  const { database, site, record } = run;
  const importer = importerOf(record.kind);
  if (record.position === 0) await deleteRows(run);
  const now = await run.goOn();
  if (!now) throw new ImportInterrupted();
  const reader = await importer.createReader(database, site, dayOf(now, site.calendar.timeZone));
  const progress = await storeFile(run, reader).catch((cause         ) => {
    if (cause instanceof UnreadableFile) return cause;
    throw cause;
  });
  if (progress instanceof UnreadableFile) {
    await finishImport(run, record, { state: 'failed', problem: progress.message, missing: 0 });
    return;
  }
  await analyseRows(database);
  const missing = (await importer.missing?.find(database, site, record.id, maxMissing))?.length ?? 0;
  await finishImport(run, progress, { state: 'checked', missing });
}

async function storeFile(run           , reader           )                    {
  const { position, found, written, retired, ...record } = run.record;
  const counter = { bytes: 0 };
  const file = { ...record, parts: () => readStoredParts(run.database, run.record.id, counter) };
  const limit = importerOf(run.record.kind).batch?.check ?? linesPerBatch;
  let progress           = { position, bytesRead: 0, found, written, retired };
  let batch             = [];
  let characters = 0;
  // The next lines are read while these are stored.
  let storing = Promise.resolve(progress);
  const flush = async () => {
    progress = await storing;
    storing = storeLines(run, batch, { ...progress, bytesRead: counter.bytes });
    storing.catch(() => undefined);
    batch = [];
    characters = 0;
  };
  try {
    for await (const line of importLines(file, reader)) {
      // Stored before the check was taken up again.
      if (line.line <= position) continue;
      batch.push(line);
      characters += line.cells.reduce((sum, cell) => sum + cell.length, 0);
      if (batch.length >= limit || characters >= charactersPerBatch) await flush();
    }
    if (batch.length > 0) await flush();
  } finally {
    await storing.catch(() => undefined);
  }
  return storing;
}

async function storeLines(run           , lines                     , before          )                    {
  const { record } = run;
  return inBatch(run, async (db, now) => {
    const readable = lines.flatMap(({ line, read }) =>
      'values' in read ? [{ line, key: read.key, values: read.values }] : [],
    );
    const judged = readable.length > 0 ? await importerOf(record.kind).judge(workOf(run, db, now), readable) : [];
    const unreadable = lines.flatMap(({ line, read })               =>
      'problems' in read ? [{ line, outcome: 'wrong', problem: read.problems.join(' ') }] : [],
    );
    const judgement = new Map([...judged, ...unreadable].map((one) => [one.line, one]));
    const rows = lines.map(({ line, cells, read }) => {
      const { outcome, problem } = judgement.get(line) ?? { outcome: 'wrong'         , problem: 'was not judged' };
      const isKept = outcome !== 'unchanged';
      return {
        ...{ line, key: read.key, outcome, problem },
        values: 'values' in read && (outcome === 'new' || outcome === 'changed') ? read.values : null,
        cells: isKept ? cells : null,
      };
    });
    await insertRows(db, { importId: record.id, rows: toJson(rows) });
    const position = lines.at(-1)?.line ?? before.position;
    return { ...before, position, found: addCounts(before.found, [...judged, ...unreadable]) };
  });
}

/** PostgreSQL refuses NUL and halves of characters. */
const toJson = (rows         ) => JSON.stringify(rows).toWellFormed().replaceAll('\\u0000', '');

async function deleteRows({ database, record }           )                {
  const some = { importId: record.id, onlyGood: false, limit: rowsPerDelete };
  while ((await deleteSomeRows(database, some)).length > 0);
}
