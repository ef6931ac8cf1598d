import type { Database } from '../server/database/database.server.ts';
import { toJson } from '../server/database/to-json.ts';
import { FileTooHeavy, openInProcess } from '../server/jobs/file-processes.server.ts';
import { type Refusal, refuse } from '../server/refuse.server.ts';
import { byStaff, recordAudit } from '../server/security/audit.server.ts';
import type { Site } from '../sites/site.ts';
import { headerHash } from './columns/header-hash.ts';
import { startCheckInTransaction } from './control-import.server.ts';
import { proposeColumns, proposeFixed } from './files/choose-sheets.ts';
import { fileTooHeavy } from './files/file-kind.rule.ts';
import type { FileHead } from './files/read-head.server.ts';
import { type ImportKind, type ImportMode, maxImportBytes, noLines } from './import-kind.data.ts';
import { importRefusals } from './import-refusals.ts';
import {
  endImport,
  findImport,
  findMapping,
  insertImport,
  insertImportPart,
  markUploaded,
  measureParts,
} from './imports.db.ts';
import { importerOf } from './kinds/importer-of.ts';
import type { StoredImportFile } from './run/read-stored-head.server.ts';

/** Smaller than the longest body of a request. */
export const partBytes = 900_000;
export const maxParts = Math.ceil(maxImportBytes / partBytes);

type NewImport = { kind: ImportKind; fileName: string; by: string; now: Date; mode?: ImportMode };

/** The file follows in parts, so that it is never whole in memory and a part can be sent again. */
export async function beginImport(
  database: Database,
  site: Site,
  { kind, fileName, by, now, mode = 'batches' }: NewImport,
) {
  const counts = JSON.stringify(noLines);
  const [row] = await insertImport(database, {
    site: site.code,
    kind,
    fileName,
    format: 'csv' as const,
    mode,
    counts,
    now,
    by,
  });
  if (!row) throw new Error('an import was not written');
  return row.id;
}

export async function storeImportPart(database: Database, importId: number, part: number, content: Uint8Array) {
  await insertImportPart(database, { importId, part, content: Buffer.from(content) });
}

const worker = new URL('./run/read-stored-head.server.ts', import.meta.url);

export type ReadHead = (stored: StoredImportFile) => Promise<FileHead | { problem: string }>;

const readHeadInProcess: ReadHead = async (stored) => {
  try {
    return await openInProcess<FileHead | { problem: string }>('imports', worker, 'readStoredHead', stored);
  } catch (cause) {
    if (cause instanceof FileTooHeavy) return { problem: fileTooHeavy };
    throw cause;
  }
};

/** Reads the headings and proposes how the columns match; pictures are checked at once. Call from within the queue 'imports'. */
export async function finishUpload(
  database: Database,
  site: Site,
  { id, by, now }: { id: number; by: string; now: Date },
  readHead = readHeadInProcess,
): Promise<Refusal<'incomplete' | 'mapping' | 'state' | 'too_large' | 'unknown' | 'unreadable'> | undefined> {
  const [record] = await findImport(database, { site: site.code, id });
  if (!record) return refuse(importRefusals, 'unknown.upload');
  // The reply may have been lost on its way.
  if (record.state === 'cancelled' && record.problem)
    return refuse(importRefusals, 'unreadable', { reason: record.problem });
  if (record.state !== 'uploading') return undefined;
  const [size] = await measureParts(database, { importId: id });
  if (!size || size.parts !== size.last + 1) return refuse(importRefusals, 'incomplete');
  if (size.bytes > maxImportBytes) return refuse(importRefusals, 'too_large');
  const { columns } = importerOf(record.kind);
  const stored: StoredImportFile = { connection: database.connection, id, kind: record.kind, columns };
  const head = await readHead(stored);
  if ('problem' in head) {
    await endImport(database, { id, state: 'cancelled', problem: head.problem, missing: 0, now });
    return refuse(importRefusals, 'unreadable', { reason: head.problem });
  }
  const { kind, fileName } = record;
  const hash = headerHash(head.header);
  const [remembered] = await findMapping(database, { site: site.code, kind, headerHash: hash });
  const mapping = proposeColumns(head, columns, remembered?.mapping);
  const fixed = proposeFixed(mapping, columns, remembered?.fixed);
  return database.transaction(async (db) => {
    const [marked] = await markUploaded(db, {
      id,
      bytes: size.bytes,
      format: head.format,
      reading: toJson(head.reading),
      headLine: head.headLine,
      header: toJson(head.header),
      sample: toJson(head.sample),
      mapping: JSON.stringify(mapping),
      fixed: JSON.stringify(fixed),
    });
    if (!marked) return undefined;
    const details = { importId: id, kind, bytes: size.bytes };
    await recordAudit(db, { ...byStaff(site, { by, now }), action: 'import uploaded', subject: fileName, details });
    return kind === 'pictures' ? startCheckInTransaction(db, site, { id, mapping, by, now }) : undefined;
  });
}
