import { formatDateTime } from '../../lib/dates.ts';
import { askProvider } from '../../payments/online-payments/ask-provider.server.ts';
import { findPaymentOfSite } from '../../payments/online-payments/find-payment.server.ts';
import { finishByStaff, type StaffPaymentContext } from '../../payments/online-payments/finish-by-staff.server.ts';
import { formatAnyMoney } from '../../payments/online-payments/format-any-money.ts';
import { paymentProblems } from '../../payments/online-payments/payment-problem.data.ts';
import { refundByStaff } from '../../payments/online-payments/refund-by-staff.server.ts';
import { settleOutside } from '../../payments/online-payments/settle-outside.server.ts';
import { loadSecretKey } from '../../server/database/installation.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { type DeskCommand, type DeskContext, type DeskResult, failure } from '../desk-command.ts';
import { listPayments, refundedMinor } from './list-payments.server.ts';
import type { ListedPayment } from './online-payments.db.ts';
import { finishedText, problemLabels, providerSays, refundedText, settledText, stateText } from './payment-texts.ts';

const maxListed = 100;
const views = ['check', ...paymentProblems, 'closed', 'all'] as const;

const list: DeskCommand = {
  usage: '[VIEW]',
  acceptsMore: true,
  summary: `lists online payments with their orders and refunds; the view is one of ${views.join(', ')}`,
  async run({ database, site, now }, { positionals: [view = 'all'] }) {
    if (!views.some((one) => one === view)) return failure(`The view is one of ${views.join(', ')}.`);
    const range = { q: '', limit: maxListed, offset: 0, maxTotal: maxListed };
    const { rows } = await listPayments(database, site, { view, ...range, now });
    if (rows.length > 0) return { lines: rows.flatMap((payment) => rowsOf(payment, site.calendar.timeZone)) };
    return { lines: [view === 'all' ? 'No online payments yet.' : 'No online payment is in this list.'] };
  },
};

function rowsOf(payment: ListedPayment, timeZone: string): string[] {
  const { sandbox, provider, sessionId, captureId, orderNumber, receiptNumber, refusedFor, problem, closedBy } =
    payment;
  const state = stateText({ state: payment.state, amount: payment.amountMinor, refunded: refundedMinor(payment) });
  const head = [
    formatDateTime(payment.createdAt, timeZone),
    payment.company,
    formatAnyMoney(payment.amountMinor, payment.currency),
    [state, orderNumber && `order ${orderNumber}`, receiptNumber && `receipt ${receiptNumber}`]
      .filter(Boolean)
      .join(', '),
    `${provider}${sandbox ? ' (TEST)' : ''} ${captureId ?? sessionId ?? payment.receipt}`,
    refusedFor ?? '',
    problem ? `LOOK: ${problemLabels[problem]}` : '',
    closedBy ? `settled outside by ${closedBy}` : '',
  ];
  const refunds = payment.refunds.map((one) => {
    const where = one.atProvider ? ' in the dashboard of its provider' : '';
    const done = one.refundId ? `refunded${where} as ${one.refundId}` : 'refund settled outside';
    const outcome = one.doneAt === null ? `refund pending, ${one.tries} attempts` : done;
    return `    ${formatAnyMoney(one.amountMinor, one.currency)} ${outcome}  ${one.reason}${one.lastError ? `: ${one.lastError}` : ''}`;
  });
  return [head.filter(Boolean).join('  '), ...refunds];
}

type Work = { id: number; context: StaffPaymentContext };

/** By a number of ours, of the provider or of the order. */
async function withPayment(
  { database, site, by, now, secretKey, payments }: DeskContext,
  number: string,
  use: (work: Work) => Promise<DeskResult>,
): Promise<DeskResult> {
  const found = await listPayments(database, site, { view: 'all', q: number, limit: 50, offset: 0, maxTotal: 50, now });
  const payment = found.rows.find(({ receipt, sessionId, captureId, orderNumber, receiptNumber }) =>
    [receipt, sessionId, captureId, orderNumber, receiptNumber].includes(number),
  );
  if (!payment) return failure(`${site.name} has no online payment ${number}.`);
  if (!payments) throw new Error('the payment gateways are missing');
  const secret = await loadSecretKey(database, secretKey);
  return use({ id: payment.id, context: { ...payments, database, site, secret, now, by } });
}

const doneOr = (result: Refusal | string): DeskResult =>
  result instanceof Refusal ? failure(result.message) : { lines: [result] };

const ask: DeskCommand = {
  usage: 'NUMBER',
  summary: 'asks the payment provider what it knows of a payment now',
  run: (context, { positionals: [number = ''] }) =>
    withPayment(context, number, async ({ id, context: work }) => {
      const payment = await findPaymentOfSite(context.database, context.site, id);
      if (!payment) return failure(`${context.site.name} has no online payment ${number}.`);
      const says = await askProvider(work, payment);
      return doneOr(says instanceof Refusal ? says : providerSays(payment, says));
    }),
};

const finish: DeskCommand = {
  usage: 'NUMBER',
  summary: 'asks the provider and finishes a payment: places its order, refunds it, or ends it',
  run: (context, { positionals: [number = ''] }) =>
    withPayment(context, number, async ({ id, context: work }) => {
      const result = await finishByStaff(work, id);
      return doneOr(result instanceof Refusal ? result : finishedText(result));
    }),
};

const refund: DeskCommand = {
  usage: 'NUMBER [--reason "…"]',
  summary: 'refunds a paid payment without an order, with a reason for the buyer, or tries a failed refund again',
  run: (context, { positionals: [number = ''], reason }) =>
    withPayment(context, number, async ({ id, context: work }) => {
      const result = await refundByStaff(work, { id, reason });
      return doneOr(result instanceof Refusal ? result : refundedText(result.refunded));
    }),
};

const settle: DeskCommand = {
  usage: 'NUMBER --reason "…"',
  summary: 'marks a payment as settled outside of the store; nothing of it is done by itself any more',
  run: (context, { positionals: [number = ''], reason }) =>
    withPayment(context, number, async ({ id }) =>
      doneOr((await settleOutside(context, { id, reason })) ?? settledText()),
    ),
};

export const paymentCommands = { list, ask, finish, refund, settle };
