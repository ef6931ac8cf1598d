/** Brands without a file in makers/: they write as ISO does. In capitals. */
export const brandsOfIso: readonly string[] = ['URB', 'KINEX', 'ZVL', 'NKE', 'FBJ', 'KYK', 'FYH', 'ASAHI', 'FK'];

/** Also suffixes, so they count as a maker's name only before the number. */
export const ambiguousBrands: readonly string[] = ['NKE', 'FK'];

export const stopWords: readonly string[] = [
  'BEARING',
  'BEARINGS',
  'BRG',
  'BALL',
  'ROLLER',
  'TAPER',
  'NEEDLE',
  'MAKE',
  'ORIGINAL',
  'GENUINE',
  'NEW',
  'NO',
  'NOS',
  'NUMBER',
  'TYPE',
  'PART',
  'PCS',
  'PC',
  'EXPLORER',
  'HI-CAP',
  'LAGER',
  'ROULEMENT',
  'RODAMIENTO',
  'ROLAMENTO',
  'CUSCINETTO',
  'ПОДШИПНИК',
  '轴承',
];
