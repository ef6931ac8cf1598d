import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSeedRecords } from '../seed.fixture.ts';
import { isWholeNumber, parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

const read = (text: string, maker?: string) => parseDesignation(text, maker);
const universal = (text: string, maker?: string) => universalNumber(read(text, maker));

describe('the seed of real bearings', () => {
  const seed = readSeedRecords('seed-bearings.csv');
  const readings = seed.map((row) => ({ row, reading: read(row.designation ?? '') }));

  it('is parsed with correct type and sizes in at least 98 % of cases', () => {
    const right = readings.filter(({ row, reading }) => {
      const sizes = [reading.boreMm, reading.outsideMm, reading.widthMm];
      return reading.type === row.type && sizes.join() === [row.d_mm, row.D_mm, row.B_mm].map(Number).join();
    });
    expect(right.length / seed.length).toBeGreaterThanOrEqual(0.98);
  });

  it('is never parsed wrong: unknown facts stay unknown', () => {
    for (const { row, reading } of readings.filter((one) => one.reading.known)) {
      expect(reading.type, row.designation).toBe(row.type);
      if (reading.boreMm !== null) expect(reading.boreMm, row.designation).toBe(Number(row.d_mm));
      if (reading.outsideMm !== null) expect(reading.outsideMm, row.designation).toBe(Number(row.D_mm));
      if (reading.widthMm !== null) expect(reading.widthMm, row.designation).toBe(Number(row.B_mm));
      expect(reading.unknown, row.designation).toEqual([]);
    }
  });
});

describe('a basic number', () => {
  it.each([
    ['6205', 'deep groove ball', 25, 52, 15],
    ['62/22', 'deep groove ball', 22, 50, 14],
    ['6222', 'deep groove ball', 110, 200, 38],
    ['608', 'deep groove ball', 8, 22, 7],
    ['6008', 'deep groove ball', 40, 68, 15],
    ['618/5', 'deep groove ball', 5, 11, 3],
    ['FC4058192', 'cylindrical roller four-row', 200, 290, 192],
    ['FC84112300', 'cylindrical roller four-row', 420, 560, 300],
    ['361205R', 'cam follower', 25, 62, 15],
    ['SET401', 'tapered roller inch', 82.55, 139.992, 36.512],
    ['688', 'deep groove ball', 8, 16, 4],
    ['688ZZ', 'deep groove ball', 8, 16, 5],
    ['R8-2RS', 'deep groove ball', 12.7, 28.575, 7.938],
    ['MR105ZZ', 'deep groove ball', 5, 10, 4],
    ['3206', 'angular contact ball double row', 30, 62, 23.8],
    ['32206', 'tapered roller', 30, 62, 21.25],
    ['2205', 'self-aligning ball', 25, 52, 18],
    ['22205', 'spherical roller', 25, 52, 18],
    ['NU205', 'cylindrical roller', 25, 52, 15],
    ['NU2205', 'cylindrical roller', 25, 52, 18],
    ['NU1005', 'cylindrical roller', 25, 47, 12],
    ['NN3020K', 'cylindrical roller double row', 100, 150, 37],
    ['248/800', 'spherical roller', 800, 980, 180],
    ['51205', 'thrust ball', 25, 47, 15],
    ['52205', 'thrust ball', 20, 47, 28],
    ['29420', 'spherical roller thrust', 100, 210, 67],
    ['HK1210', 'needle drawn cup open', 12, 16, 10],
    ['HK1212', 'needle drawn cup open', 12, 18, 12],
    ['NK25/20', 'needle roller without inner ring', 25, 33, 20],
    ['RNA4906', 'needle roller without inner ring', 35, 47, 17],
    ['NAV4006', 'needle roller with inner ring', 30, 55, 25],
    ['RNAV4906', 'needle roller without inner ring', 35, 47, 17],
    ['T7FC055', 'tapered roller', 55, 115, 34],
    ['942/30', 'needle drawn cup open', 30, 38, 24],
    ['ШСЛ20К', 'spherical plain', 20, 35, 16],
    ['K81206', 'cylindrical roller thrust', 30, 52, 7.5],
    ['234410', 'thrust ball', 50, 80, 38],
    ['234710', 'thrust ball', 52, 80, 38],
    ['K20x26x17', 'needle cage assembly', 20, 26, 17],
    ['UC201', 'insert/unit', 12, 47, 31],
    ['UC205-16', 'insert/unit', 25.4, 52, 34.1],
    ['LM11949/10', 'tapered roller inch', 19.05, 45.237, 15.494],
    ['SET2', 'tapered roller inch', 19.05, 45.237, 15.494],
  ])('%s is a %s of %d x %d x %d', (text, type, d, D, B) => {
    const { boreMm, outsideMm, widthMm, ...rest } = read(text);
    expect([rest.type, boreMm, outsideMm, widthMm]).toEqual([type, d, D, B]);
  });

  it.each(['', 'hello world', 'ABC', '6299', '62', 'NU', '123456', '62/25', '60-80-8', '25TM41', 'F-123456', '13407'])(
    '%s is unknown, and no fact is returned',
    (text) => {
      expect(read(text)).toMatchObject({ known: false, type: null, boreMm: null, seal: null, alternatives: [] });
      expect(universal(text)).toBe('');
    },
  );

  it('leaves facts unknown that units and needle rings do not state', () => {
    expect(read('UCP205')).toMatchObject({ boreMm: 25, outsideMm: null, widthMm: null, seal: null });
    expect(read('UK205')).toMatchObject({ boreMm: null, bore: 'taper 1:12' });
    expect(read('689').widthMm).toBeNull();
  });
});

describe('suffixes', () => {
  it.each([
    ['6205-2RS1', '6205-2RS'],
    ['6205-2RSH/C3GJN', '6205-2RS/C3'],
    ['6205.2RSR.C3', '6205-2RS/C3'],
    ['6205-C-2HRS-C3', '6205-2RS/C3'],
    ['6205DDUCM NS7S5', '6205-2RS/CM'],
    ['6205LLUC3/2AS', '6205-2RS/C3'],
    ['6205-2NSE9', '6205-2RS'],
    ['6204 2RU', '6204-2RZ'],
    ['6204LLBCM/5K', '6204-2RZ/CM'],
    ['6205-2RSL', '6205-2RSL'],
    ['6205ZZENR', '6205-2ZNR'],
    ['6308 ZNBR', '6308-ZNBR'],
    ['6205/P63', '6205/P63'],
    ['6205 C3 P6', '6205/P63'],
    ['6205 ABEC-5', '6205/P5'],
    ['6205/CN', '6205'],
    ['S6205-2RS', 'S6205-2RS'],
    ['W6205-2RS1', 'S6205-2RS'],
    ['6905LLU', '61905-2RS'],
    ['5206ZZ', '3206-2Z'],
    ['22320 CCK/W33 C3', '22320K/C3'],
    ['22320RHRKW33C3', '22320K/C3'],
    ['22220EAKE4C3', '22220K/C3'],
    ['24024CCK30/W33', '24024K30'],
    ['NU 205 ECP/C3', 'NU205/C3'],
    ['NU308ECM', 'NU308'],
    ['7205BEP', '7205B'],
    ['7205BECBP', '7205B/UA'],
    ['7214ACM/DB', '7214AC/DB'],
    ['7205A5TYNSULP4', '7205AC/P4/UL'],
    ['7014 CDGA/P4A', '7014C/P4A/UL'],
    ['7014 CD/P4ADGA', '7014C/P4A/DGA'],
    ['HR32207BJ', '32207B'],
    ['32207BJR', '32207B'],
    ['4T-32008X', '32008'],
    ['30305DJR', '31305'],
    ['22210K+H310', '22210K+H310'],
    ['TLA2020Z', 'HK2020'],
    ['TLA3516Z', 'HK3516'],
    ['TAFI253820', 'NKI25/20'],
    ['CF12', 'KR30'],
    ['YAR205-2F', 'UC205'],
    ['SY 25 TF', 'UCP205'],
  ])('%s is %s', (text, number) => {
    expect(universal(text)).toBe(number);
    expect(read(text).unknown).toEqual([]);
  });

  it.each([
    ['6203ZZ-10', '6203-2Z/15.875', 15.875],
    ['6202-2RS-10', '6202-2RS/15.875', 15.875],
    ['6204ZZ-12', '6204-2Z/19.05', 19.05],
    ['6203-5/8-2RS', '6203-2RS/15.875', 15.875],
    ['6203 2RS 5/8"', '6203-2RS/15.875', 15.875],
    ['6205/25.4', '6205/25.4', 25.4],
    ['UCP205-100D1', 'UCP205-16', 25.4],
    ['UC205 1"', 'UC205-16', 25.4],
    ['UC206 1 1/4"', 'UC206-20', 31.75],
  ])('%s has a special bore: %s', (text, number, boreMm) => {
    expect(read(text)).toMatchObject({ boreMm, unknown: [] });
    expect(universal(text)).toBe(number);
  });

  it('cut off by a hyphen and not understood are kept whole', () => {
    expect(read('6203-2RS-21')).toMatchObject({ boreMm: 17, sealCode: '2RS', unknown: ['21'] });
    expect(read('6203 12')).toMatchObject({ boreMm: 17, unknown: ['12'] });
  });

  it.each([
    ['7205BDB', 2, 30, 'DB'],
    ['7010CTRSULP3', 1, 16, 'UL'],
    ['31312 J2/QDF', 2, 67, 'DF'],
    ['32024X/DFC200', 2, 76, 'DF'],
    ['32017X/QDBC270', 2, null, 'DB'],
  ])('%s is a set of %i with a width of %j mm', (text, setOf, widthMm, pairing) => {
    expect(read(text)).toMatchObject({ setOf, widthMm, pairing, unknown: [] });
  });

  it('of high precision are read to the end', () => {
    expect(read('32024X/DFC200')).toMatchObject({ axialClearanceMicrons: 200, clearance: 'CN' });
    expect(read('7010CTRSULP3')).toMatchObject({ contactAngleDegrees: 15, cage: 'phenolic', precision: 'P3' });
    expect(read('7014 CD/HCP4ADGA')).toMatchObject({ material: 'ceramic balls', precision: 'P4A', pairing: 'DGA' });
    expect(read('B7010-C-T-P4S-UL')).toMatchObject({ precision: 'P4S', pairing: 'UL', unknown: [] });
    expect(read('NN3016MBKRCC1P4')).toMatchObject({ bore: 'taper 1:12', precision: 'P4', unknown: [] });
    expect(read('N1010BTKRCC0P4')).toMatchObject({ bore: 'taper 1:12', precision: 'P4', unknown: [] });
  });

  it('tell the internal design', () => {
    expect(['NU205ECP', 'NU205EM', 'NU205-E-TVP2', 'NU205ET'].map((text) => read(text).design)).toEqual([
      'E',
      'E',
      'E',
      'E',
    ]);
    expect(['NU205', 'NU205M', 'NU205W'].map((text) => read(text).design)).toEqual(['', '', '']);
    expect(['22220CC/W33', '22220CAK', '22220MB'].map((text) => read(text).design)).toEqual(['CC', 'CA', 'MB']);
  });

  it('unknown to the tables are kept, and the seal is then unknown', () => {
    expect(read('6205 XYZ')).toMatchObject({ known: true, unknown: ['XYZ'], seal: null });
    expect(read('6205-2RS XYZ')).toMatchObject({ unknown: ['XYZ'], seal: 'contact seal x2' });
  });

  it("have their maker's meaning", () => {
    expect(read('6205E', 'SNR').seal).toBe('contact seal x1');
    expect(read('6205E').seal).toBe('open');
    expect(read('7205E', 'FAG').contactAngleDegrees).toBe(25);
    expect(read('NTN 7205').contactAngleDegrees).toBe(30);
    expect(read('7205').contactAngleDegrees).toBeNull();
  });

  it('for cage and design are variants', () => {
    expect(read('NU205-E-TVP2').cage).toBe('polyamide');
    expect(read('6316M/C3').cage).toBe('brass');
    expect(read('NCF2210V').cage).toBe('full complement');
  });
});

describe('an ambiguous number', () => {
  it.each([
    ['7205', '7205', '30205'],
    ['2208', '2208', 'N208'],
    ['32205', '32205', 'NU205'],
    ['126', '126', '6026'],
    ['6232Z', '623-2Z', '6232-Z'],
    ['1630', '2330', '1630'],
    ['C2205', 'C2205', 'N205/P4'],
    ['B1212', 'SCE1212', '1212/P2'],
  ])('%s is parsed as %s, with %s as an alternative', (text, first, second) => {
    const reading = read(text);
    expect(universalNumber(reading)).toBe(first);
    expect(reading.alternatives.map(universalNumber)).toContain(second);
  });

  it('is resolved by a separator', () => {
    expect(universal('623-2Z')).toBe('623-2Z');
    expect(universal('6232-Z')).toBe('6232-Z');
    expect(universal('619162ZC3')).toBe('61916-2Z/C3');
    expect(universal('62/222RS')).toBe('62/22-2RS');
  });
});

const sealed = ['', '-2RS', '-2Z', '-Z', '-RS', 'N', 'NR', '-ZNR', 'M', '-2RSR'];
const families: readonly (readonly [numbers: readonly string[], endings: readonly string[]])[] = [
  [['6205', '62/22', '6304', '61905', '608', '16005', '63/28', '62205'], sealed],
  [
    ['22220', '24024', '23024'],
    ['', 'K', 'CCK', 'CA', 'MB', 'EK', 'CCK/W33'],
  ],
  [
    ['NU205', 'NUP2310', 'NJ1010', 'N208'],
    ['', 'ECP', 'EM', 'M', 'E-TVP2'],
  ],
  [
    ['7208', '7014', '71914'],
    ['B', 'AC', 'C', 'BEP', '-B-TVP', 'AC/DB'],
  ],
  [
    ['1207', '2310'],
    ['', 'K', '-2RS', 'TN', 'KTN'],
  ],
  [['30205', '32008', '51205', '29420', 'UC205', 'NK25/20', 'K20x26x17', 'LM11949/LM11910'], ['']],
];
const fits = ['', '/C3', '/C2', '/P6', '/P5', '/C4'];
const designation = fc
  .constantFrom(...families)
  .chain(([numbers, endings]) =>
    fc.tuple(fc.constantFrom(...numbers), fc.constantFrom(...endings), fc.constantFrom(...fits)),
  );
const facts = (text: string) => {
  const { input: _input, tokens: _tokens, alternatives: _alternatives, writtenBasic: _written, ...rest } = read(text);
  return rest;
};

describe('spelling', () => {
  it('ignores case, spaces and dashes', () => {
    fc.assert(
      fc.property(designation, fc.constantFrom(' ', '-', '', '.', '  '), fc.boolean(), (parts, separator, upper) => {
        const usual = parts.join('');
        const other = parts.map((part) => part.replace(/^[-/]/, '')).join(separator);
        expect(facts(upper ? other : other.toLowerCase())).toEqual(facts(usual));
      }),
      { numRuns: 400 },
    );
  });

  it('never reads 62/22 as 6222', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sealed), fc.constantFrom(...fits), (ending, fit) => {
        const [slashed, plain] = [read(`62/22${ending}${fit}`), read(`6222${ending}${fit}`)];
        return slashed.boreMm === 22 && plain.boreMm === 110 && universalNumber(slashed) !== universalNumber(plain);
      }),
    );
  });

  it('accepts any text, and quickly gives up on other text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => typeof read(text).known === 'boolean'));
    expect(read('6205-2RS1/C3'.repeat(50)).known).toBe(false);
  });
});

it('is whole where every part is understood', () => {
  expect(['6205-2RS C3', '6205 XQJ', 'gasket'].map(isWholeNumber)).toEqual([true, false, false]);
});
