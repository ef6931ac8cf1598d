/** Rounds to a thousandth of a mm. */
export const inchesToMm = (inches: number): number => Math.round(inches * 25.4 * 1000) / 1000;
