import { type SQL, sql } from 'drizzle-orm';
import { documentLines, documents } from './documents.table.ts';
import { orderLines } from './orders.table.ts';

const kept = sql`(n.ordered - n.cancelled)::numeric`;
const keptShare = (taxMinor: SQL) => sql`round(${taxMinor} * ${kept} / n.ordered)`;
const half = sql`div(n.tax_minor::numeric, 2)`;

const sharedTax = sql`case
  when o.tax_form in ('state', 'union_territory') then ${keptShare(half)} + ${keptShare(sql`(n.tax_minor - ${half})`)}
  else ${keptShare(sql`n.tax_minor::numeric`)} end`;

/** What tax invoices of a line bill, and what their credit notes take back. */
const billed = sql`(select coalesce(sum(q.quantity) filter (where d.kind = 'tax_invoice'), 0) as quantity,
    coalesce(sum(q.central_minor + q.state_minor + q.whole_minor) filter (where d.kind = 'tax_invoice'), 0) as tax,
    coalesce(sum(q.quantity) filter (where d.kind = 'credit_note'), 0) as credited,
    coalesce(sum(q.central_minor + q.state_minor + q.whole_minor) filter (where d.kind = 'credit_note'), 0) as credited_tax
  from ${documents} d join ${documentLines} q on q.document_id = d.id
  where d.order_id = n.order_id and q.order_line_id = n.id)`;

/** The rule `keptTax` as SQL. */
const keptTax = sql`case when n.cancelled = 0 then n.tax_minor
  else (select case when b.quantity < ${kept} then greatest(${sharedTax}, b.tax) when b.quantity = ${kept} then b.tax
      else b.tax - round(b.credited_tax * (b.quantity - ${kept}) / greatest(1, b.credited)) end
    from ${billed} b) end`;

/** What is not cancelled of the line `n` of the order `o`, with tax. */
export const keptLineMinor = sql`(${kept} * n.unit_minor + ${keptTax})`;

/** Of the order `o`; of an order that is cancelled as a whole what was ordered. */
export const keptTotal = sql`coalesce((select case when k.minor > 0 then k.minor end
  from (select sum(${keptLineMinor}) as minor from ${orderLines} n where n.order_id = o.id) k), o.total_minor)`;
