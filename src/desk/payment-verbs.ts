import { formatMoment } from '../lib/dates.ts';
import { moneyWords } from '../payments/money-words.ts';
import type { DeskVerb } from './desk-verb.ts';
import { findPayments, type StaffPayment } from './payments.db.ts';

const mostListed = 100;

const words = {
  opening: 'opening',
  open: 'can be paid',
  ended: 'not paid',
  settled: 'paid, its order is being written',
  ordered: 'paid',
  refused: 'given back',
} as const;

const list: DeskVerb = {
  takes: '',
  does: 'lists online payments, the newest first: what was paid, which order it became, what is given back and why',
  async run({ database, site }) {
    const payments = await findPayments(database, { site: site.code, most: mostListed });
    if (payments.length === 0) return { said: ['Nobody has paid online yet.'] };
    return { said: payments.flatMap((payment) => rowsOf(payment, site.calendar.timeZone)) };
  },
};

function rowsOf(payment: StaffPayment, timeZone: string): string[] {
  const { sandbox, provider, sessionId, captureId, orderNumber, refusedFor } = payment;
  const head = [
    formatMoment(payment.createdAt, timeZone),
    payment.company,
    moneyWords(payment.amountMinor, payment.currency),
    orderNumber ? `${words[payment.state]}, order ${orderNumber}` : words[payment.state],
    `${provider}${sandbox ? ' (TEST)' : ''} ${captureId ?? sessionId ?? payment.receipt}`,
    refusedFor ?? '',
  ];
  const refunds = payment.refunds.map((one) => {
    const done = one.doneAt ? `given back as ${one.refundId}` : `waits to be given back, ${one.tries} tries`;
    return `    ${moneyWords(one.amountMinor, one.currency)} ${done}  ${one.reason}${one.lastError ? `: ${one.lastError}` : ''}`;
  });
  return [head.filter(Boolean).join('  '), ...refunds];
}

export const paymentVerbs = { list };
