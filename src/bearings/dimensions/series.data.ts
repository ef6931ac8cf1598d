import type { BearingType } from '../attributes.ts';

/**
 * `code` is followed by the bore code (two digits) or by a slash and the bore in mm.
 * `diameter` and `width` name rows of the dimension plan; the size is known only for bores in the plan.
 */
export type SeriesRow = {
  readonly code: string;
  readonly type: BearingType;
  /** ISO 15 diameter series; thrust bearings have none. */
  readonly diameter?: string;
  readonly width?: string;
  /** Thrust series with the same bore and outside but another height. */
  readonly like?: string;
  readonly from?: number;
  readonly to?: number;
  /** Bores under 10 mm that are written as one digit (608, 1 26). */
  readonly small?: string;
  /** One digit counts only before one of these letters: 708C; 708 alone is a number of GB 272. */
  readonly smallBefore?: string;
  /** The same size in the series of ISO: 68 is 618. */
  readonly canonical?: string;
  readonly source: string;
};

const GROOVE = 'deep groove ball';
const ANGULAR = 'angular contact ball';
const DOUBLE = 'angular contact ball double row';
const ALIGNING = 'self-aligning ball';
const BARREL = 'barrel roller';
const SPHERICAL = 'spherical roller';
const TAPER = 'tapered roller';
const DOUBLE_TAPER = 'tapered roller double row';
const FOUR_TAPER = 'tapered roller four-row';
const TOROIDAL = 'toroidal';

