import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { customers, users } from '../../account/account.table.ts';
import type { CustomerSearch } from '../../account/customer-search.rule.ts';
import { customersFound } from '../../account/customers-found.sql.ts';
import { items } from '../../catalogue/catalogue.table.ts';
import { orders } from '../../orders/orders.table.ts';
import { allocations } from '../../payments/allocations.table.ts';
import type { GatewayName } from '../../payments/gateways/payment-gateway.ts';
import { ledgerEntries } from '../../payments/ledger.table.ts';
import { leftToRefund } from '../../payments/online-payments/left-to-refund.sql.ts';
import {
  paymentEvents,
  paymentLines,
  paymentRefunds,
  payments,
} from '../../payments/online-payments/online-payments.table.ts';
import { type PaymentProblem, paymentProblems } from '../../payments/online-payments/payment-problem.data.ts';
import { paymentsToCheck } from '../../payments/online-payments/payments-to-check.sql.ts';
import { receipts } from '../../payments/receipts.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { auditTrail } from '../../server/security/audit.table.ts';
import type { RecordAct } from '../../server/security/audited-act.contract.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { storedPayment, storedPaymentRecord } from './online-payments.contract.ts';

const p = sql.placeholder;

export type ListedPayment = z.input<typeof storedPayment> & { provider: GatewayName; sandbox: boolean };

const listed = sql`m.id, c.name as company, m.provider, m.sandbox, m.receipt, m.session_id, m.capture_id,
  m.amount_minor, m.currency, m.state, o.number as order_number,
  (select n.number from ${receipts} n where n.payment_id = m.id and m.purpose = 'account') as receipt_number,
  m.refused_for, m.created_at, m.closed_by,
  (select coalesce(json_agg(json_build_object('amountMinor', r.amount_minor, 'currency', r.currency,
      'reason', r.reason, 'requestedAt', r.requested_at, 'refundId', r.refund_id, 'doneAt', r.done_at,
      'tries', r.tries, 'lastError', r.last_error, 'atProvider', r.at_provider) order by r.id), '[]'::json)
    from ${paymentRefunds} r where r.payment_id = m.id) as refunds`;

const urgency = sql.raw(paymentProblems.map((one) => `'${one}'`).join(', '));

/** The most urgent problem of each payment. */
const problems = sql`select distinct on (w.payment_id) w.payment_id, w.problem, w.since from (${paymentsToCheck}) w
  order by w.payment_id, array_position(array[${urgency}], w.problem)`;

const withOrder = sql`join ${customers} c on c.id = m.customer_id left join ${orders} o on o.id = m.order_id`;

const q = sql`${p('q')}::text`;
const byProvider = sql`provider = any(${p('providers')}::text[])`;

/** Finds payments of customers that are found, or those with exactly this number of ours or of the provider. */
const isFound = sql`(${q} = '' or m.id in (
    select id from ${payments} where customer_id in ${customersFound}
    union select id from ${payments} where receipt = ${q}
    union select id from ${payments} where ${byProvider} and session_id = ${q}
    union select id from ${payments} where ${byProvider} and capture_id = ${q}
    union select payment_id from ${orders} where site = ${p('site')} and number = upper(${q}) and payment_id is not null
    union select payment_id from ${receipts} where site = ${p('site')} and number = upper(${q}) and payment_id is not null))`;

export type PaymentSearch = CustomerSearch & {
  site: SiteCode;
  q: string;
  providers: readonly GatewayName[];
  limit: number;
  offset: number;
};

/** Those that wait longest first; '' is every problem. */
export const findPaymentsToCheck = prepareStatement<
  PaymentSearch & { now: Date; problem: PaymentProblem | ''; maxTotal: number },
  ListedPayment & { problem: PaymentProblem; total: number }
>(
  'desk_payments_to_check',
  sql`select ${listed}, w.problem, w.since, least(count(*) over (), ${p('maxTotal')}::int)::int as total
    from (${problems}) w join ${payments} m on m.id = w.payment_id ${withOrder}
    where (${p('problem')}::text = '' or w.problem = ${p('problem')}::text) and ${isFound}
    order by w.since, m.id limit ${p('limit')} offset ${p('offset')}`,
);

