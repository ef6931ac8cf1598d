import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.ts';
import type { Currency } from '../../lib/currency.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { GatewayName } from '../gateways/payment-gateway.ts';
import type { PaidLine } from '../gateways/payment-gateways.ts';
import { paymentLines, payments } from './online-payments.table.ts';
import type { PaymentPurpose, PaymentState } from './payment-state.rule.ts';

const p = sql.placeholder;

export type PaymentRow = {
  id: number;
  site: SiteCode;
  customerId: number;
  userId: number;
  company: string;
  email: string;
  purpose: PaymentPurpose;
  provider: GatewayName;
  sandbox: boolean;
  receipt: string;
  sessionId: string | null;
  checkoutUrl: string | null;
  captureId: string | null;
  amountMinor: number;
  currency: Currency;
  state: PaymentState;
  frozen: unknown;
  orderId: number | null;
  refusedFor: string | null;
  expiresAt: Date;
  createdAt: Date;
  endedAt: Date | null;
  /** When staff settled it outside. */
  closedAt: Date | null;
  tries: number;
};

const columns = sql`m.id, m.site, m.customer_id, m.user_id, c.name as company, u.email, m.purpose, m.provider,
  m.sandbox, m.receipt, m.session_id, m.checkout_url, m.capture_id, m.amount_minor, m.currency, m.state, m.frozen,
  m.order_id, m.refused_for, m.expires_at, m.created_at, m.ended_at, m.closed_at, m.tries`;

const fromPayments = sql`from ${payments} m join ${customers} c on c.id = m.customer_id join ${users} u on u.id = m.user_id`;

export const findPayment = prepareStatement<{ id: number }, PaymentRow>(
  'payment_find',
  sql`select ${columns} ${fromPayments} where m.id = ${p('id')}`,
);

export const findSitePayment = prepareStatement<{ site: SiteCode; id: number }, PaymentRow>(
  'payment_of_site',
  sql`select ${columns} ${fromPayments} where m.site = ${p('site')} and m.id = ${p('id')}`,
);

/** Locks the customer first, as every writer does. */
export const lockPayment = prepareStatement<{ id: number }, PaymentRow>(
  'payment_lock',
  sql`select ${columns} ${fromPayments} where m.id = ${p('id')} for no key update of c, m`,
);

export const findBySession = prepareStatement<
  { site: SiteCode; providers: readonly GatewayName[]; sessionId: string },
  PaymentRow
>(
  'payment_of_session',
  sql`select ${columns} ${fromPayments}
    where m.site = ${p('site')} and m.provider = any(${p('providers')}::text[]) and m.session_id = ${p('sessionId')}`,
);

export const findByCapture = prepareStatement<{ site: SiteCode; provider: GatewayName; captureId: string }, PaymentRow>(
  'payment_of_capture',
  sql`select ${columns} ${fromPayments}
    where m.site = ${p('site')} and m.provider = ${p('provider')} and m.capture_id = ${p('captureId')}`,
);

export const findOpenByCustomer = prepareStatement<{ customerId: number }, PaymentRow>(
  'payment_open',
  sql`select ${columns} ${fromPayments} where m.customer_id = ${p('customerId')} and m.state in ('opening', 'open')`,
);

/** The id of the payment is ours or the gateway's; it is found however it ended. */
export const findOfCustomer = prepareStatement<{ customerId: number; id: string }, PaymentRow>(
  'payment_of_customer',
  sql`select ${columns} ${fromPayments}
    where m.customer_id = ${p('customerId')} and (m.receipt = ${p('id')} or m.session_id = ${p('id')})
    order by m.id desc limit 1`,
);

/** A paid payment comes first, then the newest. */
export const findByCartLines = prepareStatement<{ customerId: number; lineIds: number[] }, PaymentRow>(
  'payment_of_lines',
  sql`select ${columns} ${fromPayments}
    where m.customer_id = ${p('customerId')}
      and (select array_agg(n.cart_line_id order by n.cart_line_id) from ${paymentLines} n where n.payment_id = m.id)
        = (select array_agg(asked.id order by asked.id) from unnest(${p('lineIds')}::bigint[]) as asked (id))
    order by m.state in ('settled', 'ordered') desc, m.id desc limit 1`,
);

export const findPaymentLines = prepareStatement<{ paymentId: number }, PaidLine>(
  'payment_lines_of',
  sql`select cart_line_id, item_id, branch_id, rfi_line_id, quantity, held, frozen
    from ${paymentLines} where payment_id = ${p('paymentId')} order by line_no`,
);

export const insertPayment = prepareWrite<
  {
    site: SiteCode;
    customerId: number;
    userId: number;
    purpose: PaymentPurpose;
    provider: GatewayName;
    sandbox: boolean;
    receipt: string;
    amountMinor: number;
    currency: Currency;
    frozen: string;
    lines: string;
    now: Date;
    expiresAt: Date;
    nextCheckAt: Date;
  },
  { id: number }
