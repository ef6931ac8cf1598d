import { sql } from 'drizzle-orm';
import { documents } from './documents.table.ts';

/** Whether the order `o` has a document to open: a proforma from Confirmed on, and any issued one. */
export const hasDocument = sql`(o.status in ('Confirmed', 'Dispatched', 'Delivered')
  or exists (select 1 from ${documents} d where d.order_id = o.id))`;
