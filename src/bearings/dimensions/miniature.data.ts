type Size = readonly [boreMm: number, outsideMm: number, openMm: number | null, closedMm: number | null];

/** Named by outside and bore in mm. Source: makers' catalogues, ISO 15 for sizes of a series. */
export const metricMiniatureMm: Readonly<Record<string, Size>> = {
  MR52: [2, 5, 1.5, 2.5],
  MR62: [2, 6, 2.5, 2.5],
  MR63: [3, 6, 2, 2.5],
  MR74: [4, 7, 2, 2.5],
  MR83: [3, 8, 2.5, 3],
  MR84: [4, 8, 2, 3],
  MR85: [5, 8, 2, 2.5],
  MR95: [5, 9, 2.5, 3],
  MR104: [4, 10, 3, 4],
  MR105: [5, 10, 3, 4],
  MR106: [6, 10, 2.5, 3],
  MR117: [7, 11, 2.5, 3],
  MR126: [6, 12, 3, 4],
  MR128: [8, 12, 2.5, 3.5],
  MR137: [7, 13, 3, 4],
  MR148: [8, 14, 3.5, 4],
};

/** Source: ABMA 12.2, ABMA 20. */
export const inchBallMm: Readonly<Record<string, Size>> = {
  R2: [3.175, 9.525, 3.967, 3.967],
  R3: [4.762, 12.7, null, 4.978],
  R4: [6.35, 15.875, 4.978, 4.978],
  R6: [9.525, 22.225, 5.558, 7.142],
  R8: [12.7, 28.575, 6.35, 7.938],
  R10: [15.875, 34.925, 7.142, 8.733],
  R12: [19.05, 41.275, 7.938, 11.112],
  R14: [22.225, 47.625, 9.525, 12.7],
  R16: [25.4, 50.8, 9.525, 12.7],
  R18: [28.575, 53.975, 9.525, 12.7],
  R20: [31.75, 57.15, 9.525, 12.7],
  R24: [38.1, 66.675, 11.112, 14.288],
  R144: [3.175, 6.35, null, null],
  R156: [4.762, 7.938, null, null],
  R166: [4.762, 9.525, null, null],
  R168: [6.35, 9.525, 3.175, 3.175],
  R188: [6.35, 12.7, 3.175, 4.762],
};
