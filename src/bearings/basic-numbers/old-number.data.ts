/**
 * GB 272-64 (China) and GOST 3189, read from the right: bore code (2 digits), diameter series (1), type (1),
 * structure (2), width series (1). Each row: width and structure, then the current series by diameter series.
 */
export type OldNumberRow = {
  readonly type: string;
  readonly width: string;
  readonly structure: string;
  readonly series: string;
  readonly suffix?: string;
  /** The bore code is the one of the shaft under the sleeve. */
  readonly onSleeve?: 'adapter' | 'withdrawal';
  readonly source: string;
};

const GB = 'GB 272-64';
const GOST = 'GOST 3189';
const GROOVE = '1:60 2:62 3:63 4:64';

const grooveStructures: readonly (readonly [structure: string, suffix: string])[] = [
  ['00', ''],
  ['05', 'N'],
  ['06', '-Z'],
  ['08', '-2Z'],
  ['15', '-ZN'],
  ['16', '-RS'],
  ['18', '-2RS'],
];

const gostGrooveStructures: readonly (readonly [structure: string, suffix: string])[] = [
  ['45', '-2ZN'],
  ['75', '-2RSN'],
  ['84', 'F'],
  ['86', 'F-Z'],
  ['88', 'F-2Z'],
];

const cylinders: readonly (readonly [structure: string, letters: string])[] = [
  ['00', 'N'],
  ['01', 'NF'],
  ['03', 'NU'],
  ['04', 'NJ'],
  ['09', 'NUP'],
];

const FLANGED_CUP = 'R';

const pairings: readonly (readonly [tens: string, pairing: string])[] = [
  ['2', 'DB'],
  ['3', 'DF'],
  ['4', 'DT'],
];

const angles: readonly (readonly [structure: string, suffix: string])[] = [
  ['03', 'C'],
  ['04', 'AC'],
  ['06', 'B'],
];

const setsOnSleeves = [
  ['01', 'adapter'],
  ['35', 'adapter'],
  ['07', 'withdrawal'],
  ['75', 'withdrawal'],
] as const;

