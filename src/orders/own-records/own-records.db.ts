import { sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import { rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { documents } from '../documents.table.ts';
import { keptTotal } from '../kept-total.sql.ts';
import { orders } from '../orders.table.ts';
import type { OwnRecord } from './own-records.contract.ts';

type RecordRow = {
  kind: OwnRecord['kind'];
  number: string;
  order: string;
  day: Day;
  status: string;
  totalMinor: number;
};

const p = sql.placeholder;
const holds = (text: string) => sql`translate(upper(${sql.raw(text)}), ' -/.', '') like ${p('pattern')}::text`;

const maxOfKind = sql.raw('3');

/** The newest of each kind. A customer's records are few enough to be read by their index and compared. */
export const findRecords = prepareStatement<{ customerId: number; pattern: string; timeZone: string }, RecordRow>(
  'own_records',
  sql`(select 'invoice' as kind, d.number, o.number as "order", d.issued_on as day, '' as status, d.total_minor
      from ${documents} d join ${orders} o on o.id = d.order_id
      where d.customer_id = ${p('customerId')} and d.kind = 'tax_invoice' and ${holds('d.number')}
      order by d.issued_on desc, d.id desc limit ${maxOfKind})
    union all
    (select 'order', o.number, '', (o.placed_at at time zone ${p('timeZone')}::text)::date, o.status, ${keptTotal}::bigint
      from ${orders} o where o.customer_id = ${p('customerId')} and ${holds('o.number')}
      order by o.placed_at desc, o.id desc limit ${maxOfKind})
    union all
    (select 'purchase_order', o.purchase_order_no, o.number, (o.placed_at at time zone ${p('timeZone')}::text)::date, o.status,
        ${keptTotal}::bigint
      from ${orders} o where o.customer_id = ${p('customerId')} and o.purchase_order_no <> '' and ${holds('o.purchase_order_no')}
      order by o.placed_at desc, o.id desc limit ${maxOfKind})
    union all
    (select 'rfi', r.number, '', (r.asked_at at time zone ${p('timeZone')}::text)::date, '', 0
      from ${rfis} r where r.customer_id = ${p('customerId')} and ${holds('r.number')}
      order by r.asked_at desc, r.id desc limit ${maxOfKind})`,
);
