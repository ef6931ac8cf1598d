import { releasePaymentHold } from '../../catalogue/stock/hold-stock.server.ts';
import { formatDateTime } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { onlinePaymentRefusals } from '../payment-refusals.ts';
import { refundUnderWay, type StaffPaymentContext, unknownPayment } from './finish-by-staff.server.ts';
import { allDiffersReasons, settledOutside } from './payment-state.rule.ts';
import {
  findSitePayment,
  lockPayment,
  type PaymentRow,
  recordPaymentEnded,
  recordPaymentRefused,
} from './payments.db.ts';
import { isUnfinished } from './reconcile-payment.server.ts';
import {
  findClosed,
  findRefunds,
  lockUndoneRefunds,
  recordPaymentClosed,
  recordRefundsSettledOutside,
} from './staff-payments.db.ts';

const maxReasonLength = 300;

/** Staff refunded or ordered by other means: nothing of the payment is done by itself any more. */
export async function settleOutside(
  { database, site, by, now }: Pick<StaffPaymentContext, 'database' | 'site' | 'by' | 'now'>,
  { id, reason: typed }: { id: number; reason: string },
): Promise<Refusal<'cannot_be' | 'refund_under_way' | 'settled_before' | 'unknown_payment'> | undefined> {
  const reason = typed.trim();
  if (reason === '') return refuse(onlinePaymentRefusals, 'cannot_be.not_said');
  if (reason.length > maxReasonLength)
    return refuse(onlinePaymentRefusals, 'cannot_be.long_reason', { max: maxReasonLength });
  return database.transaction(async (db) => {
    const [known] = await findSitePayment(db, { site: site.code, id });
    const [payment] = known ? await lockPayment(db, { id }) : [];
    if (!payment) return unknownPayment(site);
    const undone = await lockUndoneRefunds(db, { paymentId: id, now });
    if (undone.some(({ isUnderWay }) => isUnderWay)) return refundUnderWay();
    const refunds = await findRefunds(db, { paymentId: id });
    if (!canSettleOutside(payment, refunds, now)) {
      const [closed] = await findClosed(db, { id });
      return nothingToSettle(site, closed);
    }
    await endHere(db, payment, now);
    const settled = await recordRefundsSettledOutside(db, { paymentId: id, now });
    await recordPaymentClosed(db, { id, reason, by, now });
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'payment settled outside',
      subject: payment.receipt,
      customerId: payment.customerId,
      details: { before: { state: payment.state, refundsUnderWay: settled }, after: { reason } },
    });
    return undefined;
  });
}

type Facts = Pick<PaymentRow, 'state' | 'refusedFor' | 'expiresAt' | 'closedAt'>;

type Refund = { doneAt: Date | string | null; atProvider: boolean; requestedAt: Date | string };

/** Whether something of the payment still waits for staff. */
export const canSettleOutside = (payment: Facts, refunds: readonly Refund[], now: Date): boolean =>
  refunds.some(({ doneAt }) => doneAt === null) ||
  refunds.some((refund) => isToBeLookedAt(payment, refund)) ||
  payment.state === 'settled' ||
  (allDiffersReasons.includes(payment.refusedFor ?? '') && payment.closedAt === null) ||
  (isUnfinished(payment) && payment.expiresAt <= now);

const isToBeLookedAt = ({ state, closedAt }: Facts, { atProvider, requestedAt }: Refund): boolean =>
  (state === 'ordered' || state === 'booked') && atProvider && (closedAt === null || new Date(requestedAt) > closedAt);

async function endHere(db: Db, payment: PaymentRow, now: Date): Promise<void> {
  const { id, captureId } = payment;
  if (payment.state === 'settled' && captureId !== null)
    await recordPaymentRefused(db, { id, captureId, reason: settledOutside, now });
  else if (isUnfinished(payment)) await recordPaymentEnded(db, { id, now, nextCheckAt: null });
  else return;
  await releasePaymentHold(db, id, now);
}

function nothingToSettle(
  site: Site,
  closed: Awaited<ReturnType<typeof findClosed>>[number] | undefined,
): Refusal<'cannot_be' | 'settled_before'> {
  if (!closed?.closedAt) return refuse(onlinePaymentRefusals, 'cannot_be.nothing_waits');
  const at = formatDateTime(closed.closedAt, site.calendar.timeZone);
  return refuse(onlinePaymentRefusals, 'settled_before', {
    by: closed.closedBy ?? '',
    at,
    reason: closed.closedReason ?? '',
  });
}
