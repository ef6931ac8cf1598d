import { countOf, said, word } from '../lib/say.ts';

/** How an order is paid, as its documents and its page say it. */
type Payment = {
  paymentMode: 'Online' | 'Offline';
  paymentOption: 'credit' | 'cash';
  /** Days of credit from the invoice; undefined without terms. */
  creditDays: number | undefined;
};

function sentenceOf({ paymentMode, paymentOption, creditDays }: Payment): string {
  if (paymentMode === 'Online') return word('Paid online');
  if (isByTransfer({ paymentMode, paymentOption })) return word('Bank transfer before dispatch');
  return creditDays === undefined ? word('Credit limit') : word('Credit limit, {days} from each invoice');
}

/** As documents keep it: 'Credit limit, 45 days from each invoice', 'Bank transfer before dispatch', 'Paid online'. */
export const paymentWords = (payment: Payment): string =>
  sentenceOf(payment).replace('{days}', `${payment.creditDays} days`);

/** The same as a page says it. */
export const paymentSaid = (payment: Payment): string =>
  said(sentenceOf(payment), { days: countOf(payment.creditDays ?? 0, 'day') });

/** Whether an order is paid by bank transfer before dispatch. */
export const isByTransfer = ({ paymentMode, paymentOption }: Pick<Payment, 'paymentMode' | 'paymentOption'>): boolean =>
  paymentMode === 'Offline' && paymentOption === 'cash';
