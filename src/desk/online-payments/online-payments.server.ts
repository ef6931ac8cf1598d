import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { askProvider, providerName } from '../../payments/online-payments/ask-provider.server.ts';
import { findPaymentOfSite } from '../../payments/online-payments/find-payment.server.ts';
import { finishByStaff, unknownPayment } from '../../payments/online-payments/finish-by-staff.server.ts';
import { refundByStaff } from '../../payments/online-payments/refund-by-staff.server.ts';
import { canSettleOutside, settleOutside } from '../../payments/online-payments/settle-outside.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { maxTotal, rowsPerPage } from '../list/list.contract.ts';
import { listPayments, refundedMinor } from './list-payments.server.ts';
import {
  askProviderAtDesk,
  finishPaymentAtDesk,
  listPaymentsAtDesk,
  paymentAtDesk,
  refundPaymentAtDesk,
  settlePaymentAtDesk,
} from './online-payments.contract.ts';
import { findPaymentRecord, type ListedPayment, type PaymentRecord } from './online-payments.db.ts';
import { agreesWith, finishedText, providerSays, refundedText, settledText } from './payment-texts.ts';

const see = { requires: staffPermissionTo('see-money') };
const record = { requires: staffPermissionTo('record-money') };

const time = (at: Date | null) => at?.toISOString() ?? '';

const toRow = (one: ListedPayment) => ({
  id: one.id,
  receipt: one.receipt,
  company: one.company,
  provider: providerName(one),
  amount: one.amountMinor,
  currency: one.currency,
  refunded: refundedMinor(one),
  state: one.state,
  problem: one.problem ?? ('' as const),
  since: time(one.since),
  order_no: one.orderNumber ?? '',
  receipt_no: one.receiptNumber ?? '',
  created_at: one.createdAt.toISOString(),
});

export const listPaymentsCall = defineDeskCall(
  listPaymentsAtDesk,
  see,
  async ({ q, view, page }, { db, site, now }) => {
    const range = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage, maxTotal };
    const { rows, total } = await listPayments(db, site, { view, q, ...range, now });
    return { success: true as const, rows: rows.map(toRow), total };
  },
);

export const paymentCall = defineDeskCall(paymentAtDesk, see, async ({ id }, { db, site, now }) => {
  const [found] = await findPaymentRecord(db, { site: site.code, now, id });
  return found ? toRecord(found, now) : unknownPayment(site);
});

function toRecord(found: PaymentRecord, now: Date) {
  const { state, refunds, leftMinor, onAccountMinor } = found;
  const hasUndone = refunds.some(({ doneAt }) => doneAt === null);
  return {
    success: true as const,
    ...toRow(found),
    customer_id: found.customerId,
    email: found.email,
    session_id: found.sessionId ?? '',
    capture_id: found.captureId ?? '',
    refused_for: found.refusedFor ?? '',
    expires_at: found.expiresAt.toISOString(),
    opened_at: time(found.openedAt),
    ended_at: time(found.endedAt),
    settled_at: time(found.settledAt),
    ordered_at: time(found.orderedAt),
    refused_at: time(found.refusedAt),
    closed_at: time(found.closedAt),
    closed_by: found.closedBy ?? '',
    closed_reason: found.closedReason ?? '',
    invoices: found.invoices.map(({ number, chosenMinor: chosen, paidMinor: paid }) => ({ number, chosen, paid })),
    advance: found.advanceMinor,
    on_account: found.onAccountMinor,
    lines: found.lines.map(({ itemName: item, maker, quantity, totalMinor: total }) => ({
      ...{ item, maker, quantity, total },
    })),
    refunds: refunds.map((one) => ({
      amount: one.amountMinor,
      currency: one.currency,
      reason: one.reason,
      requested_at: one.requestedAt,
      done_at: one.doneAt ?? '',
      refund_id: one.refundId ?? '',
      tries: one.tries,
      error: one.lastError ?? '',
      at_provider: one.atProvider,
    })),
    webhooks: found.events.map(({ kind, receivedAt: at }) => ({ kind, at })),
    history: found.history.map(({ details, ...entry }) => ({ ...entry, details: details ?? {} })),
    can: {
      finish: state !== 'ordered' && state !== 'booked' && state !== 'refused',
      refund: state === 'settled' || hasUndone || (state === 'booked' && leftMinor > 0),
      refund_on_account: state === 'booked' && !hasUndone && onAccountMinor > 0 && onAccountMinor < leftMinor,
      settle: canSettleOutside(found, refunds, now),
    },
  };
}

/** Without a transaction, which would wait for the provider; so in all that follows. */
export const askProviderCall = defineDeskCall(askProviderAtDesk, see, async ({ id }, context) => {
  const { site, database } = context;
  const payment = await findPaymentOfSite(database, site, id);
  if (!payment) return unknownPayment(site);
  const says = await askProvider(context, payment);
  if (says instanceof Refusal) return says;
  return {
    success: true as const,
    provider: providerName(payment),
    state: says.state,
    captures: says.captures.map((one) => ({
      ...{ id: one.id, amount: one.amountMinor, currency: one.currency.toUpperCase() },
      known: one.id === payment.captureId,
    })),
    says: providerSays(payment, says),
    agrees: agreesWith(payment, says),
  };
});

export const finishPaymentCall = defineDeskCall(finishPaymentAtDesk, record, async ({ id }, context) => {
  const result = await finishByStaff(context, id);
  return result instanceof Refusal ? result : { success: true as const, message: finishedText(result) };
});

export const refundPaymentCall = defineDeskCall(
  refundPaymentAtDesk,
  record,
  async ({ id, reason, only_on_account: onlyOnAccount }, context) => {
    const result = await refundByStaff(context, { id, reason, onlyOnAccount });
    return result instanceof Refusal ? result : { success: true as const, message: refundedText(result.refunded) };
  },
);

export const settlePaymentCall = defineDeskCall(settlePaymentAtDesk, record, async ({ id, reason }, context) => {
  const refused = await settleOutside(context, { id, reason });
  return refused ?? { success: true as const, message: settledText() };
});