>(
  'payment_insert',
  sql`with begun as (
      insert into ${payments} (site, customer_id, user_id, purpose, provider, sandbox, receipt, amount_minor, currency, state,
        frozen, created_at, expires_at, next_check_at)
      values (${p('site')}, ${p('customerId')}, ${p('userId')}, ${p('purpose')}, ${p('provider')}, ${p('sandbox')},
        ${p('receipt')}, ${p('amountMinor')}, ${p('currency')}, 'opening', ${p('frozen')}::jsonb, ${p('now')}, ${p('expiresAt')},
        ${p('nextCheckAt')})
      returning id, site, currency),
    lines as (
      insert into ${paymentLines} (site, payment_id, line_no, cart_line_id, item_id, branch_id, rfi_line_id, quantity,
        held, total_minor, tax_minor, currency, frozen)
      select begun.site, begun.id, n."lineNo", n."cartLineId", n."itemId", n."branchId", n."rfiLineId", n.quantity,
        n.held, n."totalMinor", n."taxMinor", begun.currency, n.frozen
      from begun, jsonb_to_recordset(${p('lines')}::jsonb) as n ("lineNo" smallint, "cartLineId" bigint,
        "itemId" bigint, "branchId" bigint, "rfiLineId" bigint, quantity int, held int, "totalMinor" bigint,
        "taxMinor" bigint, frozen jsonb))
    select id from begun`,
);

export const recordPaymentOpened = prepareWrite<
  { id: number; sessionId: string; checkoutUrl: string | null; now: Date; nextCheckAt: Date },
  { id: number }
>(
  'payment_opened',
  sql`update ${payments} set state = 'open', session_id = ${p('sessionId')}, checkout_url = ${p('checkoutUrl')},
      opened_at = ${p('now')}, next_check_at = ${p('nextCheckAt')}
    where id = ${p('id')} and state = 'opening' returning id`,
);

export const recordPaymentEnded = prepareWrite<{ id: number; now: Date; nextCheckAt: Date | null }, never>(
  'payment_ended',
  sql`update ${payments} set state = 'ended', ended_at = ${p('now')}, next_check_at = ${p('nextCheckAt')}
    where id = ${p('id')} and state in ('opening', 'open')`,
);

export const recordPaymentSettled = prepareWrite<
  { id: number; captureId: string; now: Date; nextCheckAt: Date },
  never
>(
  'payment_settled',
  sql`update ${payments} set state = 'settled', capture_id = ${p('captureId')}, settled_at = ${p('now')}, tries = 0,
    next_check_at = ${p('nextCheckAt')} where id = ${p('id')}`,
);

/** The job asks the provider next whether something was refunded in its dashboard before. */
export const recordPaymentOrdered = prepareWrite<{ id: number; orderId: number; now: Date }, never>(
  'payment_ordered',
  sql`update ${payments} set state = 'ordered', order_id = ${p('orderId')}, ordered_at = ${p('now')},
    next_check_at = ${p('now')} where id = ${p('id')}`,
);

export const recordPaymentBooked = prepareWrite<{ id: number; now: Date }, never>(
  'payment_booked',
  sql`update ${payments} set state = 'booked', booked_at = ${p('now')}, next_check_at = ${p('now')} where id = ${p('id')}`,
);

export const recordPaymentRefused = prepareWrite<{ id: number; captureId: string; reason: string; now: Date }, never>(
  'payment_refused',
  sql`update ${payments} set state = 'refused', capture_id = ${p('captureId')}, refused_for = ${p('reason')},
    refused_at = ${p('now')}, next_check_at = null where id = ${p('id')}`,
);

export const recordNextCheck = prepareWrite<{ id: number; tries: number; nextCheckAt: Date | null }, never>(
  'payment_next_check',
  sql`update ${payments} set tries = ${p('tries')}, next_check_at = ${p('nextCheckAt')}
    where id = ${p('id')} and state in ('opening', 'open', 'ended', 'settled') and closed_at is null`,
);

/** When the provider is asked once more what was refunded of a finished payment. */
export const recordRefundCheck = prepareWrite<{ id: number; nextCheckAt: Date | null }, never>(
  'payment_refund_check',
  sql`update ${payments} set next_check_at = ${p('nextCheckAt')} where id = ${p('id')} and state in ('ordered', 'booked')`,
);

/** Claimed until `until`, so that another process skips them. */
export const claimDue = prepareWrite<{ site: SiteCode; now: Date; until: Date; limit: number }, { id: number }>(
  'payment_claim',
  sql`update ${payments} set next_check_at = ${p('until')} where id in (
      select id from ${payments} where site = ${p('site')} and next_check_at <= ${p('now')}
      order by next_check_at limit ${p('limit')} for no key update skip locked)
    returning id`,
);
