import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { customers } from '../account.table.js';

const p = sql.placeholder;

export const setPriceListId = prepareStatement                                                           (
  'customer_price_list',
  sql`update ${customers} set price_list_id = ${p('priceListId')} where id = ${p('customerId')}`,
);

export const setAutoApproved = prepareStatement 
                                                                       
       
 (
  'customer_auto_approval',
  sql`update ${customers} set
      auto_approved_at = case when ${p('autoApproved')}::boolean then ${p('now')}::timestamptz end,
      auto_approved_by = case when ${p('autoApproved')}::boolean then ${p('by')}::text end
    where id = ${p('customerId')}::bigint`,
);

export const setManagerName = prepareStatement                                                            (
  'customer_sales_manager',
  sql`update ${customers} set sales_manager = ${p('salesManager')} where id = ${p('customerId')}`,
);
