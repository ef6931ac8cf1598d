/**
 * Deep groove ball bearings: 'f0·Fa/C0: e Y' for Fa/Fr above e, where X is 0.56. Source: ISO 281, table 3.
 */
export const grooveFactors                    = [
  '0.172: 0.19 2.30',
  '0.345: 0.22 1.99',
  '0.689: 0.26 1.71',
  '1.03: 0.28 1.55',
  '1.38: 0.30 1.45',
  '2.07: 0.34 1.31',
  '3.45: 0.38 1.15',
  '5.17: 0.42 1.04',
  '6.89: 0.44 1.00',
];

/**
 * Angular contact ball bearings of 15°: 'f0·Fa/C0: e Y' of one row, then Y1 and Y2 of a pair. X is 0.44 for one row and
 * 0.72 for a pair. Source: ISO 281, table 3.
 */
export const fifteenDegreeFactors                    = [
  '0.178: 0.38 1.47 1.65 2.39',
  '0.357: 0.40 1.40 1.57 2.28',
  '0.714: 0.43 1.30 1.46 2.11',
  '1.07: 0.46 1.23 1.38 2.00',
  '1.43: 0.47 1.19 1.34 1.93',
  '2.14: 0.50 1.12 1.26 1.82',
  '3.57: 0.55 1.02 1.14 1.66',
  '5.35: 0.56 1.00 1.12 1.63',
  '7.14: 0.56 1.00 1.12 1.63',
];

/**
 * Steeper angular contact ball bearings: 'degrees: e X Y' of one row, then Y1, X2 and Y2 of a pair. Source: ISO 281,
 * table 3.
 */
export const angularFactors                    = [
  '20: 0.57 0.43 1.00 1.09 0.70 1.63',
  '25: 0.68 0.41 0.87 0.92 0.67 1.41',
  '30: 0.80 0.39 0.76 0.78 0.63 1.24',
  '35: 0.95 0.37 0.66 0.66 0.60 1.07',
  '40: 1.14 0.35 0.57 0.55 0.57 0.93',
  '45: 1.34 0.33 0.50 0.47 0.54 0.81',
];

/** 'degrees: Y0' of one row of angular contact balls, of a pair twice as much; X0 is 0.5 and 1. Source: ISO 76, table 3. */
export const angularStaticFactors                    = [
  '15: 0.46',
  '20: 0.42',
  '25: 0.38',
  '30: 0.33',
  '35: 0.29',
  '40: 0.26',
  '45: 0.22',
];
