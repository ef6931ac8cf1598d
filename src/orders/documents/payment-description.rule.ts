// How an order is paid, in the words of its documents and its page.

import { msg, plural, translate } from '../../lib/i18n.ts';
import type { DocumentKind } from '../document-kinds.data.ts';
import type { PaymentMode, PaymentOption } from '../payment-mode.data.ts';

type Payment = {
  paymentMode: PaymentMode;
  paymentOption: PaymentOption;
  creditDays: number | undefined;
};

function sentenceOf({ paymentMode, paymentOption, creditDays }: Payment): string {
  if (paymentMode === 'Online') return msg('Paid online');
  if (isPaidByTransfer({ paymentMode, paymentOption })) return msg('Bank transfer before dispatch');
  return creditDays === undefined ? msg('Credit limit') : msg('Credit limit, {days} from each invoice');
}

/** Documents store this text, which is in English. */
export const paymentDescription = (payment: Payment): string =>
  sentenceOf(payment).replace('{days}', `${payment.creditDays} days`);

export const localizedPaymentDescription = (payment: Payment): string =>
  translate(sentenceOf(payment), { days: plural(payment.creditDays ?? 0, 'day') });

export const isPaidByTransfer = ({
  paymentMode,
  paymentOption,
}: Pick<Payment, 'paymentMode' | 'paymentOption'>): boolean => paymentMode === 'Offline' && paymentOption === 'cash';

export const isPrepaid = (payment: Pick<Payment, 'paymentMode' | 'paymentOption'>): boolean =>
  payment.paymentMode === 'Online' || isPaidByTransfer(payment);

/** A buyer quotes with a transfer the number of an invoice on credit, otherwise that of the order. */
export const transferReference = ({ kind, number, head }: NumberedDocument): string =>
  kind !== 'proforma' && head.dueOn !== '' ? number : head.orderNumber;

type NumberedDocument = {
  kind: DocumentKind;
  number: string;
  head: { orderNumber: string; dueOn: string };
};
