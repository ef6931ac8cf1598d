import { sql } from 'drizzle-orm';
                                              
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { documentLines, documents } from '../documents.table.js';
import { eInvoices } from '../e-invoices.table.js';
import { orders } from '../orders.table.js';
                                                            

const p = sql.placeholder;

export const findTaxedSupplies = prepareStatement                                                                    (
  'tax_supplies',
  sql`select d.kind, d.number, d.issued_on as "issuedOn", d.head -> 'seller' ->> 'taxNumber' as registration,
      d.head -> 'billTo' ->> 'taxNumber' as "buyerTaxNumber", d.head -> 'billTo' ->> 'name' as "buyerName",
      d.head -> 'billTo' ->> 'region' as "buyerRegion", o.tax_form as "taxForm",
      d.head ->> 'placeOfSupply' as "placeOfSupply", coalesce(d.head -> 'declarations' ->> 0, '') as declaration,
      d.total_minor as "totalMinor", i.total_minor as "ofTotalMinor",
      exists (select 1 from ${eInvoices} e where e.document_id in (d.id, i.id) and e.state = 'cancelled') as "isVoid",
      n.line_no as "lineNo", n.item_name as "itemName", n.maker, n.hsn, n.unit, n.quantity, n.tax_bp as "taxBp",
      n.taxable_minor as "taxableMinor", n.central_minor as "centralMinor", n.state_minor as "stateMinor",
      n.whole_minor as "wholeMinor"
    from ${documents} d join ${orders} o on o.id = d.order_id join ${documentLines} n on n.document_id = d.id
      left join ${documents} i on i.id = d.of_document_id
    where d.site = ${p('site')} and d.kind in ('tax_invoice', 'credit_note')
      and d.issued_on between ${p('from')}::date and ${p('to')}::date
    order by d.issued_on, d.id, n.line_no limit ${p('limit')}`,
);
