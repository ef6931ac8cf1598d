import { sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { orderLines } from '../orders.table.ts';

const p = sql.placeholder;

/** Of the items that the lines of an order were sold as. */
export const findTariffNumbersNow = prepareStatement<{ orderId: number }, { id: number; hsn: string }>(
  'order_tariff_numbers_now',
  sql`select n.id, i.hsn from ${orderLines} n join ${items} i on i.id = n.item_id where n.order_id = ${p('orderId')}`,
);
