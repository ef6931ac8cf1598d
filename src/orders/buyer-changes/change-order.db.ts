import { sql } from 'drizzle-orm';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { orders } from '../orders.table.ts';

export const updatePurchaseOrder = prepareWrite<{ orderId: number; number: string | null }, never>(
  'order_purchase_order',
  sql`update ${orders} set purchase_order_no = ${sql.placeholder('number')}::text where id = ${sql.placeholder('orderId')}`,
);
