import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { stageColumns } from '../../orders/order-stage.sql.ts';
import { orders } from '../../orders/orders.table.ts';
import { ledgerEntries } from '../../payments/ledger.table.ts';
import { rfiLines, rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { customerOrder, customerRfi } from './customer.contract.ts';

const p = sql.placeholder;

type OfCustomer = { site: SiteCode; customerId: number; limit: number };

export type CustomerOrder = z.input<typeof customerOrder>;

/** Newest first. */
export const findCustomerOrders = prepareStatement<OfCustomer, CustomerOrder>(
  'desk_customer_orders',
  sql`select o.number, o.placed_at, o.status, o.purchase_order_no, o.total_minor, ${stageColumns}
    from ${orders} o where o.site = ${p('site')} and o.customer_id = ${p('customerId')}
    order by o.placed_at desc, o.id desc limit ${p('limit')}`,
);

export type CustomerRfi = z.input<typeof customerRfi>;

/** Newest first. */
export const findCustomerRfis = prepareStatement<OfCustomer, CustomerRfi>(
  'desk_customer_rfis',
  sql`select r.number, r.asked_at,
      (select count(*)::int from ${rfiLines} n where n.rfi_id = r.id) as lines,
      (select count(*)::int from ${rfiLines} n where n.rfi_id = r.id and n.answered_at is null and n.declined_at is null)
        as waiting
    from ${rfis} r where r.site = ${p('site')} and r.customer_id = ${p('customerId')}
    order by r.asked_at desc, r.id desc limit ${p('limit')}`,
);

export const countCustomerDocuments = prepareStatement<
  { site: SiteCode; customerId: number },
  { orders: number; rfis: number; booked: number }
>(
  'desk_customer_counts',
  sql`select
      (select count(*)::int from ${orders} where site = ${p('site')} and customer_id = ${p('customerId')}) as orders,
      (select count(*)::int from ${rfis} where site = ${p('site')} and customer_id = ${p('customerId')}) as rfis,
      (select count(*)::int from ${ledgerEntries} where site = ${p('site')} and customer_id = ${p('customerId')}) as booked`,
);
