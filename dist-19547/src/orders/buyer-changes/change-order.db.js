import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { orders } from '../orders.table.js';

export const updatePurchaseOrder = prepareStatement                                                   (
  'order_purchase_order',
  sql`update ${orders} set purchase_order_no = ${sql.placeholder('number')}::text where id = ${sql.placeholder('orderId')}`,
);
