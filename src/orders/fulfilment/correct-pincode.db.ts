import { sql } from 'drizzle-orm';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { orders } from '../orders.table.ts';

const p = sql.placeholder;

export const setPartyPincodes = prepareWrite<{ id: number; billTo: string; deliverTo: string }, never>(
  'order_pincodes',
  sql`update ${orders} set bill_to = jsonb_set(bill_to, '{pincode}', to_jsonb(${p('billTo')}::text)),
    deliver_to = jsonb_set(deliver_to, '{pincode}', to_jsonb(${p('deliverTo')}::text)) where id = ${p('id')}`,
);
