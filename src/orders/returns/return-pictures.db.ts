import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { returnRequests } from '../return-requests.table.ts';
import { returnPictures } from './return-pictures.table.ts';

const p = sql.placeholder;

export type ReturnPicture = { id: number; returnNo: number; hash: string; width: number; height: number };

export const findReturnPictures = prepareStatement<{ orderId: number }, ReturnPicture>(
  'return_pictures_of_order',
  sql`select f.id, r.return_no, f.hash, f.width, f.height
    from ${returnPictures} f join ${returnRequests} r on r.id = f.request_id
    where r.order_id = ${p('orderId')} and f.stored_at is not null order by f.id`,
);

type StoredPicture = { storage: 'database' | 's3'; storageKey: string };

export const insertReturnPicture = prepareWrite<
  StoredPicture & { site: SiteCode; requestId: number; hash: string; width: number; height: number; now: Date },
  { id: number }
>(
  'return_picture_insert',
  sql`insert into ${returnPictures} (site, request_id, hash, width, height, storage, storage_key, added_at)
    values (${p('site')}, ${p('requestId')}, ${p('hash')}, ${p('width')}, ${p('height')}, ${p('storage')},
      ${p('storageKey')}, ${p('now')})
    returning id`,
);

export const markReturnPictureStored = prepareWrite<{ id: number; now: Date }, never>(
  'return_picture_stored',
  sql`update ${returnPictures} set stored_at = ${p('now')} where id = ${p('id')}`,
);

/** A picture is found only under the address that names its content. */
export const findReturnPictureFile = prepareStatement<
  { site: SiteCode; id: number; hash: string },
  StoredPicture & { customerId: number }
>(
  'return_picture_file',
  sql`select r.customer_id, f.storage, f.storage_key
    from ${returnPictures} f join ${returnRequests} r on r.id = f.request_id
    where f.id = ${p('id')} and f.site = ${p('site')} and f.hash = ${p('hash')} and f.stored_at is not null`,
);

export const findLostReturnPictures = prepareStatement<
  { before: Date; limit: number },
  StoredPicture & { id: number; site: SiteCode }
>(
  'return_pictures_lost',
  sql`select f.id, f.site, f.storage, f.storage_key from ${returnPictures} f
    where f.stored_at is null and f.added_at < ${p('before')} order by f.id limit ${p('limit')}::int`,
);

export const deleteReturnPicture = prepareWrite<{ id: number }, never>(
  'return_picture_delete',
  sql`delete from ${returnPictures} where id = ${p('id')} and stored_at is null`,
);
