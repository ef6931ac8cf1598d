import { createHash, randomUUID } from 'node:crypto';
import { databaseStorage } from '../../account/papers/database-storage.server.ts';
import { inspectPdf } from '../../account/papers/inspect-paper.server.ts';
import { paperProblems } from '../../account/papers/paper-file.rule.ts';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { pictureProblems } from '../../catalogue/pictures/picture-file.rule.ts';
import { resizeUpload } from '../../catalogue/pictures/resize-upload.server.ts';
import { msg, translate } from '../../lib/i18n.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { FileAccepted } from '../../sites/fact-field.ts';
import type { Site } from '../../sites/site.ts';
import { sellerFactRefusals } from '../seller-refusals.ts';
import { drawLogo } from './draw-logo.server.ts';
import { type FileType, fileHref } from './file-link.rule.ts';
import { logoProblems } from './logo-file.rule.ts';
import { countFiles, insertFile, markFileStored } from './seller-files.db.ts';

export const maxFileBytes = 20_000_000;
const maxFiles = 500;

export const fileProblems = {
  too_large: msg('This file is larger than 20 MB. Please choose a smaller one.'),
  no_pdf: msg('This is not a PDF. Please choose another file.'),
} as const;

export type AddFile = { accepts: FileAccepted; name: string; content: Uint8Array; by: string; now: Date };

/** Call from within the queue 'papers', and outside of a transaction: the content is kept before a fact names it. Replies its address. */
export async function addFile(
  database: Database,
  site: Site,
  storages: PaperStorages,
  { accepts, name, content, by, now }: AddFile,
): Promise<{ href: string } | Refusal<'file'>> {
  const prepared = await prepare[accepts](content);
  if ('problem' in prepared) return refuse(sellerFactRefusals, 'file', { reason: translate(prepared.problem) });
  const [{ files } = { files: 0 }] = await countFiles(database, { site: site.code });
  if (files >= maxFiles) return refuse(sellerFactRefusals, 'file.too_many', { max: maxFiles });
  const { type, pages, bytes } = prepared;
  // A logo is read with the facts that name it, also while a store outside does not answer.
  const storage = accepts === 'logo' ? databaseStorage : storages.current(site);
  const storageKey = `seller-files/${site.code}/${randomUUID()}`;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const kept = { type, name, hash, pages, storage: storage.name, storageKey };
  const [row] = await insertFile(database, { site: site.code, ...kept, by, now });
  if (!row) throw new Error('a file was not written');
  await storage.put(database, { storageKey, contentType: sellerFileTypes[type] }, bytes);
  await database.transaction(async (db) => {
    await markFileStored(db, { id: row.id, now });
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'file added',
      subject: name,
      details: { file: row.id, type, bytes: bytes.byteLength },
    });
  });
  return { href: fileHref({ id: row.id, hash, type }) };
}

export const sellerFileTypes = { webp: 'image/webp', pdf: 'application/pdf', png: 'image/png' } as const;

type Prepared = { type: FileType; pages: number; bytes: Uint8Array } | { problem: string };

const prepare: Record<FileAccepted, (content: Uint8Array) => Promise<Prepared>> = {
  picture: preparePicture,
  pdf: preparePdf,
  logo: prepareLogo,
};

async function prepareLogo(content: Uint8Array): Promise<Prepared> {
  const drawn = await drawLogo(content);
  return 'problem' in drawn ? { problem: logoProblems[drawn.problem] } : { type: 'png', pages: 0, bytes: drawn.png };
}

async function preparePicture(content: Uint8Array): Promise<Prepared> {
  const resized = await resizeUpload(content);
  return 'problem' in resized
    ? { problem: pictureProblems[resized.problem] }
    : { type: 'webp', pages: 0, bytes: resized.large };
}

async function preparePdf(content: Uint8Array): Promise<Prepared> {
  if (content.byteLength === 0) return { problem: paperProblems.empty };
  if (!Buffer.from(content.subarray(0, 1024)).includes('%PDF-')) return { problem: fileProblems.no_pdf };
  const inspected = await inspectPdf(content);
  return 'problem' in inspected
    ? { problem: paperProblems[inspected.problem] }
    : { type: 'pdf', pages: inspected.pages, bytes: content };
}
