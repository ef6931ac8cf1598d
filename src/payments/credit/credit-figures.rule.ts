/** How a customer's credit is used, in minor units. */
export type CreditUse = {
  limitMinor: number;
  /** Unpaid invoices and open orders, less all money not yet allocated. */
  usedMinor: number;
  /** Money that is neither allocated nor paid for an open order. */
  onAccountMinor: number;
};

export type CreditFigures = {
  limitMinor: number;
  unpaidMinor: number;
  openOrdersMinor: number;
  availableMinor: number;
  overLimitMinor: number;
};

/** Money on account does not lower this: it pays the next invoice. */
const takenMinor = ({ usedMinor, onAccountMinor }: CreditUse) => usedMinor + onAccountMinor;

export const availableMinor = (use: CreditUse): number => Math.max(0, use.limitMinor - takenMinor(use));

export function creditFigures(use: CreditUse, unpaidMinor: number): CreditFigures {
  return {
    limitMinor: use.limitMinor,
    unpaidMinor,
    openOrdersMinor: takenMinor(use) - unpaidMinor,
    availableMinor: availableMinor(use),
    overLimitMinor: Math.max(0, takenMinor(use) - use.limitMinor),
  };
}
