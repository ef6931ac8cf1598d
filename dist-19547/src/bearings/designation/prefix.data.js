import { msg } from '../../lib/i18n.js';
                                               
import { makerPrefixes } from '../makers.js';

/** Groups of radial clearance before the class of precision: 76-180206 is 6206-2RS in P6 with C3. Source: GOST 24810. */
const clearanceGroups = [
  ['6', 'C2'],
  ['7', 'C3'],
  ['8', 'C4'],
  ['9', 'C5'],
]         ;

export const prefixRows                       = [
  { text: 'HR', on: 't', source: 'maker NSK' },
  { text: '4T', on: 'tu', source: 'maker NTN' },
  { text: 'ET', on: 'tu', source: 'maker NTN' },
  { text: 'E', on: 'tu', source: 'maker NTN' },
  { text: 'T', on: 'tu', source: 'maker NTN' },
  { text: 'S', on: 'bi', material: msg('stainless steel'), source: 'maker FAG' },
  { text: 'S', on: 'a', special: msg('sealed'), sealUnknown: true, source: 'maker SKF' },
  { text: 'SS', on: 'b', material: msg('stainless steel'), source: 'ISO' },
  { text: 'W', on: 'b', material: msg('stainless steel'), source: 'maker SKF' },
  { text: 'SUS', on: 'b', material: msg('stainless steel'), source: 'JIS G 4303' },
  { text: 'HC', on: 'bac', material: msg('ceramic balls'), source: 'maker FAG' },
  { text: 'E2', on: 'bactr', source: 'maker SKF' },
  ...makerPrefixes,
  { text: 'F', on: 'b', special: msg('flanged'), source: 'JIS B 1521' },
  { text: 'FL', on: 'b', special: msg('flanged'), source: 'maker NTN' },
  { text: 'SF', on: 'b', material: msg('stainless steel'), special: msg('flanged'), source: 'maker NSK' },
  { text: 'EC', on: 'b', special: msg('creep-proof'), source: 'maker NTN' },
  { text: 'G', on: 'g', precision: '', source: 'GB 272-64' },
  { text: 'E', on: 'g', precision: 'P6', source: 'GB 272-64' },
  { text: 'D', on: 'g', precision: 'P5', source: 'GB 272-64' },
  { text: 'C', on: 'g', precision: 'P4', source: 'GB 272-64' },
  { text: 'B', on: 'g', precision: 'P2', source: 'GB 272-64' },
  { text: '0', on: 'g', precision: '', source: 'GOST 3189' },
  { text: '6', on: 'g', precision: 'P6', source: 'GOST 3189' },
  { text: '5', on: 'g', precision: 'P5', source: 'GOST 3189' },
  { text: '4', on: 'g', precision: 'P4', source: 'GOST 3189' },
  { text: '2', on: 'g', precision: 'P2', source: 'GOST 3189' },
  ...clearanceGroups.flatMap(([group, clearance]) =>
    (['', 'P6', 'P5', 'P4', 'P2']         ).map((precision) => ({
      text: group + (precision.slice(1) || '0'),
      on: 'g',
      clearance,
      precision,
      source: 'GOST 24810',
    })),
  ),
];
