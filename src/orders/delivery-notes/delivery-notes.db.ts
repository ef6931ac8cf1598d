import { sql } from 'drizzle-orm';
import type { PaperType } from '../../account/papers/paper-content.rule.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { dispatches } from '../dispatches.table.ts';
import { orders } from '../orders.table.ts';
import { deliveryNotes } from './delivery-notes.table.ts';

const p = sql.placeholder;
const isShown = sql`f.stored_at is not null and f.removed_at is null`;

export type DeliveryNote = { id: number; dispatchNo: number; fileName: string; addedAt: Date };

export const findDeliveryNotes = prepareStatement<{ orderId: number }, DeliveryNote>(
  'delivery_notes_of_order',
  sql`select f.id, d.dispatch_no, f.file_name, f.added_at
    from ${deliveryNotes} f join ${dispatches} d on d.id = f.dispatch_id
    where d.order_id = ${p('orderId')} and ${isShown} order by f.id`,
);

type KeptNote = { storage: 'database' | 's3'; storageKey: string };

export const insertDeliveryNote = prepareWrite<
  KeptNote & { site: SiteCode; dispatchId: number; fileName: string; type: PaperType; by: string; now: Date },
  { id: number }
>(
  'delivery_note_insert',
  sql`insert into ${deliveryNotes} (site, dispatch_id, file_name, type, storage, storage_key, added_by, added_at)
    values (${p('site')}, ${p('dispatchId')}, ${p('fileName')}, ${p('type')}, ${p('storage')}, ${p('storageKey')},
      ${p('by')}, ${p('now')})
    returning id`,
);

/** The shown note takes the place of the one that the dispatch had. */
export const showDeliveryNote = prepareWrite<{ id: number; dispatchId: number; now: Date }, never>(
  'delivery_note_show',
  sql`update ${deliveryNotes} f set
      stored_at = case when f.id = ${p('id')}::bigint then ${p('now')}::timestamptz else f.stored_at end,
      removed_at = case when f.id = ${p('id')}::bigint then null else ${p('now')}::timestamptz end
    where f.dispatch_id = ${p('dispatchId')}::bigint and (f.id = ${p('id')}::bigint or ${isShown})`,
);

export const removeDeliveryNote = prepareWrite<{ id: number; now: Date }, never>(
  'delivery_note_remove',
  sql`update ${deliveryNotes} set removed_at = ${p('now')} where id = ${p('id')}`,
);

export type DeliveryNoteFile = KeptNote & { customerId: number; fileName: string; type: PaperType };

export const findDeliveryNoteFile = prepareStatement<{ site: SiteCode; id: number }, DeliveryNoteFile>(
  'delivery_note_file',
  sql`select o.customer_id, f.file_name, f.type, f.storage, f.storage_key
    from ${deliveryNotes} f join ${dispatches} d on d.id = f.dispatch_id join ${orders} o on o.id = d.order_id
    where f.id = ${p('id')} and f.site = ${p('site')} and ${isShown}`,
);

export const findDeliveryNotesToDelete = prepareStatement<
  { unstoredBefore: Date; limit: number },
  KeptNote & { id: number; site: SiteCode }
>(
  'delivery_notes_to_delete',
  sql`select f.id, f.site, f.storage, f.storage_key from ${deliveryNotes} f
    where f.removed_at is not null or (f.stored_at is null and f.added_at < ${p('unstoredBefore')}::timestamptz)
    order by f.id limit ${p('limit')}::int`,
);

export const deleteDeliveryNote = prepareWrite<{ id: number }, never>(
  'delivery_note_delete',
  sql`delete from ${deliveryNotes} where id = ${p('id')}`,
);
