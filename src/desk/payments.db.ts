import { sql } from 'drizzle-orm';
import { customers } from '../account/account.table.ts';
import { orders } from '../orders/orders.table.ts';
import type { GatewayName } from '../payments/gateways/payment-gateway.ts';
import { paymentRefunds, payments } from '../payments/online-payments/online-payments.table.ts';
import type { PaymentState } from '../payments/online-payments/payment-state.rule.ts';
import { prepareStatement } from '../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../sites/site.ts';

const p = sql.placeholder;

export type StaffPayment = {
  company: string;
  provider: GatewayName;
  sandbox: boolean;
  receipt: string;
  sessionId: string | null;
  captureId: string | null;
  amountMinor: number;
  currency: string;
  state: PaymentState;
  orderNumber: string | null;
  refusedFor: string | null;
  createdAt: Date;
  refunds: {
    amountMinor: number;
    currency: string;
    reason: string;
    refundId: string | null;
    doneAt: string | null;
    tries: number;
    lastError: string | null;
  }[];
};

export const findPayments = prepareStatement<{ site: SiteCode; limit: number }, StaffPayment>(
  'desk_payments',
  sql`select c.name as company, m.provider, m.sandbox, m.receipt, m.session_id as "sessionId",
      m.capture_id as "captureId", m.amount_minor as "amountMinor", m.currency, m.state, o.number as "orderNumber",
      m.refused_for as "refusedFor", m.created_at as "createdAt",
      (select coalesce(json_agg(json_build_object('amountMinor', r.amount_minor, 'currency', r.currency,
          'reason', r.reason, 'refundId', r.refund_id, 'doneAt', r.done_at, 'tries', r.tries,
          'lastError', r.last_error) order by r.id), '[]'::json)
        from ${paymentRefunds} r where r.payment_id = m.id) as refunds
    from ${payments} m join ${customers} c on c.id = m.customer_id left join ${orders} o on o.id = m.order_id
    where m.site = ${p('site')} order by m.id desc limit ${p('limit')}`,
);
