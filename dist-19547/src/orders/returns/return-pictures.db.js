import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { returnRequests } from '../return-requests.table.js';
import { returnPictures } from './return-pictures.table.js';

const p = sql.placeholder;

                                                                                                          

export const findReturnPictures = prepareStatement                                    (
  'return_pictures_of_order',
  sql`select f.id, r.return_no as "returnNo", f.hash, f.width, f.height
    from ${returnPictures} f join ${returnRequests} r on r.id = f.request_id
    where r.order_id = ${p('orderId')} and f.stored_at is not null order by f.id`,
);

                                                                      

export const insertReturnPicture = prepareStatement 
                                                                                                              
                
 (
  'return_picture_insert',
  sql`insert into ${returnPictures} (site, request_id, hash, width, height, storage, storage_key, added_at)
    values (${p('site')}, ${p('requestId')}, ${p('hash')}, ${p('width')}, ${p('height')}, ${p('storage')},
      ${p('storageKey')}, ${p('now')})
    returning id`,
);

export const markReturnPictureStored = prepareStatement                                  (
  'return_picture_stored',
  sql`update ${returnPictures} set stored_at = ${p('now')} where id = ${p('id')}`,
);

/** Only under the address that names its content. */
export const findReturnPictureFile = prepareStatement 
                                               
                                      
 (
  'return_picture_file',
  sql`select r.customer_id as "customerId", f.storage, f.storage_key as "storageKey"
    from ${returnPictures} f join ${returnRequests} r on r.id = f.request_id
    where f.id = ${p('id')} and f.site = ${p('site')} and f.hash = ${p('hash')} and f.stored_at is not null`,
);

export const findLostReturnPictures = prepareStatement 
                                  
                                              
 (
  'return_pictures_lost',
  sql`select f.id, f.site, f.storage, f.storage_key as "storageKey" from ${returnPictures} f
    where f.stored_at is null and f.added_at < ${p('before')} order by f.id limit ${p('limit')}::int`,
);

export const deleteReturnPicture = prepareStatement                       (
  'return_picture_delete',
  sql`delete from ${returnPictures} where id = ${p('id')} and stored_at is null`,
);
