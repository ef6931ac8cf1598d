import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { items } from '../catalogue.table.js';
import { isInCatalogue } from '../items/catalogue-items.sql.js';
import { itemPictures } from './item-pictures.table.js';

const p = sql.placeholder;
const isShown = sql`p.stored_at is not null and p.removed_at is null`;

                                                                                      

export const findPictures = prepareStatement                                 (
  'item_pictures',
  sql`select p.id, p.hash, p.width, p.height from ${itemPictures} p
    where p.item_id = ${p('itemId')}::bigint and ${isShown} order by p.position, p.id`,
);

export const findFilesOfItems = prepareStatement                                                             (
  'item_pictures_files',
  sql`select p.item_id as "itemId", p.file_hash as "fileHash" from ${itemPictures} p
    where p.item_id = any(${p('itemIds')}::bigint[]) and ${isShown} order by p.id`,
);

/** Sold items whose code or search key is one of these. */
export const findItemsByName = prepareStatement 
                                                      
                                           
 (
  'item_pictures_items',
  sql`select i.id, i.code, i.code_key as key from ${items} i
    where ${isInCatalogue(sql`i`)} and (i.code = any(${p('codes')}::text[]) or i.code_key = any(${p('keys')}::text[]))
    order by i.id`,
);

                          
                 
                 
               
                   
                
                 
                             
                     
             
            
  

/** After the others. */
export const insertPicture = prepareStatement                            (
  'item_picture_insert',
  sql`insert into ${itemPictures} (site, item_id, position, hash, file_hash, width, height, storage, storage_key, added_by, added_at)
    select ${p('site')}, ${p('itemId')}::bigint,
      (select coalesce(max(o.position), 0) + 1 from ${itemPictures} o where o.item_id = ${p('itemId')}::bigint and o.removed_at is null),
      ${p('hash')}, ${p('fileHash')}, ${p('width')}::int, ${p('height')}::int, ${p('storage')}, ${p('storageKey')}, ${p('by')}, ${p('now')}::timestamptz
    returning id`,
);

export const markPictureStored = prepareStatement                                  (
  'item_picture_stored',
  sql`update ${itemPictures} set stored_at = ${p('now')} where id = ${p('id')}`,
);

export const markPictureRemoved = prepareStatement                                  (
  'item_picture_removed',
  sql`update ${itemPictures} set removed_at = ${p('now')} where id = ${p('id')}`,
);

export const orderPictures = prepareStatement                                          (
  'item_pictures_order',
  sql`update ${itemPictures} p set position = wanted.place
    from unnest(${p('ids')}::bigint[]) with ordinality wanted(id, place)
    where p.id = wanted.id and p.item_id = ${p('itemId')}::bigint`,
);

                                                                             

/** Only under the address that names its content. */
export const findPictureFile = prepareStatement                                                           (
  'item_picture_file',
  sql`select p.storage, p.storage_key as "storageKey" from ${itemPictures} p
    where p.id = ${p('id')}::bigint and p.site = ${p('site')} and p.hash = ${p('hash')} and ${isShown}`,
);

export const findPicturesToDelete = prepareStatement 
                                          
                                              
 (
  'item_pictures_to_delete',
  sql`select p.id, p.site, p.storage, p.storage_key as "storageKey" from ${itemPictures} p
    where p.removed_at is not null or (p.stored_at is null and p.added_at < ${p('unstoredBefore')}::timestamptz)
    order by p.id limit ${p('limit')}::int`,
);

export const deletePicture = prepareStatement                       (
  'item_picture_delete',
  sql`delete from ${itemPictures} where id = ${p('id')}`,
);