export const numericSeries: readonly SeriesRow[] = [
  { code: '60', type: GROOVE, diameter: '0', width: '10', small: '3456789', source: 'ISO 15' },
  { code: '62', type: GROOVE, diameter: '2', width: '02', small: '3456789', source: 'ISO 15' },
  { code: '63', type: GROOVE, diameter: '3', width: '03', small: '456789', source: 'ISO 15' },
  { code: '64', type: GROOVE, diameter: '4', width: '04', source: 'ISO 15' },
  { code: '160', type: GROOVE, diameter: '0', width: '00', source: 'ISO 15' },
  { code: '161', type: GROOVE, diameter: '161', width: '161', source: 'maker SKF' },
  { code: '617', type: GROOVE, diameter: '7', width: '17', source: 'ISO 15' },
  { code: '618', type: GROOVE, diameter: '8', width: '18', source: 'ISO 15' },
  { code: '619', type: GROOVE, diameter: '9', width: '19', source: 'ISO 15' },
  { code: '67', type: GROOVE, diameter: '7', width: '17', canonical: '617', source: 'JIS B 1513' },
  { code: '68', type: GROOVE, diameter: '8', width: '18', small: '3456789', canonical: '618', source: 'JIS B 1513' },
  { code: '69', type: GROOVE, diameter: '9', width: '19', small: '3456789', canonical: '619', source: 'JIS B 1513' },
  { code: '622', type: GROOVE, diameter: '2', width: '22', to: 110, source: 'ISO 15' },
  { code: '623', type: GROOVE, diameter: '3', width: '23', to: 110, source: 'ISO 15' },
  { code: '628', type: GROOVE, diameter: '8', width: '28', to: 9, source: 'ISO 15' },
  { code: '630', type: GROOVE, diameter: '0', width: '30', to: 100, source: 'ISO 15' },
  { code: '638', type: GROOVE, diameter: '8', width: '38', to: 50, source: 'ISO 15' },
  { code: '42', type: GROOVE, diameter: '2', width: '22', to: 110, source: 'ISO 15' },
  { code: '43', type: GROOVE, diameter: '3', width: '23', to: 110, source: 'ISO 15' },

  { code: '70', type: ANGULAR, diameter: '0', width: '10', small: '6789', smallBefore: 'ABC', source: 'ISO 15' },
  { code: '72', type: ANGULAR, diameter: '2', width: '02', small: '56789', smallBefore: 'ABC', source: 'ISO 15' },
  { code: '73', type: ANGULAR, diameter: '3', width: '03', source: 'ISO 15' },
  { code: '74', type: ANGULAR, diameter: '4', width: '04', source: 'ISO 15' },
  { code: '718', type: ANGULAR, diameter: '8', width: '18', source: 'ISO 15' },
  { code: '719', type: ANGULAR, diameter: '9', width: '19', source: 'ISO 15' },
  // 7199CE is 719/9CE
  {
    code: '719',
    type: ANGULAR,
    diameter: '9',
    width: '19',
    small: '6789',
    smallBefore: 'ABC',
    to: 9,
    canonical: '719',
    source: 'maker SKF',
  },
  { code: '78', type: ANGULAR, diameter: '8', width: '18', canonical: '718', source: 'JIS B 1513' },
  { code: '79', type: ANGULAR, diameter: '9', width: '19', canonical: '719', source: 'JIS B 1513' },
  { code: '30', type: DOUBLE, diameter: '0', width: '30', to: 100, source: 'DIN 628-3' },
  { code: '32', type: DOUBLE, diameter: '2', width: '32ac', source: 'DIN 628-3' },
  { code: '33', type: DOUBLE, diameter: '3', width: '33ac', source: 'DIN 628-3' },
  { code: '38', type: DOUBLE, diameter: '8', width: '38', from: 10, to: 50, source: 'maker INA' },
  { code: '52', type: DOUBLE, diameter: '2', width: '32ac', to: 110, canonical: '32', source: 'ABMA 20' },
  { code: '53', type: DOUBLE, diameter: '3', width: '33ac', canonical: '33', source: 'ABMA 20' },
  { code: 'QJ2', type: 'four-point contact ball', diameter: '2', width: '02', source: 'ISO 15' },
  { code: 'QJ3', type: 'four-point contact ball', diameter: '3', width: '03', source: 'ISO 15' },
  { code: 'QJ10', type: 'four-point contact ball', diameter: '0', width: '10', source: 'ISO 15' },

  { code: '10', type: ALIGNING, diameter: '0', width: '10', small: '8', to: 9, source: 'ISO 15' },
  { code: '12', type: ALIGNING, diameter: '2', width: '12', small: '679', to: 130, source: 'ISO 15' },
  { code: '13', type: ALIGNING, diameter: '3', width: '03', small: '5', to: 110, source: 'ISO 15' },
  { code: '22', type: ALIGNING, diameter: '2', width: '22', to: 280, source: 'ISO 15' },
  { code: '23', type: ALIGNING, diameter: '3', width: '23', to: 280, source: 'ISO 15' },
  { code: '112', type: ALIGNING, diameter: '2', width: '112', from: 20, to: 60, source: 'DIN 630' },
  { code: '113', type: ALIGNING, diameter: '3', from: 20, to: 60, source: 'DIN 630' },

  { code: '202', type: BARREL, diameter: '2', width: '02', from: 20, source: 'maker FAG' },
  { code: '203', type: BARREL, diameter: '3', width: '03', from: 20, source: 'maker FAG' },
  { code: '204', type: BARREL, diameter: '4', width: '04', from: 25, source: 'maker FAG' },

  { code: '213', type: SPHERICAL, diameter: '3', width: '03', to: 110, source: 'ISO 15' },
  { code: '222', type: SPHERICAL, diameter: '2', width: '22', from: 20, source: 'ISO 15' },
  { code: '223', type: SPHERICAL, diameter: '3', width: '23', from: 25, source: 'ISO 15' },
  { code: '230', type: SPHERICAL, diameter: '0', width: '30', from: 100, source: 'ISO 15' },
  { code: '231', type: SPHERICAL, diameter: '1', width: '31', source: 'ISO 15' },
  { code: '232', type: SPHERICAL, diameter: '2', width: '32', source: 'ISO 15' },
  { code: '238', type: SPHERICAL, diameter: '8', width: '38', from: 180, source: 'ISO 15' },
  { code: '239', type: SPHERICAL, diameter: '9', width: '39', source: 'ISO 15' },
  { code: '240', type: SPHERICAL, diameter: '0', width: '40', from: 65, source: 'ISO 15' },
  { code: '241', type: SPHERICAL, diameter: '1', width: '41', source: 'ISO 15' },
  { code: '248', type: SPHERICAL, diameter: '8', width: '48', from: 180, source: 'ISO 15' },
  { code: '249', type: SPHERICAL, diameter: '9', width: '49', from: 600, source: 'ISO 15' },

  { code: 'BS222', type: SPHERICAL, diameter: '2', width: 'bs22', canonical: 'BS2-22', source: 'maker SKF' },

  { code: 'C22', type: TOROIDAL, diameter: '2', width: '22', from: 25, source: 'maker SKF' },
  { code: 'C23', type: TOROIDAL, diameter: '3', width: '23', from: 25, source: 'maker SKF' },
  { code: 'C30', type: TOROIDAL, diameter: '0', width: '30', from: 60, source: 'maker SKF' },
  { code: 'C31', type: TOROIDAL, diameter: '1', width: '31', from: 60, source: 'maker SKF' },
  { code: 'C32', type: TOROIDAL, diameter: '2', width: '32', from: 60, source: 'maker SKF' },
  { code: 'C39', type: TOROIDAL, diameter: '9', width: '39', from: 60, source: 'maker SKF' },
  { code: 'C40', type: TOROIDAL, diameter: '0', width: '40', from: 50, source: 'maker SKF' },
  { code: 'C41', type: TOROIDAL, diameter: '1', width: '41', source: 'maker SKF' },
  { code: 'C49', type: TOROIDAL, diameter: '9', width: '49', source: 'maker SKF' },
  { code: 'C50', type: TOROIDAL, diameter: '0', width: '50', source: 'maker SKF' },
  { code: 'C59', type: TOROIDAL, diameter: '9', source: 'maker SKF' },
  { code: 'C60', type: TOROIDAL, diameter: '0', source: 'maker SKF' },
  { code: 'C69', type: TOROIDAL, diameter: '9', width: '69', source: 'maker SKF' },

  { code: '302', type: TAPER, diameter: '2', width: '302', source: 'ISO 355' },
  { code: '303', type: TAPER, diameter: '3', width: '303', source: 'ISO 355' },
  { code: '313', type: TAPER, diameter: '3', width: '313', source: 'ISO 355' },
  { code: '320', type: TAPER, diameter: '0', width: '320', source: 'ISO 355' },
  { code: '322', type: TAPER, diameter: '2', width: '322', source: 'ISO 355' },
  { code: '323', type: TAPER, diameter: '3', width: '323', source: 'ISO 355' },
  { code: '329', type: TAPER, diameter: '9', width: '329', source: 'ISO 355' },
  { code: '330', type: TAPER, diameter: '0', width: '330', source: 'ISO 355' },
  { code: '331', type: TAPER, diameter: '1', width: '331', source: 'ISO 355' },
  { code: '332', type: TAPER, diameter: '2', width: '332', source: 'ISO 355' },

  { code: '3519', type: DOUBLE_TAPER, diameter: '9', source: 'GB/T 299' },
  { code: '3520', type: DOUBLE_TAPER, diameter: '0', source: 'GB/T 299' },
  { code: '3521', type: DOUBLE_TAPER, diameter: '1', source: 'GB/T 299' },
  { code: '3522', type: DOUBLE_TAPER, diameter: '2', source: 'GB/T 299' },
  { code: '3529', type: DOUBLE_TAPER, diameter: '9', source: 'GB/T 299' },
  { code: '3510', type: DOUBLE_TAPER, diameter: '0', source: 'GB/T 299' },
  { code: '3511', type: DOUBLE_TAPER, diameter: '1', source: 'GB/T 299' },
  { code: '3531', type: DOUBLE_TAPER, diameter: '1', source: 'GB/T 299' },
  { code: '3810', type: FOUR_TAPER, diameter: '0', source: 'GB/T 300' },
  { code: '3811', type: FOUR_TAPER, diameter: '1', source: 'GB/T 300' },
  { code: '3819', type: FOUR_TAPER, diameter: '9', source: 'GB/T 300' },
  { code: '3820', type: FOUR_TAPER, diameter: '0', source: 'GB/T 300' },

  { code: '511', type: 'thrust ball', width: '511', source: 'ISO 104' },
  { code: '512', type: 'thrust ball', width: '512', source: 'ISO 104' },
  { code: '513', type: 'thrust ball', width: '513', source: 'ISO 104' },
  { code: '514', type: 'thrust ball', width: '514', source: 'ISO 104' },
  { code: '522', type: 'thrust ball', width: '522', source: 'ISO 104' },
  { code: '523', type: 'thrust ball', width: '523', source: 'ISO 104' },
  { code: '524', type: 'thrust ball', width: '524', source: 'ISO 104' },
  { code: '532', type: 'thrust ball', like: '512', source: 'ISO 20516' },
  { code: '533', type: 'thrust ball', like: '513', source: 'ISO 20516' },
  { code: '534', type: 'thrust ball', like: '514', source: 'ISO 20516' },
  { code: '542', type: 'thrust ball', like: '522', source: 'ISO 20516' },
  { code: '543', type: 'thrust ball', like: '523', source: 'ISO 20516' },
  { code: '544', type: 'thrust ball', like: '524', source: 'ISO 20516' },
  { code: '811', type: 'cylindrical roller thrust', width: '811', source: 'ISO 104' },
  { code: '812', type: 'cylindrical roller thrust', width: '812', source: 'ISO 104' },
  { code: '893', type: 'cylindrical roller thrust', width: '893', source: 'ISO 104' },
  { code: 'K811', type: 'cylindrical roller thrust', width: 'K811', source: 'maker INA' },
  { code: 'K812', type: 'cylindrical roller thrust', width: 'K812', source: 'maker INA' },
  { code: 'K893', type: 'cylindrical roller thrust', like: '893', source: 'maker INA' },
  { code: '2344', type: 'thrust ball', width: '2344', source: 'maker SKF' },
  { code: '2347', type: 'thrust ball', width: '2347', source: 'maker SKF' },
  { code: '292', type: 'spherical roller thrust', width: '292', source: 'ISO 104' },
  { code: '293', type: 'spherical roller thrust', width: '293', source: 'ISO 104' },
  { code: '294', type: 'spherical roller thrust', width: '294', source: 'ISO 104' },
];

