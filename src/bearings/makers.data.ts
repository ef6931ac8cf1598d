/** `dialect` names the maker's way of writing suffixes; `country` is the maker's, not the item's origin. */
export type Maker = {
  readonly name: string;
  readonly fullName: string;
  readonly country?: string;
  readonly dialect: Dialect;
};

export const dialects = ['generic', 'SKF', 'FAG', 'NSK', 'NTN', 'Koyo', 'IKO', 'ZWZ', 'DPI'] as const;
export type Dialect = (typeof dialects)[number];

/** The makers of the demo catalogue. Source: makers' own pages. */
export const makers: readonly Maker[] = [
  { name: 'ZWZ', fullName: 'Wafangdian Bearing', country: 'CN', dialect: 'ZWZ' },
  { name: 'Koyo', fullName: 'JTEKT', country: 'JP', dialect: 'Koyo' },
  { name: 'DPI', fullName: 'NOD Bearings', country: 'IN', dialect: 'DPI' },
  { name: 'IKO', fullName: 'Nippon Thompson', country: 'JP', dialect: 'IKO' },
  { name: 'WZWN', fullName: 'WZWN', dialect: 'generic' },
];

/** Brand names in search texts and their dialect; makers without one of their own write as ISO does. */
export const dialectByBrand: Readonly<Record<string, string>> = {
  SKF: 'SKF',
  FAG: 'FAG',
  INA: 'FAG',
  SCHAEFFLER: 'FAG',
  NSK: 'NSK',
  RHP: 'NSK',
  NTN: 'NTN',
  SNR: 'SNR',
  KOYO: 'Koyo',
  JTEKT: 'Koyo',
  NACHI: 'Nachi',
  IKO: 'IKO',
  TIMKEN: 'Timken',
  ZWZ: 'ZWZ',
  WZWN: 'generic',
  LYC: 'ZWZ',
  HRB: 'ZWZ',
  TMB: 'ZWZ',
  'C&U': 'ZWZ',
  CXE: 'ZWZ',
  DPI: 'DPI',
  NBC: 'DPI',
  ARB: 'DPI',
  URB: 'generic',
  KINEX: 'generic',
  ZVL: 'generic',
  NKE: 'generic',
  FBJ: 'generic',
  KYK: 'generic',
  NMB: 'NSK',
  FYH: 'generic',
  ASAHI: 'generic',
  FK: 'generic',
};

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
