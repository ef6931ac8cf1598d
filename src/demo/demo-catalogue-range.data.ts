/**
 * What each maker sells: for the series, with a bore in mm from–to, every form with every fit. A form starts with its
 * separator; '_' is the plain one. `name` is the maker's pattern of the basic number.
 */
export type RangeRow = {
  readonly maker: string;
  readonly series: string;
  readonly from?: number;
  readonly to?: number;
  readonly forms: string;
  readonly fits?: readonly string[];
  readonly name?: string;
};

const CN_C3 = ['', '/C3'];
const CN_C3_C4 = ['', '/C3', '/C4'];
const OPEN_FITS = ['', '/C2', '/C3', '/C4', '/P6', '/P5', '/P63'];
const SPINDLE = ['', '/P5', '/P4', '/P5DB', '/P4DB', '/P4DT'];
const PAIRED = ['', '/P6', '/P5', '/DB', '/DF', '/DT'];
const GROOVED = ['/W33', '/C3W33', '/C4W33'];

const zwz: readonly Omit<RangeRow, 'maker'>[] = [
  { series: '60 62 63', to: 9, forms: '_ -Z -2Z -RS -2RS', fits: ['', '/C3', '/P6', '/P5'] },
  { series: '60 62 63', from: 10, forms: '_', fits: OPEN_FITS },
  { series: '60 62 63', from: 10, to: 100, forms: '-2Z -2RS', fits: ['', '/C3', '/C4', '/P6'] },
  { series: '60 62 63', from: 10, to: 100, forms: '-Z -RS -RZ -2RZ', fits: CN_C3 },
  { series: '60 62 63', from: 15, to: 120, forms: 'N NR -ZN -ZNR', fits: CN_C3 },
  { series: '60 62 63 64', from: 50, forms: 'M', fits: CN_C3_C4 },
  { series: '618 619 628 638', forms: '_', fits: ['', '/C3', '/P6', '/P5'] },
  { series: '618 619', to: 100, forms: '-2Z -2RS -2RZ', fits: CN_C3 },
  { series: '618 619 160', from: 100, forms: 'M MA', fits: CN_C3 },
  { series: '160 161', forms: '_', fits: ['', '/C3', '/P6'] },
  { series: '64', forms: '_', fits: CN_C3_C4 },
  { series: '622 623 630', forms: '-2RS', fits: CN_C3 },
  { series: '42 43', forms: '_ ATN', fits: CN_C3 },
  { series: '70 719', forms: 'C AC', fits: SPINDLE },
  { series: '718', forms: 'C AC', fits: ['', '/P5', '/P4'] },
  { series: '72 73', forms: 'AC B', fits: PAIRED },
  { series: '72', forms: 'C', fits: ['', '/P5', '/P4', '/P4DB'] },
  { series: '72 73', forms: 'ACM BM', fits: ['', '/P6', '/DB', '/DF'] },
  { series: '32 33', forms: '_ M', fits: CN_C3 },
  { series: '32 33', to: 100, forms: 'A -2Z -2RS', fits: CN_C3 },
  { series: 'QJ10 QJ2 QJ3', forms: '_ M MA N2MA', fits: CN_C3 },
  { series: '12 13 22 23', forms: '_ K', fits: CN_C3 },
  { series: '12 13 22 23', to: 100, forms: 'TN KTN', fits: CN_C3 },
  { series: '12 13 22 23', from: 60, forms: 'M KM', fits: CN_C3 },
  { series: '22 23', to: 70, forms: '-2RS -2RSK' },
  { series: 'NU2 NU22 NU3 NU23 NJ2 NJ22 NJ3 NJ23', forms: '_ M', fits: CN_C3_C4 },
  { series: 'NU2 NU22 NU3 NU23 NJ2 NJ22 NJ3 NJ23', to: 200, forms: 'E EM', fits: CN_C3_C4 },
  { series: 'NUP2 NUP22 NUP3 NUP23 N2 N3', forms: '_ M', fits: CN_C3 },
  { series: 'NUP2 NUP22 NUP3 NUP23 N2 N3', to: 200, forms: 'E EM', fits: CN_C3 },
  { series: 'NU4 NJ4 NUP4 N4 NU10 NJ10 N10 NU19 NU20 NF2 NF3 NF23', forms: '_ M', fits: CN_C3 },
  { series: 'NN30', forms: '_ K', fits: ['', '/W33', '/P5', '/P4', '/SP', '/P5W33', '/SPW33'] },
  { series: '222 223', forms: 'CC CCK CA CAK MB MBK', fits: GROOVED },
  { series: '213', forms: 'CC CCK CA CAK', fits: CN_C3 },
  { series: '230 231 232 239', forms: 'CA CAK MB MBK', fits: GROOVED },
  { series: '230 231 232', to: 300, forms: 'CC CCK', fits: GROOVED },
  { series: '240 241', forms: 'CA CAK30', fits: GROOVED },
  { series: '240 241', to: 300, forms: 'CC CCK30', fits: GROOVED },
  { series: '248 249', forms: 'CA CAK30', fits: ['/W33', '/C3W33'] },
  { series: '302 303 313 322 323 329 330 331 332', forms: '_', fits: ['', '/P6X', '/P5'] },
  { series: '320', forms: 'X', fits: ['', '/P6X', '/P5', '/P4'] },
  { series: 'inch', forms: '_' },
  { series: '511 512 513 514', forms: '_', fits: ['', '/P6', '/P5'] },
  { series: '511 512 513 514', from: 100, forms: 'M' },
  { series: '811 812', forms: '_ M', fits: ['', '/P6'] },
  { series: '811 812', to: 100, forms: 'TN' },
  { series: '292 293 294', forms: '_ E EM' },
  { series: 'NA48 NA49 NA69 UC2 UC3', forms: '_' },
];

