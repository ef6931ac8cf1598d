import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { releaseOrderMoney } from '../credit/order-money.server.ts';
import type { WebhookEvent } from '../gateways/payment-gateway.ts';
import type { PaymentContext } from '../gateways/payment-gateways.ts';
import { bookRefund } from '../receipts/paid-order.server.ts';
import { providerName } from './ask-provider.server.ts';
import { refusePayment } from './finish-payment.server.ts';
import { formatAnyMoney } from './format-any-money.ts';
import { refundedAtProvider } from './payment-state.rule.ts';
import { lockPayment, type PaymentRow } from './payments.db.ts';
import type { CapturedMoney } from './refund-payment.server.ts';
import { insertDashboardRefund } from './refunds.db.ts';

const by = 'system';
const reason = refundedAtProvider;

/**
 * Writes down and books what was refunded of a paid payment in the provider's dashboard, so that it is not refunded again
 * here, and tells staff; once for each total. What was refunded on our request changes nothing.
 */
export async function recordDashboardRefund(
  { database, now }: Pick<PaymentContext, 'database' | 'now'>,
  site: Site,
  paymentId: number,
  { captureId, totalMinor, currency }: NonNullable<WebhookEvent['refunded']>,
): Promise<void> {
  await database.transaction(async (db) => {
    const [payment] = await lockPayment(db, { id: paymentId });
    if (payment?.captureId !== captureId || !paidStates.includes(payment.state)) return;
    const key = `${payment.provider}-${captureId}-dashboard-${totalMinor}`;
    const refund = { paymentId, captureId, totalMinor, currency, reason, key, now };
    const [made] = await insertDashboardRefund(db, { site: site.code, ...refund });
    if (!made) return;
    const { amountMinor } = made;
    const money = { captureId, amountMinor, currency };
    if (payment.state === 'settled') {
      const left = { ...money, amountMinor: payment.amountMinor - totalMinor };
      await refusePayment(db, site, payment, left, { reason, now });
    } else {
      await bookRefund(db, site, { paymentId, amountMinor, why: reason, now, by });
      const { orderId } = payment;
      if (orderId !== null) await releaseOrderMoney(db, site, { orderId, currency: site.currency, now, by });
    }
    await tellStaff(db, site, payment, money, now);
  });
}

async function tellStaff(db: Db, site: Site, payment: PaymentRow, money: CapturedMoney, now: Date): Promise<void> {
  const { captureId, amountMinor, currency } = money;
  const { receipt: subject, customerId, company, state } = payment;
  const details = { amountMinor, currency, capture: captureId };
  const action = 'payment refunded at the provider';
  await recordAudit(db, { site: site.code, at: now, actor: by, actorName: by, action, subject, customerId, details });
  const data = {
    amount: formatAnyMoney(amountMinor, currency),
    company,
    payment: captureId,
    provider: providerName(payment),
    isOrder: state === 'ordered',
  };
  const mail = {
    channel: 'mail',
    receiver: site.contact.email,
    template: 'payment-refunded-at-provider',
    data,
  } as const;
  await queueMessages(db, site.code, now, [mail]);
}

const paidStates: readonly PaymentRow['state'][] = ['settled', 'ordered', 'booked'];
