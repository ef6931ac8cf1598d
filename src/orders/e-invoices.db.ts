import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Day } from '../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../sites/site.ts';
import { documents } from './documents.table.ts';
import { eInvoices } from './e-invoices.table.ts';
import type { eInvoiceRow } from './order-rows.contract.ts';

const p = sql.placeholder;

/** Nothing for a credit note whose invoice was cancelled at the portal. */
export const wantEInvoice = prepareWrite<
  { site: SiteCode; documentId: number; ofDocumentId: number | null; now: Date },
  never
>(
  'e_invoice_want',
  sql`insert into ${eInvoices} (site, document_id, state, wanted_at, due_at)
    select ${p('site')}, ${p('documentId')}::bigint, 'wanted', ${p('now')}::timestamptz, ${p('now')}::timestamptz
    where not exists (select 1 from ${eInvoices} e
      where e.document_id = ${p('ofDocumentId')}::bigint and e.state = 'cancelled')
    on conflict (document_id) do nothing`,
);

/** Documents of before the duty began are not sent by themselves, unless staff began it. */
export const dropOlderEInvoices = prepareWrite<{ site: SiteCode; from: Day }, never>(
  'e_invoice_drop_older',
  sql`update ${eInvoices} as e set due_at = null from ${documents} d
    where d.id = e.document_id and e.site = ${p('site')} and e.due_at is not null and e.state = 'wanted' and e.tries = 0
      and d.issued_on < ${p('from')}::date`,
);

export type EInvoiceLease = { id: number; documentId: number; tries: number; wantedAt: Date };

const leased = sql`returning e.id, e.document_id, e.tries, e.wanted_at`;

/** The longest waiting, but no credit note whose invoice may be cancelled; nobody else sends it before `until`. */
export const leaseNextEInvoice = prepareWrite<{ site: SiteCode; now: Date; until: Date }, EInvoiceLease>(
  'e_invoice_lease_next',
  sql`update ${eInvoices} as e set state = 'sent', tries = e.tries + 1, due_at = ${p('until')}
    where e.id = (select w.id from ${eInvoices} w
      where w.site = ${p('site')} and w.due_at <= ${p('now')}::timestamptz
        and not exists (select from ${documents} d join ${eInvoices} i on i.document_id = d.of_document_id
          where d.id = w.document_id and i.state = 'registered' and i.error <> '')
      order by w.due_at limit 1 for no key update skip locked)
    ${leased}`,
);

/** One document that is wanted now; nothing while it is being sent, or when it was registered before. */
export const leaseEInvoice = prepareWrite<
  { site: SiteCode; documentId: number; now: Date; until: Date },
  EInvoiceLease
>(
  'e_invoice_lease',
  sql`insert into ${eInvoices} as e (site, document_id, state, wanted_at, due_at, tries)
    values (${p('site')}, ${p('documentId')}, 'sent', ${p('now')}::timestamptz, ${p('until')}::timestamptz, 1)
    on conflict (document_id) do update set state = 'sent', tries = e.tries + 1, wanted_at = excluded.wanted_at,
      due_at = excluded.due_at
    where e.state in ('wanted', 'failed') or (e.state = 'sent' and e.due_at <= ${p('now')}::timestamptz)
    ${leased}`,
);

export const recordRegistered = prepareWrite<
  { id: number; irn: string; ackNo: string; ackAt: Date; signedQr: string; now: Date },
  { id: number }
>(
  'e_invoice_registered',
  sql`update ${eInvoices} set state = 'registered', due_at = null, irn = ${p('irn')}, ack_no = ${p('ackNo')},
      ack_at = ${p('ackAt')}::timestamptz, signed_qr = ${p('signedQr')}, error = '',
      print_changed_at = ${p('now')}::timestamptz
    where id = ${p('id')} and state in ('wanted', 'sent', 'failed') returning id`,
);

/** `dueAt` is null when it is not tried again. A later try may have succeeded meanwhile. */
export const recordNotRegistered = prepareWrite<
  { id: number; tries: number; error: string; dueAt: Date | null },
  never
>(
  'e_invoice_not_registered',
  sql`update ${eInvoices} set error = ${p('error')}, due_at = ${p('dueAt')}::timestamptz,
      state = case when ${p('dueAt')}::timestamptz is null then 'failed' else 'wanted' end
    where id = ${p('id')} and state = 'sent' and tries = ${p('tries')}::int`,
);

/** '' where the portal has answered that it does not cancel it. */
export const recordCancelError = prepareWrite<{ documentId: number; error: string }, never>(
  'e_invoice_cancel_error',
  sql`update ${eInvoices} set error = ${p('error')} where document_id = ${p('documentId')} and state = 'registered'`,
);

/** A credit note that was issued meanwhile is not wanted any more. */
export const recordCancelled = prepareWrite<
  { documentId: number; cancelledAt: Date; by: string; reason: string; now: Date },
  { id: number }
>(
  'e_invoice_cancelled',
  sql`with cancelled as (
      update ${eInvoices} set state = 'cancelled', cancelled_at = ${p('cancelledAt')}::timestamptz,
        cancelled_by = ${p('by')}, cancel_reason = ${p('reason')}, error = '', print_changed_at = ${p('now')}::timestamptz
      where document_id = ${p('documentId')} and state = 'registered' returning id, document_id),
    dropped as (
      delete from ${eInvoices} w using cancelled, ${documents} d, ${documents} c
      where d.id = cancelled.document_id and c.order_id = d.order_id and c.of_document_id = d.id
        and w.document_id = c.id and w.state in ('wanted', 'failed'))
    select id from cancelled`,
);

export type EInvoiceRow = z.input<typeof eInvoiceRow> & {
  documentId: number;
  cancelledBy: string;
  cancelReason: string;
};

export const findEInvoices = prepareStatement<{ orderId: number }, EInvoiceRow>(
  'e_invoices_of_order',
  sql`select e.document_id, e.state, e.irn, e.ack_no, e.ack_at, e.error, e.cancelled_at, e.cancelled_by, e.cancel_reason
    from ${eInvoices} e join ${documents} d on d.id = e.document_id where d.order_id = ${p('orderId')} order by d.id`,
);
