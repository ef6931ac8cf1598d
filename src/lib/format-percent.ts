/**
 * A saving as a buyer reads it, in percent with one decimal at most: 34.97 → '35', 12.5 → '12.5'. Prices are whole
 * minor units, so that they save a hair more or less than was agreed.
 */
export const formatPercent = (percent: number): string => String(Number(percent.toFixed(1)));
