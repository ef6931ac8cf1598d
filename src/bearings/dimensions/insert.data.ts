/** Insert bearings and housed units. Source: JIS B 1558, ISO 9628. */

/** Outside and inner ring width of UC inserts in mm: 'bore:DxB'. 201 to 203 have the outside of 204. */
export const ucDimensionsMm: Readonly<Record<'2' | '3' | 'X', string>> = {
  '2': '12:47x31 15:47x31 17:47x31 20:47x31 25:52x34.1 30:62x38.1 35:72x42.9 40:80x49.2 45:85x49.2 50:90x51.6 55:100x55.6 60:110x65.1 65:120x65.1 70:125x74.6 75:130x77.8 80:140x82.6 85:150x85.7 90:160x96 100:180x108',
  '3': '25:62x38 30:72x43 35:80x48 40:90x52 45:100x57 50:110x61 55:120x66 60:130x71 65:140x75 70:150x78 75:160x82 80:170x86 85:180x96 90:190x96 95:200x103 100:215x108 105:225x112 110:240x117 120:260x126 130:280x135 140:300x145',
  X: '25:62x38.1 30:72x42.9 35:80x49.2 40:85x49.2 45:90x51.6 50:100x55.6 55:110x65.1 60:120x65.1 65:125x74.6 70:130x77.8 75:140x82.6 80:150x85.7 85:160x96 90:170x104 100:190x117.5',
};

/** Source: JIS B 1557. */
export const insertLetters: readonly string[] = ['UC', 'UK', 'UEL', 'SA', 'SB', 'SER', 'UD'];

/** Letters of a unit's housing after those of its insert: UCP, UCFL. Source: JIS B 1557. */
export const housingLetters: readonly string[] = [
  'P',
  'PA',
  'PE',
  'PH',
  'PL',
  'PW',
  'F',
  'FA',
  'FB',
  'FC',
  'FL',
  'FK',
  'FS',
  'FU',
  'T',
  'C',
  'HA',
];

/** The letters of housings of pressed steel: SBPP205, SAPFL206. Source: maker FYH. */
export const pressedHousingLetters: readonly string[] = ['PP', 'PF', 'PFL', 'PFT'];

/** Housed units of INA without a counterpart in JIS, as they have another insert: the bore in mm follows. Source: maker INA. */
export const inaUnitLetters: readonly string[] = [
  'PASE',
  'RASE',
  'TASE',
  'PASEY',
  'PSHE',
  'RSHE',
  'PSHEY',
  'RSHEY',
  'PCJ',
  'RCJ',
  'TCJ',
  'RCJO',
  'PCJT',
  'RCJT',
  'TCJT',
  'PCJY',
  'PCJTY',
  'PME',
  'RME',
  'TME',
  'RMEO',
  'PMEY',
  'RMEY',
  'PHE',
  'RHE',
  'PHEY',
  'RHEY',
  'PTUE',
  'RTUE',
  'TTUE',
  'RTUEO',
  'PTUEY',
];

/** `pattern` captures the shaft in mm, or an inch shaft in whole inches and sixteenths (104 is 1 1/4). */
export const makerInsertNames: readonly {
  readonly pattern: RegExp;
  readonly letters: string;
  readonly source: string;
}[] = [
  { pattern: /^YAR2(\d\d)(\d[01]\d)?(?:2RFW?|2FW?)?/, letters: 'UC#', source: 'maker SKF' },
  { pattern: /^YET2(\d\d)(\d[01]\d)?/, letters: 'SA#', source: 'maker SKF' },
  { pattern: /^YAT2(\d\d)(\d[01]\d)?/, letters: 'SB#', source: 'maker SKF' },
  { pattern: /^YEL2(\d\d)(\d[01]\d)?(?:2RFW?|2FW?)?/, letters: 'UEL#', source: 'maker SKF' },
  { pattern: /^SYJ?(\d\d)(?:T[FR])/, letters: 'UCP', source: 'maker SKF' },
  { pattern: /^SY5(\d\d)M/, letters: 'UCP#', source: 'maker SKF' },
  { pattern: /^FYTBJ?(\d\d)(?:T[FR])/, letters: 'UCFL', source: 'maker SKF' },
  { pattern: /^FYJ?(\d\d)(?:T[FR])/, letters: 'UCF', source: 'maker SKF' },
  { pattern: /^TUJ?(\d\d)(?:T[FR])/, letters: 'UCT', source: 'maker SKF' },
  { pattern: /^GYE(\d\d)(?:XL)?KRRB/, letters: 'UC', source: 'maker INA' },
  { pattern: /^GE(\d\d)(?:XL)?KRRB/, letters: 'UEL', source: 'maker INA' },
  { pattern: /^GRAE(\d\d)(?:XL)?NPPB/, letters: 'SA', source: 'maker INA' },
  { pattern: /^GAY(\d\d)(?:XL)?NPPB/, letters: 'SB', source: 'maker INA' },
  { pattern: /^AEL2(\d\d)(?!\d)/, letters: 'SA#', source: 'maker NTN' },
  { pattern: /^AS2(\d\d)(?!\d)/, letters: 'SB#', source: 'maker NTN' },
  { pattern: /^RASEY(\d\d)(?:XL)?N?/, letters: 'UCP', source: 'maker INA' },
  { pattern: /^RCJTY(\d\d)(?:XL)?N?/, letters: 'UCFL', source: 'maker INA' },
  { pattern: /^RCJY(\d\d)(?:XL)?N?/, letters: 'UCF', source: 'maker INA' },
  { pattern: /^RTUEY(\d\d)(?:XL)?N?/, letters: 'UCT', source: 'maker INA' },
];
