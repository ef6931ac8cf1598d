import { sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import { ledgerEntries } from '../../payments/ledger.table.ts';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { DocumentKind } from '../document-kinds.data.ts';
import {
  type DocumentHeader,
  type DocumentLine,
  documentFiles,
  documentLines,
  documents,
  type IssuedDocument,
  series,
} from '../documents.table.ts';
import { eInvoices } from '../e-invoices.table.ts';
import { billedColumns } from '../kept-total.sql.ts';
import type { DocumentSummary } from '../order-rows.contract.ts';
import type { TaxParts } from './tax-parts.rule.ts';
import type { BilledPieces, TaxedLinePieces } from './tax-share.rule.ts';

const p = sql.placeholder;

/** Locks the series until the transaction ends, so that a rollback leaves no gap. */
export const nextDocumentSerial = prepareWrite<
  { site: SiteCode; registration: string; kind: DocumentKind; year: string; prefix: string },
  { id: number; serial: number }
>(
  'document_next_serial',
  sql`insert into ${series} as s (site, registration, kind, year, prefix, last)
    values (${p('site')}, ${p('registration')}, ${p('kind')}, ${p('year')}, ${p('prefix')}, 1)
    on conflict (site, registration, kind, year) do update set last = s.last + 1
    returning id, last as serial`,
);

export const findDayInSeries = prepareStatement<
  { site: SiteCode; kind: DocumentKind; seriesId: number; number: string },
  { issuedOn: Day }
>(
  'document_day_in_series',
  sql`select d.issued_on from ${documents} d
    where d.site = ${p('site')} and d.kind = ${p('kind')} and d.number = ${p('number')} and d.series_id = ${p('seriesId')}`,
);

/** A series goes on after the numbers of its former registration, or of the seller's program. */
export const skipTakenSerials = prepareWrite<
  { seriesId: number; site: SiteCode; kind: DocumentKind; beginning: string },
  never
>(
  'document_skip_serials',
  sql`update ${series} s set last = greatest(s.last, (
      select max(substr(d.number, length(${p('beginning')}) + 1)::int) from ${documents} d
      where d.site = ${p('site')} and d.kind = ${p('kind')} and starts_with(d.number, ${p('beginning')})
        and substr(d.number, length(${p('beginning')}) + 1) ~ '^[0-9]{1,8}$'))
    where s.id = ${p('seriesId')}`,
);

const insertDocument = prepareWrite<{ document: string; lines: string }, { id: number }>(
  'document_write',
  sql`with issued as (
      insert into ${documents} (site, customer_id, order_id, dispatch_id, of_document_id, without_goods, kind,
        series_id, number, issued_on, issued_at, issued_by, currency, subtotal_minor, tax_minor, total_minor, head)
      select d.site, d.customer_id, d.order_id, d.dispatch_id, d.of_document_id,
        coalesce(d.without_goods, false), d.kind, d.series_id, d.number, d.issued_on, d.issued_at, d.issued_by, d.currency, d.subtotal_minor, d.tax_minor, d.total_minor, d.head
      from jsonb_populate_record(null::${documents}, ${p('document')}::jsonb) d
      on conflict (site, kind, number) do nothing returning id, site),
    lines as (
      insert into ${documentLines} (document_id, line_no, site, order_line_id, item_code, item_name, maker, category,
        hsn, unit, origin, lots, quantity, list_minor, unit_minor, discount_bp, taxable_minor, tax_bp, central_minor,
        state_minor, whole_minor)
      select issued.id, n.line_no, issued.site, n.order_line_id, n.item_code, n.item_name, n.maker, n.category, n.hsn,
        n.unit, n.origin, n.lots, n.quantity, n.list_minor, n.unit_minor, n.discount_bp, n.taxable_minor, n.tax_bp,
        n.central_minor, n.state_minor, n.whole_minor
      from issued, jsonb_populate_recordset(null::${documentLines}, ${p('lines')}::jsonb) n)
    select id from issued`,
);

export type DocumentRecord = {
  site: SiteCode;
  customerId: number;
  orderId: number;
  dispatchId: number | null;
  ofDocumentId: number | null;
  withoutGoods?: boolean;
  kind: DocumentKind;
  seriesId: number | null;
  number: string;
  issuedOn: Day;
  issuedAt: Date;
  issuedBy: string;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  head: DocumentHeader;
};

/** Returns its id; undefined when a document of that kind and number exists. */
export async function writeDocument(
  db: Db,
  record: DocumentRecord,
  lines: readonly DocumentLine[],
): Promise<number | undefined> {
  const { head, ...columns } = record;
  const document = { ...snake(columns), currency: head.currency, head };
  const [written] = await insertDocument(db, {
    document: JSON.stringify(document),
    lines: JSON.stringify(lines.map(snake)),
  });
  return written?.id;
}

function snake(record: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}

const selectDocument = sql`select d.id, d.kind, d.without_goods, d.number, d.issued_on, d.subtotal_minor, d.tax_minor, d.total_minor,
    d.head,
    (select coalesce(json_agg(json_build_object('lineNo', n.line_no, 'orderLineId', n.order_line_id, 'itemCode', n.item_code,
        'itemName', n.item_name, 'maker', n.maker, 'category', n.category, 'hsn', n.hsn, 'unit', n.unit,
        'origin', n.origin, 'lots', n.lots, 'quantity', n.quantity, 'listMinor', n.list_minor,
        'unitMinor', n.unit_minor, 'discountBp', n.discount_bp, 'taxableMinor', n.taxable_minor, 'taxBp', n.tax_bp,
        'centralMinor', n.central_minor, 'stateMinor', n.state_minor, 'wholeMinor', n.whole_minor) order by n.line_no), '[]'::json)
      from ${documentLines} n where n.document_id = d.id) as lines,
    (select json_build_object('irn', e.irn, 'ackNo', e.ack_no, 'ackAt', e.ack_at, 'signedQr', e.signed_qr,
        'cancelledAt', e.cancelled_at) from ${eInvoices} e where e.document_id = d.id and e.irn <> '') as registration
  from ${documents} d`;

export const findDocumentsById = prepareStatement<{ site: string; ids: number[] }, IssuedDocument>(
  'documents_by_id',
  sql`${selectDocument} where d.site = ${p('site')} and d.id = any(${p('ids')}::bigint[]) order by d.id`,
);

export const findOrderDocuments = prepareStatement<{ orderId: number }, DocumentSummary>(
  'documents_of_order',
  sql`select d.id, d.kind, d.number, d.issued_on, d.total_minor,
      coalesce((select e.open_minor from ${ledgerEntries} e
        where e.site = d.site and e.kind = 'invoice' and e.reference = d.number and e.order_id = d.order_id), 0)::bigint
        as unpaid_minor, d.dispatch_id,
      d.series_id is null and d.kind = 'tax_invoice' as is_given
    from ${documents} d where d.order_id = ${p('orderId')} order by d.id`,
);

/** A proforma is issued again for what is left of its order when it is next opened. */
export const deleteProforma = prepareWrite<{ orderId: number }, { number: string }>(
  'document_delete_proforma',
  sql`with lines as (
      delete from ${documentLines} n using ${documents} d
      where d.id = n.document_id and d.order_id = ${p('orderId')} and d.kind = 'proforma')
    delete from ${documents} where order_id = ${p('orderId')} and kind = 'proforma' returning number`,
);

export const findInvoicedLines = prepareStatement<{ orderId: number }, TaxedLinePieces & { taxableMinor: number }>(
  'document_lines_invoiced',
  sql`select n.order_line_id, n.quantity, n.taxable_minor, n.central_minor, n.state_minor, n.whole_minor
    from ${documents} d join ${documentLines} n on n.document_id = d.id
    where d.order_id = ${p('orderId')} and d.kind = 'tax_invoice'`,
);

export const findBilledPieces = prepareStatement<{ orderId: number }, BilledPieces>(
  'document_lines_billed',
  sql`select q.order_line_id, ${billedColumns}
    from ${documents} d join ${documentLines} q on q.document_id = d.id
    where d.order_id = ${p('orderId')} and d.kind in ('tax_invoice', 'credit_note') group by q.order_line_id`,
);

/** What a note without goods changed of an invoice line; a debit note adds to it. */
export type RevaluedLine = TaxParts & { orderLineId: number; kind: string; taxableMinor: number };

export const findTaxInvoice = prepareStatement<
  { site: string; number: string },
  {
    id: number;
    orderNumber: string;
    customerId: number;
    isGiven: boolean;
    /** By notes for goods. */
    credited: TaxedLinePieces[];
    /** By notes without goods. */
    revalued: RevaluedLine[];
  }
>(
  'document_invoice',
  sql`select d.id, d.head ->> 'orderNumber' as order_number, d.customer_id, d.series_id is null as is_given,
      (select coalesce(json_agg(json_build_object('orderLineId', n.order_line_id, 'quantity', n.quantity,
          'centralMinor', n.central_minor, 'stateMinor', n.state_minor, 'wholeMinor', n.whole_minor)), '[]'::json)
        from ${documents} c join ${documentLines} n on n.document_id = c.id
        where c.order_id = d.order_id and c.of_document_id = d.id and not c.without_goods) as credited,
      (select coalesce(json_agg(json_build_object('orderLineId', n.order_line_id, 'kind', c.kind,
          'taxableMinor', n.taxable_minor, 'centralMinor', n.central_minor, 'stateMinor', n.state_minor,
          'wholeMinor', n.whole_minor)), '[]'::json)
        from ${documents} c join ${documentLines} n on n.document_id = c.id
        where c.order_id = d.order_id and c.of_document_id = d.id and c.without_goods) as revalued
    from ${documents} d
    where d.site = ${p('site')} and d.kind = 'tax_invoice' and d.number = ${p('number')}`,
);

/** Waits for a transaction that is issuing an invoice with the same number. */
export const lockInvoiceNumber = prepareStatement<{ site: string; number: string }, { locked: boolean }>(
  'document_lock_number',
  sql`select pg_advisory_xact_lock(hashtextextended('invoice ' || ${p('site')}::text || ' ' || ${p('number')}::text, 0))
    is not null as locked`,
);

/** Whether one of a file's documents was registered or cancelled at the portal after it was printed. */
const isOutdated = sql`exists (select 1 from ${eInvoices} e
  where e.document_id = any(string_to_array(f.document_ids, '.')::bigint[]) and e.print_changed_at >= f.printed_at)`;

export const findPdf = prepareStatement<{ site: string; documentIds: string }, { pdf: Buffer }>(
  'document_file',
  sql`select f.pdf from ${documentFiles} f
    where f.site = ${p('site')} and f.document_ids = ${p('documentIds')} and not ${isOutdated}`,
);

/** The first file stored wins until it is outdated. */
export const savePdf = prepareWrite<{ site: SiteCode; documentIds: string; pdf: Buffer; now: Date }, never>(
  'document_keep_file',
  sql`insert into ${documentFiles} as f (document_ids, site, pdf, printed_at)
    values (${p('documentIds')}, ${p('site')}, ${p('pdf')}, ${p('now')})
    on conflict (document_ids) do update set pdf = excluded.pdf, printed_at = excluded.printed_at where ${isOutdated}`,
);

/** No row where it is the file that is there. */
export const replacePdf = prepareWrite<
  { site: SiteCode; documentIds: string; pdf: Buffer; now: Date },
  { documentIds: string }
>(
  'document_replace_file',
  sql`insert into ${documentFiles} as f (document_ids, site, pdf, printed_at)
    values (${p('documentIds')}, ${p('site')}, ${p('pdf')}, ${p('now')})
    on conflict (document_ids) do update set pdf = excluded.pdf, printed_at = excluded.printed_at
      where f.pdf <> excluded.pdf
    returning f.document_ids`,
);
