import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { documentLines, documents } from '../documents.table.ts';

const p = sql.placeholder;

export type InvoicedLine = {
  lineNo: number;
  orderLineId: number;
  itemName: string;
  quantity: number;
  unitMinor: number;
  /** The pieces that credit notes of this invoice take back. */
  credited: number;
};

/** A credit note belongs to the order of its invoice. */
const creditedPieces = sql`(select coalesce(sum(k.quantity), 0) from ${documents} c
    join ${documentLines} k on k.document_id = c.id
  where c.order_id = d.order_id and c.of_document_id = d.id and not c.without_goods and k.order_line_id = n.order_line_id)`;

export const findInvoicedGoods = prepareStatement<
  { orderId: number },
  { documentId: number; invoice: string; lines: InvoicedLine[] }
>(
  'documents_invoiced_goods',
  sql`select d.id as document_id, d.number as invoice,
      (select coalesce(json_agg(json_build_object('lineNo', n.line_no, 'orderLineId', n.order_line_id,
          'itemName', n.item_name, 'quantity', n.quantity, 'unitMinor', n.unit_minor, 'credited', ${creditedPieces})
          order by n.line_no), '[]'::json)
        from ${documentLines} n where n.document_id = d.id) as lines
    from ${documents} d where d.order_id = ${p('orderId')} and d.kind = 'tax_invoice' order by d.id`,
);