export const oldNumberRows: readonly OldNumberRow[] = [
  ...grooveStructures.map(([structure, suffix]) => ({
    type: '0',
    width: '0',
    structure,
    series: GROOVE,
    suffix,
    source: GB,
  })),
  ...grooveStructures.map(([structure, suffix]) => ({
    type: '0',
    width: '1',
    structure,
    series: '7:617 8:618 9:619',
    suffix,
    source: GB,
  })),
  ...gostGrooveStructures.flatMap(([structure, suffix]) => [
    { type: '0', width: '0', structure, series: GROOVE, suffix, source: GOST },
    { type: '0', width: '1', structure, series: '8:618 9:619', suffix, source: GOST },
  ]),
  ...[...grooveStructures, ...gostGrooveStructures].flatMap(([structure, suffix]) => [
    { type: '0', width: '2', structure, series: '8:628', suffix, source: GOST },
    { type: '0', width: '3', structure, series: '8:638', suffix, source: GOST },
  ]),
  { type: '0', width: '0', structure: '16', series: '5:622 6:623', suffix: '-RS', source: GOST },
  { type: '0', width: '0', structure: '18', series: '5:622 6:623', suffix: '-2RS', source: GOST },
  { type: '0', width: '7', structure: '00', series: '1:160', source: GB },
  { type: '0', width: '7', structure: '08', series: '1:160', suffix: '-2Z', source: GOST },
  { type: '0', width: '7', structure: '18', series: '1:160', suffix: '-2RS', source: GOST },
  { type: '0', width: '0', structure: '48', series: '2:UC2 3:UC3', source: GOST },
  { type: '0', width: '0', structure: '09', series: '5:UC2 6:UC3', source: GB },
  { type: '0', width: '0', structure: '19', series: '5:UK2 6:UK3', source: GB },
  { type: '0', width: '0', structure: '39', series: '5:UEL2 6:UEL3', source: GB },
  { type: '1', width: '0', structure: '00', series: '2:12 3:13 5:22 6:23', source: GB },
  { type: '1', width: '0', structure: '11', series: '2:12 3:13 5:22 6:23', suffix: 'K', source: GB },
  {
    type: '1',
    width: '0',
    structure: '01',
    series: '2:12 3:13 5:22 6:23',
    suffix: 'K',
    onSleeve: 'adapter',
    source: GOST,
  },
  ...cylinders.map(([structure, letters]) => ({
    type: '2',
    width: '0',
    structure,
    series: `1:${letters}10 2:${letters}2 3:${letters}3 4:${letters}4 5:${letters}22 6:${letters}23`,
    source: GB,
  })),
  { type: '2', width: '0', structure: '29', series: '1:RNU10 2:RNU2 3:RNU3 4:RNU4 5:RNU22 6:RNU23', source: GOST },
  { type: '2', width: '0', structure: '50', series: '1:RN10 2:RN2 3:RN3', source: GOST },
  { type: '2', width: '4', structure: '16', series: '9:NNU49', suffix: 'K', source: GOST },
  { type: '2', width: '4', structure: '26', series: '9:NNU49', source: GOST },
  { type: '2', width: '3', structure: '18', series: '1:NN30', suffix: 'K', source: GOST },
  { type: '2', width: '3', structure: '28', series: '1:NN30', source: GOST },
  { type: '3', width: '0', structure: '00', series: '5:222 6:223', source: GB },
  { type: '3', width: '0', structure: '05', series: '5:222 6:223', source: GB },
  { type: '3', width: '0', structure: '11', series: '5:222 6:223', suffix: 'K', source: GB },
  { type: '3', width: '0', structure: '15', series: '5:222 6:223', suffix: 'K', source: GB },
  ...setsOnSleeves.flatMap(([structure, onSleeve]) => [
    { type: '3', width: '0', structure, series: '5:222 6:223', suffix: 'K', onSleeve, source: GOST },
    { type: '3', width: '3', structure, series: '1:230 2:232 7:231', suffix: 'K', onSleeve, source: GOST },
  ]),
  { type: '3', width: '3', structure: '00', series: '1:230 2:232 7:231 9:239', source: GB },
  { type: '3', width: '3', structure: '05', series: '1:230 2:232 7:231 9:239', source: GB },
  { type: '3', width: '3', structure: '11', series: '1:230 2:232 7:231 9:239', suffix: 'K', source: GB },
  { type: '3', width: '3', structure: '15', series: '1:230 2:232 7:231 9:239', suffix: 'K', source: GB },
  { type: '3', width: '4', structure: '00', series: '1:240 7:241', source: GB },
  { type: '3', width: '4', structure: '05', series: '1:240 7:241', source: GB },
  { type: '3', width: '4', structure: '11', series: '1:240 7:241', suffix: 'K30', source: GB },
  { type: '3', width: '4', structure: '15', series: '1:240 7:241', suffix: 'K30', source: GB },
  { type: '4', width: '4', structure: '02', series: '1:RNAV40 9:RNAV49', source: GOST },
  { type: '4', width: '4', structure: '07', series: '1:NAV40 9:NAV49', source: GOST },
  { type: '4', width: '4', structure: '24', series: '8:NA48 9:NA49', source: GOST },
  { type: '4', width: '4', structure: '25', series: '8:RNA48 9:RNA49', source: GOST },
  { type: '4', width: '6', structure: '24', series: '9:NA69', source: GOST },
  { type: '4', width: '6', structure: '25', series: '9:RNA69', source: GOST },
  ...angles.map(([structure, suffix]) => ({
    type: '6',
    width: '0',
    structure,
    series: '1:70 2:72 3:73 4:74',
    suffix,
    source: GB,
  })),
  ...angles.map(([structure, suffix]) => ({
    type: '6',
    width: '1',
    structure,
    series: '8:718 9:719',
    suffix,
    source: GB,
  })),
  ...pairings.flatMap(([tens, pairing]) =>
    angles.map(([structure, suffix]) => ({
      type: '6',
      width: '0',
      structure: tens + structure.charAt(1),
      series: '1:70 2:72 3:73 4:74',
      suffix: `${suffix}/${pairing}`,
      source: GOST,
    })),
  ),
  // 17 has the split inner ring of QJ; the first is written.
  { type: '6', width: '0', structure: '17', series: '1:QJ10 2:QJ2 3:QJ3', source: GB },
  { type: '6', width: '0', structure: '11', series: '1:QJ10 2:QJ2 3:QJ3', source: GOST },
  { type: '6', width: '0', structure: '12', series: '1:QJ10 2:QJ2 3:QJ3', source: GOST },
  { type: '6', width: '3', structure: '05', series: '2:32 3:33', source: GB },
  { type: '7', width: '0', structure: '00', series: '2:302 3:303 5:322 6:323', source: GB },
  { type: '7', width: '0', structure: '02', series: '3:313', source: GB },
  { type: '7', width: '0', structure: '02', series: '6:323', suffix: 'B', source: GOST },
  { type: '7', width: '1', structure: '02', series: '3:313', source: GOST },
  { type: '7', width: '0', structure: '06', series: '2:302 3:303 5:322 6:323', suffix: FLANGED_CUP, source: GOST },
  { type: '7', width: '2', structure: '06', series: '1:320 9:329', suffix: FLANGED_CUP, source: GOST },
  { type: '7', width: '3', structure: '06', series: '1:330 2:332 7:331', suffix: FLANGED_CUP, source: GOST },
  { type: '7', width: '0', structure: '09', series: '1:3510 5:3522', source: GB },
  { type: '7', width: '1', structure: '09', series: '7:3511 9:3519', source: GB },
  { type: '7', width: '2', structure: '09', series: '1:3520 7:3521 9:3529', source: GB },
  { type: '7', width: '0', structure: '07', series: '1:3810', source: GB },
  { type: '7', width: '1', structure: '07', series: '7:3811 9:3819', source: GB },
  { type: '7', width: '2', structure: '07', series: '1:3820', source: GB },
  { type: '7', width: '2', structure: '00', series: '1:320 9:329', source: GB },
  { type: '7', width: '3', structure: '00', series: '1:330 2:332 7:331', source: GB },
  { type: '8', width: '0', structure: '00', series: '1:511 2:512 3:513 4:514', source: GB },
  { type: '8', width: '0', structure: '01', series: '2:532 3:533 4:534', suffix: '+U', source: GOST },
  { type: '8', width: '0', structure: '02', series: '2:532 3:533 4:534', source: GOST },
  { type: '8', width: '0', structure: '17', series: '8:2344 9:2347', source: GOST },
  { type: '8', width: '0', structure: '03', series: '2:522 3:523 4:524', source: GB },
  { type: '9', width: '0', structure: '00', series: '1:811 2:812', source: GB },
  { type: '9', width: '0', structure: '99', series: '1:K811 2:K812', source: GOST },
  { type: '9', width: '9', structure: '88', series: '3:893', source: GOST },
  { type: '9', width: '9', structure: '03', series: '2:292 3:293 4:294', source: GB },
];

/** Exceptions to the rules. Source: GOST 3189. */
export const oldNumberExceptions: Readonly<Record<string, string>> = {
  '700': '16100',
  '801': '16101',
  '1005': '135',
  '1006': '126',
  '1007': '127',
  '1008': '108',
  '1009': '129',
  '7706': '302/28',
  '7804': 'LM11949/LM11910',
  '27711': 'T7FC055',
  '27714': 'T7FC070',
};
