import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { items } from '../catalogue.table.ts';
import { isInCatalogue } from '../items/catalogue-items.sql.ts';
import { itemPictures } from './item-pictures.table.ts';

const p = sql.placeholder;
const isShown = sql`p.stored_at is not null and p.removed_at is null`;

export type ItemPicture = { id: number; hash: string; width: number; height: number };

export const findPictures = prepareStatement<{ itemId: number }, ItemPicture>(
  'item_pictures',
  sql`select p.id, p.hash, p.width, p.height from ${itemPictures} p
    where p.item_id = ${p('itemId')}::bigint and ${isShown} order by p.position, p.id`,
);

export const findPictureOfFile = prepareStatement<
  { itemId: number; fileHash: string },
  { id: number; addedBy: string }
>(
  'item_picture_of_file',
  sql`select p.id, p.added_by from ${itemPictures} p
    where p.item_id = ${p('itemId')}::bigint and p.file_hash = ${p('fileHash')} and ${isShown} order by p.id limit 1`,
);

export const findFilesOfItems = prepareStatement<{ itemIds: number[] }, { itemId: number; fileHash: string }>(
  'item_pictures_files',
  sql`select p.item_id, p.file_hash from ${itemPictures} p
    where p.item_id = any(${p('itemIds')}::bigint[]) and ${isShown} order by p.id`,
);

/** Sold items whose code or search key is one of these. */
export const findItemsByName = prepareStatement<
  { site: SiteCode; codes: string[]; keys: string[] },
  { id: number; code: string; key: string }
>(
  'item_pictures_items',
  sql`select i.id, i.code, i.code_key as key from ${items} i
    where ${isInCatalogue(sql`i`)} and (i.code = any(${p('codes')}::text[]) or i.code_key = any(${p('keys')}::text[]))
    order by i.id`,
);

export type NewPicture = {
  site: SiteCode;
  itemId: number;
  hash: string;
  fileHash: string;
  width: number;
  height: number;
  storage: 'database' | 's3';
  storageKey: string;
  by: string;
  now: Date;
};

/** Puts the picture after the others. */
export const insertPicture = prepareWrite<NewPicture, { id: number }>(
  'item_picture_insert',
  sql`insert into ${itemPictures} (site, item_id, position, hash, file_hash, width, height, storage, storage_key, added_by, added_at)
    select ${p('site')}, ${p('itemId')}::bigint,
      (select coalesce(max(o.position), 0) + 1 from ${itemPictures} o where o.item_id = ${p('itemId')}::bigint and o.removed_at is null),
      ${p('hash')}, ${p('fileHash')}, ${p('width')}::int, ${p('height')}::int, ${p('storage')}, ${p('storageKey')}, ${p('by')}, ${p('now')}::timestamptz
    returning id`,
);

export const markPictureStored = prepareWrite<{ id: number; now: Date }, never>(
  'item_picture_stored',
  sql`update ${itemPictures} set stored_at = ${p('now')} where id = ${p('id')}`,
);

export const markPictureRemoved = prepareWrite<{ id: number; now: Date }, never>(
  'item_picture_removed',
  sql`update ${itemPictures} set removed_at = ${p('now')} where id = ${p('id')}`,
);

export const orderPictures = prepareWrite<{ itemId: number; ids: number[] }, never>(
  'item_pictures_order',
  sql`update ${itemPictures} p set position = wanted.place
    from unnest(${p('ids')}::bigint[]) with ordinality wanted(id, place)
    where p.id = wanted.id and p.item_id = ${p('itemId')}::bigint`,
);

export type StoredPicture = { storage: 'database' | 's3'; storageKey: string };

/** A picture is found only under the address that names its content. */
export const findPictureFile = prepareStatement<{ site: SiteCode; id: number; hash: string }, StoredPicture>(
  'item_picture_file',
  sql`select p.storage, p.storage_key from ${itemPictures} p
    where p.id = ${p('id')}::bigint and p.site = ${p('site')} and p.hash = ${p('hash')} and ${isShown}`,
);

export const findPicturesToDelete = prepareStatement<
  { unstoredBefore: Date; limit: number },
  StoredPicture & { id: number; site: SiteCode }
>(
  'item_pictures_to_delete',
  sql`select p.id, p.site, p.storage, p.storage_key from ${itemPictures} p
    where p.removed_at is not null or (p.stored_at is null and p.added_at < ${p('unstoredBefore')}::timestamptz)
    order by p.id limit ${p('limit')}::int`,
);

export const deletePicture = prepareWrite<{ id: number }, never>(
  'item_picture_delete',
  sql`delete from ${itemPictures} where id = ${p('id')}`,
);