/** Dimension series after the letters (NU 2 05, NU 22 05). Source: ISO 15, ISO 246. */
export const cylindricalSeries: readonly {
  readonly code: string;
  readonly diameter: string;
  readonly width?: string;
  readonly from?: number;
}[] = [
  { code: '2', diameter: '2', width: '02' },
  { code: '3', diameter: '3', width: '03' },
  { code: '4', diameter: '4', width: '04' },
  { code: '10', diameter: '0', width: '10' },
  { code: '12', diameter: '2', width: '12', from: 200 },
  { code: '18', diameter: '8', width: '18' },
  { code: '19', diameter: '9', width: '19' },
  { code: '20', diameter: '0', width: '20' },
  { code: '22', diameter: '2', width: '22' },
  { code: '23', diameter: '3', width: '23' },
  { code: '28', diameter: '8', width: '28' },
  { code: '29', diameter: '9', width: '29' },
  { code: '30', diameter: '0', width: '30' },
  { code: '31', diameter: '1', width: '31' },
  { code: '32', diameter: '2', width: '32' },
  { code: '38', diameter: '8', width: '38', from: 180 },
  { code: '39', diameter: '9', width: '39' },
  { code: '40', diameter: '0', width: '40' },
  { code: '41', diameter: '1', width: '41' },
  { code: '48', diameter: '8', width: '48' },
  { code: '49', diameter: '9', width: '49' },
  { code: '50', diameter: '0', width: '50' },
];

