import { t } from '../lib/i18n.js';
                                                                      
import { runInThread } from '../server/jobs/worker-threads.server.js';
import { Refusal } from '../server/refuse.server.js';
import { recordAudit } from '../server/security/audit.server.js';
                                             
import { headerHash, proposeMapping } from './columns/header-hash.js';
import { startCheck } from './control-import.server.js';
                                                            
import {                                   maxImportBytes, noLines } from './import-kind.data.js';
import {
  endImport,
  findImport,
  findMapping,
  insertImport,
  insertImportPart,
  markUploaded,
  measureParts,
} from './imports.db.js';
import { importerOf } from './kinds/importer-of.js';
                                                                   

/** Smaller than the longest body of a request. */
export const partBytes = 900_000;
export const maxParts = Math.ceil(maxImportBytes / partBytes);

                                                                                                  

/** The file follows in parts, so that it is never whole in memory and a part can be sent again. */
export async function beginImport(
  database          ,
  site      ,
  { kind, fileName, by, now, mode = 'batches' }           ,
) {
  const counts = JSON.stringify(noLines);
  const [row] = await insertImport(database, {
    ...{ site: site.code, kind, fileName, format: 'csv'         , mode, counts, now, by },
  });
  if (!row) throw new Error('an import was not written');
  return row.id;
}

export async function storeImportPart(database          , importId        , part        , content            ) {
  await insertImportPart(database, { importId, part, content: Buffer.from(content) });
}

const worker = new URL('./run/read-stored-head.server.js', import.meta.url);

/** Reads the headings and proposes how the columns match; pictures are checked at once. Call from within the queue 'imports'. */
export async function finishUpload(
  database          ,
  site      ,
  { id, by, now }                                       ,
)                               {
  const [record] = await findImport(database, { site: site.code, id });
  if (record?.state !== 'uploading') return new Refusal('unknown', t`This upload was not found.`);
  const [size] = await measureParts(database, { importId: id });
  if (!size || size.parts !== size.last + 1)
    return new Refusal('incomplete', t`The file did not arrive completely. Please try again.`);
  if (size.bytes > maxImportBytes)
    return new Refusal('too_large', t`The file is larger than 1 GB. Please import it in parts.`);
  const stored             = { connection: database.connection, id, kind: record.kind };
  const head = await runInThread                                ('imports', worker, 'readStoredHead', stored);
  if ('problem' in head) {
    await endImport(database, { id, state: 'cancelled', problem: head.problem, missing: 0, now });
    return new Refusal('unreadable', head.problem);
  }
  const { kind, fileName } = record;
  const hash = headerHash(head.header);
  const [remembered] = await findMapping(database, { site: site.code, kind, headerHash: hash });
  const mapping = proposeMapping(head.header, importerOf(kind).columns, remembered?.mapping);
  await database.transaction(async (db) => {
    await markUploaded(db, {
      ...{ id, bytes: size.bytes, format: head.format },
      header: JSON.stringify(head.header),
      sample: JSON.stringify(head.sample),
      mapping: JSON.stringify(mapping),
    });
    const details = { importId: id, kind, bytes: size.bytes };
    await recordAudit(db, {
      ...{ site: site.code, at: now, actor: 'staff'         , actorName: by, action: 'import uploaded' },
      ...{ subject: fileName, details },
    });
  });
  return kind === 'pictures' ? startCheck(database, site, { id, mapping, by, now }) : undefined;
}
