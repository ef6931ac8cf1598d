import { formatDateTime } from '../lib/dates.ts';
import { formatAnyMoney } from '../payments/online-payments/format-any-money.ts';
import type { DeskCommand } from './desk-command.ts';
import { findPayments, type StaffPayment } from './payments.db.ts';

const maxListed = 100;

const stateLabels = {
  opening: 'opening',
  open: 'can be paid',
  ended: 'not paid',
  settled: 'paid, order pending',
  ordered: 'paid',
  refused: 'refunded',
} as const;

const list: DeskCommand = {
  usage: '',
  summary: 'lists online payments, newest first, with their orders and refunds',
  async run({ database, site }) {
    const payments = await findPayments(database, { site: site.code, limit: maxListed });
    if (payments.length === 0) return { lines: ['No online payments yet.'] };
    return { lines: payments.flatMap((payment) => rowsOf(payment, site.calendar.timeZone)) };
  },
};

function rowsOf(payment: StaffPayment, timeZone: string): string[] {
  const { sandbox, provider, sessionId, captureId, orderNumber, refusedFor } = payment;
  const head = [
    formatDateTime(payment.createdAt, timeZone),
    payment.company,
    formatAnyMoney(payment.amountMinor, payment.currency),
    orderNumber ? `${stateLabels[payment.state]}, order ${orderNumber}` : stateLabels[payment.state],
    `${provider}${sandbox ? ' (TEST)' : ''} ${captureId ?? sessionId ?? payment.receipt}`,
    refusedFor ?? '',
  ];
  const refunds = payment.refunds.map((one) => {
    const done = one.doneAt ? `refunded as ${one.refundId}` : `refund pending, ${one.tries} attempts`;
    return `    ${formatAnyMoney(one.amountMinor, one.currency)} ${done}  ${one.reason}${one.lastError ? `: ${one.lastError}` : ''}`;
  });
  return [head.filter(Boolean).join('  '), ...refunds];
}

export const paymentCommands = { list };
