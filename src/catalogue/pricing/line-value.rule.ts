// A line is worth ten billion at most, so that a cart of 2,000 of them and its tax still add up exactly. A larger one is
// sold by a quote only, as an item without a price is.

/** The highest price of one unit. */
export const maxPriceMinor = 1_000_000_000_00;
const maxLineMinor = 10_000_000_000_00;

export const isTooLarge = (unitMinor: number, quantity: number): boolean => unitMinor * quantity > maxLineMinor;

/** 0, as for a price on request, where the line would be too large. */
export const unitOfLine = (unitMinor: number, quantity: number): number =>
  isTooLarge(unitMinor, quantity) ? 0 : unitMinor;
