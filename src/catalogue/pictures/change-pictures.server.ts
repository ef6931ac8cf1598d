import { createHash, randomUUID } from 'node:crypto';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { t, translate } from '../../lib/i18n.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { notFound, Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { pictureRefusals } from '../catalogue-refusals.ts';
import { findItem, lockItem, updateItem } from '../item-changes/item-changes.db.ts';
import {
  findPictureOfFile,
  findPictures,
  type ItemPicture,
  insertPicture,
  markPictureRemoved,
  markPictureStored,
  orderPictures,
} from './item-pictures.db.ts';
import { maxPictures, pictureProblems } from './picture-file.rule.ts';
import { type PictureLink, pictureLink, pictureSizes } from './picture-link.rule.ts';
import type { ResizedPicture } from './picture-worker.server.ts';
import { resizeUpload } from './resize-upload.server.ts';

export type LinkedPicture = PictureLink & { id: number };

/** The pictures that the shop shows, in its order. */
export async function loadPictures(db: Db, itemId: number): Promise<LinkedPicture[]> {
  const found = await findPictures(db, { itemId });
  return found.map((picture) => ({ id: picture.id, ...pictureLink(picture) }));
}

export const tooManyPictures = () => t`An item has at most ${maxPictures} pictures.`;

type Change = { itemId: number; by: string; now: Date };
type AddPicture = Change & { content: Uint8Array };

export const fileHash = (content: Uint8Array): string => createHash('sha256').update(content).digest('base64url');

/** Call from within the queue 'papers', and outside of a transaction. */
export async function addPicture(
  database: Database,
  site: Site,
  storages: PaperStorages,
  { content, ...change }: AddPicture,
): Promise<Refusal<'file' | 'same'> | undefined> {
  const resized = await resizeUpload(content);
  if ('problem' in resized)
    return refuse(pictureRefusals, 'file', { reason: translate(pictureProblems[resized.problem]) });
  return storePicture(database, site, storages, { ...change, resized, fileHash: fileHash(content) });
}

/** Runs outside of a transaction: content is kept before the picture is shown, and deleted later if refused. */
export async function storePicture(
  database: Database,
  site: Site,
  storages: PaperStorages,
  { itemId, resized, by, now, ...file }: Change & { resized: ResizedPicture; fileHash: string },
): Promise<Refusal<'file' | 'same'> | undefined> {
  if (!(await findItem(database, site.code, itemId))) throw notFound(t`The item`);
  const { width, height, hash } = resized;
  const storage = storages.current(site);
  const storageKey = `item-pictures/${site.code}/${randomUUID()}`;
  const kept = { width, height, hash, ...file, storage: storage.name, storageKey };
  const [row] = await insertPicture(database, { site: site.code, itemId, ...kept, by, now });
  if (!row) throw new Error('a picture was not written');
  for (const size of pictureSizes)
    await storage.put(database, { storageKey: `${storageKey}/${size}`, contentType: 'image/webp' }, resized[size]);
  return changePictures(database, site, { itemId, by, now }, async (db, pictures) => {
    if (pictures.some((picture) => picture.hash === hash)) return refuse(pictureRefusals, 'same');
    if (pictures.length >= maxPictures) return refuse(pictureRefusals, 'file', { reason: tooManyPictures() });
    await markPictureStored(db, { id: row.id, now });
    return { action: 'item picture added', details: { picture: row.id, width, height } };
  });
}

export const removePicture = (
  database: Database,
  site: Site,
  { pictureId, ...change }: Change & { pictureId: number },
): Promise<Refusal<'gone'> | undefined> =>
  changePictures(database, site, change, async (db, pictures) => {
    const picture = pictures.find(({ id }) => id === pictureId);
    if (!picture) return refuse(pictureRefusals, 'gone.removed');
    await markPictureRemoved(db, { id: pictureId, now: change.now });
    return { action: 'item picture removed', details: { picture: pictureId } };
  });

/** Whether this person has added the picture of an item that was made from this file. */
export async function hasAddedPicture(
  db: Db,
  { by, ...file }: { itemId: number; fileHash: string; by: string },
): Promise<boolean> {
  const [picture] = await findPictureOfFile(db, file);
  return picture?.addedBy === by;
}

/** The picture of an item that was made from this file. */
export async function removePictureOfFile(
  database: Database,
  site: Site,
  { fileHash: file, ...change }: Change & { fileHash: string },
): Promise<void> {
  const [picture] = await findPictureOfFile(database, { itemId: change.itemId, fileHash: file });
  if (picture) await removePicture(database, site, { ...change, pictureId: picture.id });
}

/** `pictureIds` are all of the item's pictures in their new order. */
export const arrangePictures = (
  database: Database,
  site: Site,
  { pictureIds, ...change }: Change & { pictureIds: readonly number[] },
): Promise<Refusal<'gone'> | undefined> =>
  changePictures(database, site, change, async (db, pictures) => {
    const before = pictures.map(({ id }) => id);
    const isSameSet = before.toSorted().join() === pictureIds.toSorted().join();
    if (!isSameSet) return refuse(pictureRefusals, 'gone.others');
    await orderPictures(db, { itemId: change.itemId, ids: [...pictureIds] });
    return { action: 'item pictures arranged', details: { before: { order: before }, after: { order: pictureIds } } };
  });

type Written = { action: string; details: Record<string, unknown> };

/** Changes of one item's pictures run one after the other; the item counts as changed, so that its page is made anew. */
async function changePictures<Name extends string>(
  database: Database,
  site: Site,
  { itemId, by, now }: Change,
  change: (db: Db, pictures: readonly ItemPicture[]) => Promise<Written | Refusal<Name>>,
): Promise<Refusal<Name> | undefined> {
  return database.longTransaction(async (db) => {
    const item = await lockItem(db, site.code, itemId);
    if (!item) throw notFound(t`The item`);
    const written = await change(db, await findPictures(db, { itemId }));
    if (written instanceof Refusal) return written;
    await updateItem(db, itemId, { updatedAt: now });
    await recordAudit(db, { ...byStaff(site, { by, now }), subject: item.code, ...written });
    return undefined;
  });
}