/** RNU and RN lack a ring, so one diameter is not in the number. Source: ISO 246, DIN 5412. */
export const cylindricalLetters = {
  one: ['NU', 'NJ', 'NUP', 'N', 'NF', 'NH', 'NP', 'NCF', 'NJF', 'NJG'],
  two: ['NN', 'NNU', 'NNC', 'NNCF', 'NNCL', 'NNF'],
  ringless: ['RNU', 'RN'],
} as const;

/** INA's names of full complement bearings in ISO letters: SL183010 is NCF3010. Source: maker INA. */
export const fullComplementNames: readonly {
  readonly pattern: RegExp;
  readonly length: number;
  readonly letters: string;
}[] = [
  { pattern: /^SL18(?:18|22|29|30)/, length: 4, letters: 'NCF' },
  { pattern: /^SL1850/, length: 4, letters: 'NNCF' },
  { pattern: /^SL1923/, length: 4, letters: 'NJG' },
  { pattern: /^SL014[89]/, length: 4, letters: 'NNC' },
  { pattern: /^SL024[89]/, length: 4, letters: 'NNCL' },
  { pattern: /^SL0450/, length: 4, letters: 'NNF' },
];

/** Wider when shielded or sealed, which ISO writes as another series: 688ZZ is 628/8-2Z. Source: ISO 15, JIS B 1512. */
export const closedNumbers: Readonly<Record<string, string>> = {
  '683': '638/3',
  '684': '638/4',
  '685': '638/5',
  '686': '628/6',
  '687': '628/7',
  '688': '628/8',
  '689': '628/9',
};

/** The width in mm with shields or seals where it is another and has no series of its own. Source: JIS B 1513, maker NSK. */
export const closedWidthsMm: Readonly<Record<string, number>> = {
  '603': 5,
  '619/3': 4,
  '693': 4,
  '6700': 4,
  '61700': 4,
};

/** The closed width differs and is not in the plan. Source: JIS B 1512. */
export const closedWidthUnknown: readonly string[] = [
  '617/10',
  '618/3',
  '618/4',
  '618/5',
  '618/6',
  '618/7',
  '618/8',
  '618/9',
];

/** Makers disagree on the open width in mm (689: 4 or 5), so it counts as unknown. */
export const disputedWidths: readonly string[] = ['689'];