const JIS_FITS = ['', ' C3', ' CM'];
const koyo: readonly Omit<RangeRow, 'maker'>[] = [
  { series: '60 62 63', to: 100, forms: '_ ZZ _2RS', fits: JIS_FITS },
  { series: '60 62 63', to: 100, forms: 'Z _RS N NR', fits: ['', ' C3'] },
  { series: '60 62 63', to: 80, forms: '_2RU', fits: JIS_FITS },
  { series: '60 62 63', to: 50, forms: '_2RD', fits: JIS_FITS },
  { series: '60 62 63', from: 101, forms: '_', fits: ['', ' C3'] },
  { series: '68 69', forms: '_', fits: ['', ' C3'] },
  { series: '68 69', to: 100, forms: 'ZZ _2RS', fits: ['', ' C3'] },
  { series: '160 64', forms: '_', fits: ['', ' C3'] },
  { series: '622 623', forms: '_2RS', fits: ['', ' C3'] },
  { series: '70 72 73', forms: '_ B C', fits: [''] },
  { series: '12 13 22 23', forms: '_ K', fits: ['', ' C3'] },
  { series: '511 512 513', forms: '_' },
  { series: '302 303 313 320 322 323 330 331 332', forms: 'JR' },
  { series: 'inch', forms: '_' },
  { series: 'NU2 NU22 NU3 NU23 NJ2 NJ22 NJ3 NJ23 NUP2 NUP22 NUP3 NUP23', to: 200, forms: 'R', fits: ['', ' C3'] },
  { series: 'NU10 N2 N3', forms: '_', fits: ['', ' C3'] },
];

const dpi: readonly Omit<RangeRow, 'maker'>[] = [
  { series: '60 62 63', to: 80, forms: '_ _ZZ -2RS', fits: ['', ' C3'] },
  { series: '622 623', forms: '-2RS', fits: ['', ' C3'] },
  { series: '302 303 313 320 322 323', to: 120, forms: '_' },
  { series: 'inch', to: 100, forms: '_' },
  { series: 'UC2 UC3', forms: '_' },
];

const iko: readonly Omit<RangeRow, 'maker'>[] = [
  { series: 'NK', forms: '_', name: 'TAF{d}{D}{B}' },
  { series: 'NKI', forms: '_', name: 'TAFI{d}{D}{B}' },
  { series: 'HK', forms: '_', name: 'TLA{d}{B}Z' },
  { series: 'K', forms: '_', name: 'KT{d}{D}{B}' },
  { series: 'NA48 NA49 NA69', forms: '_' },
  { series: 'NA49 NA69', to: 90, forms: 'UU' },
];

const wzwn: readonly Omit<RangeRow, 'maker'>[] = [
  { series: 'NU2 NU22 NU3 NU23 NJ2 NJ22 NJ3 NJ23 NUP2 NUP22 NUP3 NUP23', forms: '_ M', fits: ['', ' C3'] },
  { series: 'NU2 NU22 NU3 NU23 NJ2 NJ22 NJ3 NJ23', to: 160, forms: 'E EM', fits: ['', ' C3'] },
  { series: 'N2 N3 N10 NU10 NU4 NJ4 NF2 NF3', forms: '_ M', fits: ['', ' C3'] },
  { series: 'NN30', forms: 'K', fits: [' P5', ' P5 W33', ' SP'] },
];

const withMaker = (maker: string, rows: readonly Omit<RangeRow, 'maker'>[]) => rows.map((row) => ({ ...row, maker }));

export const demoRanges: readonly RangeRow[] = [
  ...withMaker('ZWZ', zwz),
  ...withMaker('Koyo', koyo),
  ...withMaker('DPI', dpi),
  ...withMaker('IKO', iko),
  ...withMaker('WZWN', wzwn),
];
