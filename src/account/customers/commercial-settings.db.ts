import { sql } from 'drizzle-orm';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { customers } from '../account.table.ts';

const p = sql.placeholder;

export const setPriceListId = prepareWrite<{ customerId: number; priceListId: number | null }, never>(
  'customer_price_list',
  sql`update ${customers} set price_list_id = ${p('priceListId')} where id = ${p('customerId')}`,
);

export const setAutoApproved = prepareWrite<
  { customerId: number; autoApproved: boolean; by: string; now: Date },
  never
>(
  'customer_auto_approval',
  sql`update ${customers} set
      auto_approved_at = case when ${p('autoApproved')}::boolean then ${p('now')}::timestamptz end,
      auto_approved_by = case when ${p('autoApproved')}::boolean then ${p('by')}::text end
    where id = ${p('customerId')}::bigint`,
);

export const setManagerName = prepareWrite<{ customerId: number; salesManager: string | null }, never>(
  'customer_sales_manager',
  sql`update ${customers} set sales_manager = ${p('salesManager')} where id = ${p('customerId')}`,
);
