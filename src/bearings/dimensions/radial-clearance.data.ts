/**
 * Radial internal clearance of deep groove ball bearings with a cylindrical bore in µm, from and to, for bores up to the
 * given mm. Source: ISO 5753-1.
 */
export const radialClearanceRows: readonly (readonly [toMm: number, ranges: Readonly<Record<string, string>>])[] = [
  [6, { C2: '0 7', CN: '2 13', C3: '8 23' }],
  [10, { C2: '0 7', CN: '2 13', C3: '8 23', C4: '14 29', C5: '20 37' }],
  [18, { C2: '0 9', CN: '3 18', C3: '11 25', C4: '18 33', C5: '25 45' }],
  [24, { C2: '0 10', CN: '5 20', C3: '13 28', C4: '20 36', C5: '28 48' }],
  [30, { C2: '1 11', CN: '5 20', C3: '13 28', C4: '23 41', C5: '30 53' }],
  [40, { C2: '1 11', CN: '6 20', C3: '15 33', C4: '28 46', C5: '40 64' }],
  [50, { C2: '1 11', CN: '6 23', C3: '18 36', C4: '30 51', C5: '45 73' }],
  [65, { C2: '1 15', CN: '8 28', C3: '23 43', C4: '38 61', C5: '55 90' }],
  [80, { C2: '1 15', CN: '10 30', C3: '25 51', C4: '46 71', C5: '65 105' }],
  [100, { C2: '1 18', CN: '12 36', C3: '30 58', C4: '53 84', C5: '75 120' }],
  [120, { C2: '2 20', CN: '15 41', C3: '36 66', C4: '61 97', C5: '90 140' }],
  [140, { C2: '2 23', CN: '18 48', C3: '41 81', C4: '71 114', C5: '105 160' }],
  [160, { C2: '2 23', CN: '18 53', C3: '46 91', C4: '81 130', C5: '120 180' }],
  [180, { C2: '2 25', CN: '20 61', C3: '53 102', C4: '91 147', C5: '135 200' }],
  [200, { C2: '2 30', CN: '25 71', C3: '63 117', C4: '107 163', C5: '150 230' }],
];

/** Bores down to this one are in the table. */
export const smallestBoreMm = 2.5;
