// The margin of a price is its part above cost, in percent of the price.

const basisPoints = 10_000;

/** Undefined where the cost is not known; below 0 when sold at a loss. */
export function marginBp(unitMinor        , costMinor               )                     {
  if (costMinor === null || unitMinor <= 0) return undefined;
  return Math.round(((unitMinor - costMinor) * basisPoints) / unitMinor);
}

/** The lowest price with at least this margin. */
export function priceForMargin(costMinor        , bp        )         {
  return Number(ceilDivide(BigInt(costMinor) * BigInt(basisPoints), BigInt(basisPoints - bp)));
}

const ceilDivide = (numerator        , denominator        ) => (numerator + denominator - 1n) / denominator;
