/** How a customer's credit is used, in minor units. */
export type CreditUse = {
  limitMinor: number;
  /** Unpaid invoices and open orders, less all money that has paid no invoice yet. */
  usedMinor: number;
  /** Of that money, what no open order has been paid with: it lies on account. */
  onAccountMinor: number;
};

export type CreditFigures = {
  limitMinor: number;
  unpaidMinor: number;
  /** Orders that are not invoiced yet, but for those that are paid already. */
  openOrdersMinor: number;
  availableMinor: number;
  /** By how much unpaid invoices and open orders exceed the limit. */
  overLimitMinor: number;
};

/** Unpaid invoices and open orders together; money on account lowers neither, it pays the next invoice. */
const takenMinor = ({ usedMinor, onAccountMinor }: CreditUse) => usedMinor + onAccountMinor;

/** Limit less unpaid invoices less open orders, never below 0. */
export const availableMinor = (use: CreditUse): number => Math.max(0, use.limitMinor - takenMinor(use));

/** The same as a sum that can be followed: limit − unpaid − open orders = available − over the limit. */
export function creditFigures(use: CreditUse, unpaidMinor: number): CreditFigures {
  return {
    limitMinor: use.limitMinor,
    unpaidMinor,
    openOrdersMinor: takenMinor(use) - unpaidMinor,
    availableMinor: availableMinor(use),
    overLimitMinor: Math.max(0, takenMinor(use) - use.limitMinor),
  };
}
