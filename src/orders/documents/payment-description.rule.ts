import { msg, plural, translate } from '../../lib/i18n.ts';

/** How an order is paid, as its documents and its page say it. */
type Payment = {
  paymentMode: 'Online' | 'Offline';
  paymentOption: 'credit' | 'cash';
  /** Days of credit from the invoice; undefined without terms. */
  creditDays: number | undefined;
};

function sentenceOf({ paymentMode, paymentOption, creditDays }: Payment): string {
  if (paymentMode === 'Online') return msg('Paid online');
  if (isPaidByTransfer({ paymentMode, paymentOption })) return msg('Bank transfer before dispatch');
  return creditDays === undefined ? msg('Credit limit') : msg('Credit limit, {days} from each invoice');
}

/** As documents keep it: 'Credit limit, 45 days from each invoice', 'Bank transfer before dispatch', 'Paid online'. */
export const paymentDescription = (payment: Payment): string =>
  sentenceOf(payment).replace('{days}', `${payment.creditDays} days`);

/** The same as a page says it. */
export const localizedPaymentDescription = (payment: Payment): string =>
  translate(sentenceOf(payment), { days: plural(payment.creditDays ?? 0, 'day') });

/** Whether an order is paid by bank transfer before dispatch. */
export const isPaidByTransfer = ({
  paymentMode,
  paymentOption,
}: Pick<Payment, 'paymentMode' | 'paymentOption'>): boolean => paymentMode === 'Offline' && paymentOption === 'cash';
