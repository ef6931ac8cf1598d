import { createHash, randomUUID } from 'node:crypto';
import { inspectPdf } from '../../account/papers/inspect-paper.server.js';
import { paperProblems } from '../../account/papers/paper-file.rule.js';
                                                                           
import { pictureFileProblem, pictureProblems } from '../../catalogue/pictures/picture-file.rule.js';
                                                                                       
import { msg, t, translate } from '../../lib/i18n.js';
                                                                         
import { runInThread } from '../../server/jobs/worker-threads.server.js';
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import {                fileHref } from './file-link.rule.js';
import { countFiles, insertFile, markFileStored } from './seller-files.db.js';

export const maxFileBytes = 20_000_000;
const maxFiles = 500;

export const fileProblems = {
  too_large: msg('This file is larger than 20 MB. Please choose a smaller one.'),
  no_pdf: msg('This is not a PDF. Please choose another file.'),
}         ;

const pictureWorker = new URL('../../catalogue/pictures/picture-worker.server.js', import.meta.url);

                                                                                                               

/** Call from within the queue 'papers', and outside of a transaction: the content is kept before a fact names it. Replies its address. */
export async function addFile(
  database          ,
  site      ,
  storages               ,
  { accepts, name, content, by, now }         ,
)                                      {
  const prepared = await (accepts === 'picture' ? preparePicture(content) : preparePdf(content));
  if ('problem' in prepared) return new Refusal('file', translate(prepared.problem));
  const [{ files } = { files: 0 }] = await countFiles(database, { site: site.code });
  if (files >= maxFiles) return new Refusal('file', t`There are ${maxFiles} files already.`);
  const { type, pages, bytes } = prepared;
  const storage = storages.current(site);
  const storageKey = `seller-files/${site.code}/${randomUUID()}`;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const kept = { type, name, hash, pages, storage: storage.name, storageKey };
  const [row] = await insertFile(database, { site: site.code, ...kept, by, now });
  if (!row) throw new Error('a file was not written');
  await storage.put(database, { storageKey, contentType: contentTypes[type] }, bytes);
  await database.transaction(async (db) => {
    await markFileStored(db, { id: row.id, now });
    const entry = { site: site.code, at: now, actor: 'staff'         , actorName: by, action: 'file added' };
    await recordAudit(db, { ...entry, subject: name, details: { file: row.id, type, bytes: bytes.byteLength } });
  });
  return { href: fileHref({ id: row.id, hash, type }) };
}

export const contentTypes = { webp: 'image/webp', pdf: 'application/pdf' }         ;

                                                                                           

async function preparePicture(content            )                    {
  const problem = pictureFileProblem(content);
  if (problem) return { problem: pictureProblems[problem] };
  const resized = await runInThread                                  (
    'papers',
    pictureWorker,
    'resizePicture',
    content,
  );
  return 'problem' in resized
    ? { problem: pictureProblems[resized.problem] }
    : { type: 'webp', pages: 0, bytes: resized.large };
}

async function preparePdf(content            )                    {
  if (content.byteLength === 0) return { problem: paperProblems.empty };
  if (!Buffer.from(content.subarray(0, 1024)).includes('%PDF-')) return { problem: fileProblems.no_pdf };
  const inspected = await inspectPdf(content);
  return 'problem' in inspected
    ? { problem: paperProblems[inspected.problem] }
    : { type: 'pdf', pages: inspected.pages, bytes: content };
}