const isListed = sql`m.site = ${p('site')} and (not ${p('closedOnly')}::boolean or m.closed_at is not null) and ${isFound}`;

/** The payments are newest first. */
export const findPayments = prepareStatement<PaymentSearch & { now: Date; closedOnly: boolean }, ListedPayment>(
  'desk_payments',
  sql`select ${listed}, w.problem, w.since
    from (select m.id from ${payments} m where ${isListed}
      order by m.id desc limit ${p('limit')} offset ${p('offset')}) page
    join ${payments} m on m.id = page.id ${withOrder} left join (${problems}) w on w.payment_id = m.id
    order by m.id desc`,
);

export const countPayments = prepareStatement<
  Omit<PaymentSearch, 'limit' | 'offset'> & { closedOnly: boolean; maxTotal: number },
  { total: number }
>(
  'desk_payments_count',
  sql`select count(*)::int as total from (select from ${payments} m where ${isListed} limit ${p('maxTotal')}) counted`,
);

export type PaymentRecord = ListedPayment &
  z.input<typeof storedPaymentRecord> & {
    nextCheckAt: Date | null;
    leftMinor: number;
    history: (Omit<RecordAct, 'at'> & { at: string })[];
  };

const entryId = sql`(select e.id from ${ledgerEntries} e join ${receipts} r on r.id = e.receipt_id
  where r.payment_id = m.id and e.kind = 'receipt' and m.purpose = 'account')`;

/** The chosen parts are in the snapshot; the paid ones may have changed since, by refunds and further invoices. */
const invoicesOf = sql`(select coalesce(json_agg(json_build_object('number', i.number, 'chosenMinor', i.chosen,
    'paidMinor', i.paid) order by i.number), '[]'::json)
  from (select part.number, sum(part.chosen)::bigint as chosen, sum(part.paid)::bigint as paid
    from (select w.reference as number, w."amountMinor" as chosen, 0::bigint as paid
        from jsonb_to_recordset(coalesce(m.frozen -> 'invoices', '[]'::jsonb)) as w (reference text, "amountMinor" bigint)
      union all select n.reference, 0::bigint, a.amount_minor from ${allocations} a
        join ${ledgerEntries} n on n.id = a.invoice_entry_id
        where a.from_entry_id = ${entryId} and a.ended_at is null) part
    group by part.number) i)`;

export const findPaymentRecord = prepareStatement<{ site: SiteCode; now: Date; id: number }, PaymentRecord>(
  'desk_payment_record',
  sql`select ${listed}, w.problem, w.since, m.customer_id, u.email, m.opened_at, m.expires_at, m.ended_at, m.settled_at,
      m.ordered_at, m.refused_at, m.next_check_at, m.closed_at, m.closed_reason, ${leftToRefund} as left_minor,
      ${invoicesOf} as invoices,
      coalesce((m.frozen ->> 'advanceMinor')::bigint, 0)::bigint as advance_minor,
      coalesce((select e.open_minor from ${ledgerEntries} e where e.id = ${entryId}), 0)::bigint as on_account_minor,
      (select coalesce(json_agg(json_build_object('itemName', i.name, 'maker', i.maker, 'quantity', l.quantity,
          'totalMinor', l.total_minor) order by l.line_no), '[]'::json)
        from ${paymentLines} l join ${items} i on i.id = l.item_id where l.payment_id = m.id) as lines,
      (select coalesce(json_agg(json_build_object('kind', e.kind, 'receivedAt', e.received_at) order by e.id), '[]'::json)
        from ${paymentEvents} e where e.payment_id = m.id) as events,
      (select coalesce(json_agg(json_build_object('id', a.id, 'at', a.at, 'by', a.actor_name, 'action', a.action,
          'details', a.details) order by a.id desc), '[]'::json)
        from ${auditTrail} a where a.site = m.site and a.subject = m.receipt) as history
    from ${payments} m ${withOrder} join ${users} u on u.id = m.user_id
      left join (${problems}) w on w.payment_id = m.id
    where m.site = ${p('site')} and m.id = ${p('id')}`,
);
