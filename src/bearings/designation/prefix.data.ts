import { msg } from '../../lib/i18n.ts';
import type { PrefixRow } from '../affixes.ts';
import { makerPrefixes } from '../makers.ts';

/**
 * Groups of radial clearance before the class of precision: 76-180206 is 6206-2RS in P6 with C3, 30-3517 is 22217 with C3.
 * Source: GOST 24810.
 */
const clearanceGroups = [
  ['6', 'C2'],
  ['7', 'C3'],
  ['8', 'C4'],
  ['9', 'C5'],
] as const;
const groupsOfSelfAligning = [
  ['2', 'C2'],
  ['3', 'C3'],
  ['4', 'C4'],
  ['5', 'C5'],
] as const;
const SELF_ALIGNING = ['spherical roller', 'self-aligning ball'] as const;

export const prefixRows: readonly PrefixRow[] = [
  { text: 'HR', on: 't', source: 'maker NSK' },
  { text: 'K', on: 'u', source: 'maker FAG' },
  { text: '4T', on: 'tu', source: 'maker NTN' },
  { text: 'ET', on: 'tu', source: 'maker NTN' },
  { text: 'E', on: 'tu', source: 'maker NTN' },
  { text: 'T', on: 'tu', source: 'maker NTN' },
  { text: 'S', on: 'bi', material: msg('stainless steel'), source: 'maker FAG' },
  { text: 'S', on: 'a', special: msg('sealed'), sealUnknown: true, source: 'maker SKF' },
  { text: 'SS', on: 'bi', material: msg('stainless steel'), source: 'ISO' },
  { text: 'W', on: 'b', material: msg('stainless steel'), source: 'maker SKF' },
  { text: 'SUS', on: 'b', material: msg('stainless steel'), source: 'JIS G 4303' },
  { text: 'HC', on: 'bac', material: msg('ceramic balls'), source: 'maker FAG' },
  { text: '3NC', on: 'bac', material: msg('ceramic balls'), source: 'maker Koyo' },
  { text: '5S', on: 'ba', material: msg('ceramic balls'), source: 'maker NTN' },
  { text: 'E2', on: 'bactr', source: 'maker SKF' },
  ...['TS2', 'TS3', 'TS4'].map((text) => ({ text, on: 'baqdscrt', variant: 'heat' as const, source: 'maker NTN' })),
  ...['7MC3', '7MP'].map((text) => ({ text, on: 'bc', special: msg('insulated'), source: 'maker NTN' })),
  ...makerPrefixes,
  { text: 'F', on: 'b', special: msg('flanged'), source: 'JIS B 1521' },
  { text: 'FL', on: 'b', special: msg('flanged'), source: 'maker NTN' },
  { text: 'SF', on: 'b', material: msg('stainless steel'), special: msg('flanged'), source: 'maker NSK' },
  ...['EC', 'EC1'].map((text) => ({ text, on: 'b', special: msg('creep-proof'), source: 'maker NTN' })),
  { text: 'G', on: 'g', precision: '', source: 'GB 272-64' },
  { text: 'E', on: 'g', precision: 'P6', source: 'GB 272-64' },
  { text: 'D', on: 'g', precision: 'P5', source: 'GB 272-64' },
  { text: 'C', on: 'g', precision: 'P4', source: 'GB 272-64' },
  { text: 'B', on: 'g', precision: 'P2', source: 'GB 272-64' },
  // 7 and 8 are classes of parts with less accuracy than the normal one, which no number of today has
  ...['0', '7', '8'].map((text) => ({ text, on: 'g', precision: '' as const, source: 'GOST 520' })),
  { text: '6', on: 'g', precision: 'P6', source: 'GOST 3189' },
  { text: '5', on: 'g', precision: 'P5', source: 'GOST 3189' },
  { text: '4', on: 'g', precision: 'P4', source: 'GOST 3189' },
  { text: '2', on: 'g', precision: 'P2', source: 'GOST 3189' },
  ...[
    ...clearanceGroups.map(([group, clearance]) => ({ group, clearance })),
    ...groupsOfSelfAligning.map(([group, clearance]) => ({ group, clearance, types: SELF_ALIGNING })),
  ].flatMap(({ group, ...facts }) =>
    (['', 'P6', 'P5', 'P4', 'P2'] as const).map((precision) => ({
      text: group + (precision.slice(1) || '0'),
      on: 'g',
      ...facts,
      precision,
      source: 'GOST 24810',
    })),
  ),
];
