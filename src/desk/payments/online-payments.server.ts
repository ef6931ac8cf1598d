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

const shown = <Row extends ListedPayment>(row: Row) => ({
  ...row,
  provider: providerName(row),
  refundedMinor: refundedMinor(row),
});

export const listPaymentsCall = defineDeskCall(
  listPaymentsAtDesk,
  see,
  async ({ q, view, page }, { db, site, now }) => {
    const range = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage, maxTotal };
    const { rows, total } = await listPayments(db, site, { view, q, ...range, now });
    return { success: true as const, rows: rows.map(shown), total };
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
    ...shown(found),
    can: {
      finish: state !== 'ordered' && state !== 'booked' && state !== 'refused',
      refund: state === 'settled' || hasUndone || (state === 'booked' && leftMinor > 0),
      refundOnAccount: state === 'booked' && !hasUndone && onAccountMinor > 0 && onAccountMinor < leftMinor,
      settle: canSettleOutside(found, refunds, now),
    },
  };
}

/** This call and those below have no transaction, which would wait for the provider. */
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
      id: one.id,
      amount: one.amountMinor,
      currency: one.currency.toUpperCase(),
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
  async ({ id, reason, onlyOnAccount }, context) => {
    const result = await refundByStaff(context, { id, reason, onlyOnAccount });
    return result instanceof Refusal ? result : { success: true as const, message: refundedText(result.refunded) };
  },
);

export const settlePaymentCall = defineDeskCall(settlePaymentAtDesk, record, async ({ id, reason }, context) => {
  const refused = await settleOutside(context, { id, reason });
  return refused ?? { success: true as const, message: settledText() };
});
