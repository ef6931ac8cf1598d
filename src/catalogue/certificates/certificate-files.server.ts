import { randomUUID } from 'node:crypto';
import { deleteStoredFiles, filesAtOnce } from '../../account/papers/delete-stored-files.server.ts';
import { inspectPaper } from '../../account/papers/inspect-paper.server.ts';
import { contentTypes } from '../../account/papers/paper-content.rule.ts';
import { paperProblems } from '../../account/papers/paper-file.rule.ts';
import { paperFileName } from '../../account/papers/paper-name.rule.ts';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { hoursAfter } from '../../lib/dates.ts';
import { translate } from '../../lib/i18n.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { certificateRefusals } from '../catalogue-refusals.ts';
import {
  deleteCertificateFile,
  findCertificateFilesToDelete,
  insertCertificateFile,
  markCertificateFileStored,
} from './certificates.db.ts';

/** How long a file that was uploaded can be named, and when one that nothing names is deleted. */
const hoursToName = 24;
const hoursKept = 2 * hoursToName;

export const namedAfter = (now: Date): Date => hoursAfter(now, -hoursToName);

type NewFile = { content: Uint8Array; name: string; by: string; now: Date };

/** Call from within the queue 'papers', and outside of a transaction: the content is kept before a certificate names it. */
export async function addCertificateFile(
  database: Database,
  site: Site,
  storages: PaperStorages,
  { content, name, by, now }: NewFile,
): Promise<{ id: number; fileName: string } | Refusal<'file'>> {
  const inspected = await inspectPaper(content);
  if ('problem' in inspected)
    return refuse(certificateRefusals, 'file', { reason: translate(paperProblems[inspected.problem]) });
  const { type } = inspected;
  const storage = storages.current(site);
  const storageKey = `certificates/${site.code}/${randomUUID()}`;
  const bytes = content.byteLength;
  const file = { fileName: paperFileName(name, type), type, bytes, storage: storage.name, storageKey };
  const [row] = await insertCertificateFile(database, { site: site.code, ...file, by, now });
  if (!row) throw new Error('the file of a certificate was not written');
  await storage.put(database, { storageKey, contentType: contentTypes[type] }, content);
  await database.transaction(async (db) => {
    await markCertificateFileStored(db, { id: row.id, now });
    const details = { file: row.id, type, bytes };
    await recordAudit(db, { ...byStaff(site, { by, now }), action: 'file added', subject: file.fileName, details });
  });
  return { id: row.id, fileName: file.fileName };
}

/** Files of certificates that were not saved in the end. */
export async function deleteUnnamedCertificateFiles(
  database: Database,
  storages: PaperStorages,
  now: Date,
): Promise<void> {
  const addedBefore = hoursAfter(now, -hoursKept);
  const files = await findCertificateFilesToDelete(database, { addedBefore, limit: filesAtOnce });
  await deleteStoredFiles(database, storages, files, { keysOf: (key) => [key], deleteRow: deleteCertificateFile });
}
