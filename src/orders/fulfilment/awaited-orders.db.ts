import { sql } from 'drizzle-orm';
import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { orders } from '../orders.table.ts';

const p = sql.placeholder;

type TransferOrder = { id: number; customerId: number; number: string; taxForm: TaxTreatment };
type Wanted = { site: SiteCode; numbers: string[]; amounts: number[]; customerIds: number[] };

export const findTransferOrders = prepareStatement<Wanted, TransferOrder>(
  'transfer_orders_awaited',
  sql`with open as materialized (
      select * from ${orders} o where o.site = ${p('site')} and o.payment_mode = 'Offline' and o.payment_option = 'cash'
        and o.status in ('Awaiting Internal Approval', 'Confirmed', 'Dispatched'))
    select o.id, o.customer_id, o.number, o.tax_form from open o
    where (o.number = any(${p('numbers')}::text[]) or o.total_minor = any(${p('amounts')}::bigint[])
        or o.customer_id = any(${p('customerIds')}::bigint[]))
    order by o.id desc limit 60`,
);
