/** In mm, to a thousandth. */
export const inchesToMm = (inches        )         => Math.round(inches * 25.4 * 1000) / 1000;
