/** Who stamps a bearing. `dialect` names how it writes suffixes; `country` is the maker's, not the piece's origin. */
export type Maker = {
  readonly name: string;
  readonly fullName: string;
  /** ISO 3166; left out where it is not known. */
  readonly country?: string;
  readonly dialect: 'ISO' | 'GB' | 'JIS';
};

/** The makers of the demo catalogue. */
export const makers: readonly Maker[] = [
  { name: 'ZWZ', fullName: 'Wafangdian Bearing', country: 'CN', dialect: 'GB' },
  { name: 'Koyo', fullName: 'JTEKT', country: 'JP', dialect: 'JIS' },
  { name: 'DPI', fullName: 'NOD Bearings', country: 'IN', dialect: 'ISO' },
  { name: 'IKO', fullName: 'Nippon Thompson', country: 'JP', dialect: 'JIS' },
  { name: 'WZWN', fullName: 'WZWN', dialect: 'ISO' },
];
