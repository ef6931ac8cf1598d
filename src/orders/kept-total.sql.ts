import { type SQL, sql } from 'drizzle-orm';
import type { DocumentKind } from './document-kinds.data.ts';
import { documentLines, documents } from './documents.table.ts';
import { orderLines } from './orders.table.ts';

const kept = sql`(n.ordered - n.cancelled)::numeric`;
const keptShare = (taxMinor: SQL) => sql`round(${taxMinor} * ${kept} / n.ordered)`;
const half = sql`div(n.tax_minor::numeric, 2)`;

const sharedTax = sql`case
  when o.tax_form in ('state', 'union_territory') then ${keptShare(half)} + ${keptShare(sql`(n.tax_minor - ${half})`)}
  else ${keptShare(sql`n.tax_minor::numeric`)} end`;

const taxMinor = sql`q.central_minor + q.state_minor + q.whole_minor`;
const sumOf = (value: SQL, kind: DocumentKind) =>
  sql`coalesce(sum(${value}) filter (where d.kind = ${sql.raw(`'${kind}'`)} and not d.without_goods), 0)`;

/** What tax invoices bill, and what their credit notes take back, of the lines `q` of the documents `d`. */
export const billedColumns = sql`${sumOf(sql`q.quantity`, 'tax_invoice')}::int as quantity,
  ${sumOf(taxMinor, 'tax_invoice')}::bigint as tax_minor,
  ${sumOf(sql`q.quantity`, 'credit_note')}::int as credited_quantity,
  ${sumOf(taxMinor, 'credit_note')}::bigint as credited_tax_minor`;

const billed = sql`(select ${billedColumns} from ${documents} d join ${documentLines} q on q.document_id = d.id
  where d.order_id = n.order_id and q.order_line_id = n.id)`;

/** The rule `keptTax` as SQL. */
const keptTax = sql`case when n.cancelled = 0 then n.tax_minor
  else (select case when b.quantity < ${kept} then greatest(${sharedTax}, b.tax_minor)
      when b.quantity = ${kept} then b.tax_minor
      else b.tax_minor - round(b.credited_tax_minor * (b.quantity - ${kept}) / greatest(1, b.credited_quantity)) end
    from ${billed} b) end`;

/** What is not cancelled of the line `n` of the order `o`, with tax. */
export const keptLineMinor = sql`(${kept} * n.unit_minor + ${keptTax})`;

/** What is kept of the order `o`, with tax; of an order that is cancelled as a whole, what was ordered. */
export const keptTotal = sql`coalesce((select case when k.minor > 0 then k.minor end
  from (select sum(${keptLineMinor}) as minor from ${orderLines} n where n.order_id = o.id) k), o.total_minor)`;
