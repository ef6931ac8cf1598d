import type { Day } from '../../lib/dates.ts';

/** A bill, a balance or a credit that was open in the books before this store. */
export type BroughtForwardBill = {
  customerId: number;
  /** The number of the bill; of a balance or credit without one, a number of the store's. */
  reference: string;
  /** What was open, in minor units; below 0 in the customer's favour, and never 0. */
  openMinor: number;
  bookedOn: Day;
  /** The due day that it has of its own; null: by the credit period. */
  dueOn: Day | null;
  /** What the bill came to, in minor units; null where that is not known. */
  billMinor: number | null;
  purchaseOrderNo: string;
  /** The day as of which it was open. */
  asOf: Day;
};

/** The number of what has none, one for each customer, or for each day of a customer. */
export const balanceReference = (customerId: number, day: Day | ''): string =>
  ['BF', customerId, ...(day === '' ? [] : [day.replaceAll('-', '')])].join('-');

export const isBalanceReference = (reference: string, customerId: number): boolean =>
  reference === balanceReference(customerId, '') ||
  (reference.startsWith(balanceReference(customerId, '')) && /^BF-\d+-\d{8}$/.test(reference));
