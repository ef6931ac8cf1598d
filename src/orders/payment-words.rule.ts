/** How an order is paid, as its documents and its page say it. */
type Payment = {
  paymentMode: 'Online' | 'Offline';
  paymentOption: 'credit' | 'cash';
  /** Days of credit from the invoice; undefined without terms. */
  creditDays: number | undefined;
};

/** 'Credit limit, 45 days from each invoice', 'Bank transfer before dispatch', 'Paid online'. */
export function paymentWords({ paymentMode, paymentOption, creditDays }: Payment): string {
  if (paymentMode === 'Online') return 'Paid online';
  if (paymentOption === 'cash') return 'Bank transfer before dispatch';
  return creditDays === undefined ? 'Credit limit' : `Credit limit, ${creditDays} days from each invoice`;
}
