import { sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { documentLines, documents } from '../documents.table.ts';
import { eInvoices } from '../e-invoices.table.ts';
import { orders } from '../orders.table.ts';
import type { TaxedSupply } from './outward-supply.rule.ts';

const p = sql.placeholder;

export const findTaxedSupplies = prepareStatement<{ site: SiteCode; from: Day; to: Day; limit: number }, TaxedSupply>(
  'tax_supplies',
  sql`select d.kind, d.number, d.issued_on, d.head -> 'seller' ->> 'taxNumber' as registration,
      d.head -> 'billTo' ->> 'taxNumber' as buyer_tax_number, d.head -> 'billTo' ->> 'name' as buyer_name,
      d.head -> 'billTo' ->> 'region' as buyer_region, o.tax_form,
      d.head ->> 'placeOfSupply' as place_of_supply, coalesce(d.head -> 'declarations' ->> 0, '') as declaration,
      d.total_minor, i.total_minor as of_total_minor,
      exists (select 1 from ${eInvoices} e where e.document_id in (d.id, i.id) and e.state = 'cancelled') as is_void,
      n.line_no, n.item_name, n.maker, n.hsn, n.unit,
      case when d.without_goods then 0 else n.quantity end as quantity, n.tax_bp, n.taxable_minor, n.central_minor,
      n.state_minor, n.whole_minor
    from ${documents} d join ${orders} o on o.id = d.order_id join ${documentLines} n on n.document_id = d.id
      left join ${documents} i on i.id = d.of_document_id
    where d.site = ${p('site')} and d.kind in ('tax_invoice', 'credit_note', 'debit_note')
      and d.issued_on between ${p('from')}::date and ${p('to')}::date
    order by d.issued_on, d.id, n.line_no limit ${p('limit')}`,
);
