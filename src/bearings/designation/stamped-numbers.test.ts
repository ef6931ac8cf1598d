import { describe, expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

const ALL_READ = { known: true, unknown: [], ignored: [] };

describe('a closure', () => {
  it.each([
    ['608ZZ1/5K', '2Z', 'is not one shield with a noise class'],
    ['6202ZZ1', '2Z', 'after a bore code that ends in 2'],
    ['6205-Z/Z1', 'Z', 'is one shield before a noise class'],
    ['6205-2Z/Z2', '2Z', 'and a noise class'],
    ['6205-2RZ/Z2', '2RZ', 'and a noise class'],
    ['6205-2RSLTN9/HC5C3WTF1', '2RSL', 'before a grease and its filling'],
    ['6205DW', 'RSL', 'of NSK on one side'],
    ['6205-2NSL', '2RSL', 'of Nachi'],
    ['6205-2NK', '2RZ', 'of Nachi'],
    ['6205-2NS', '2RS', 'of Nachi'],
    ['23024-2RS5/VT143', '2RS', 'of another rubber'],
    ['GE30TXE-2LS', '2RS', 'of a spherical plain bearing'],
    ['SL045010-PP-2NR', '2RS', 'before two snap rings'],
    ['DAC25520042ZZ', '2Z', 'of a wheel hub bearing'],
  ])('%s has %s: %s', (text, sealCode) => {
    expect(parseDesignation(text)).toMatchObject({ ...ALL_READ, sealCode, precision: '' });
  });
});

describe('a word that stands apart from the number', () => {
  it.each([
    ['22316 EKJA', { bore: 'taper 1:12', cage: 'steel' }],
    ['22316 EKJA vibrating screen', { bore: 'taper 1:12', cage: 'steel' }],
    ['1205 EKTN', { bore: 'taper 1:12', cage: 'polyamide' }],
    ['22320 KEMB', { bore: 'taper 1:12', cage: 'brass' }],
    ['NU 208 ECNP', { design: 'E', snapRing: 'N', cage: 'polyamide' }],
  ])('is read as suffixes where it is made of them: %s', (text, facts) => {
    expect(parseDesignation(text)).toMatchObject({ known: true, unknown: [], ...facts });
  });

  it.each([
    ['6205 stainless steel 2RS', { material: 'stainless steel', sealCode: '2RS' }],
    ['UC205 stainless', { material: 'stainless steel' }],
    ['6205 hybrid ceramic', { material: 'ceramic balls' }],
    ['6316 C3 insulated', { special: ['insulated'], clearance: 'C3' }],
    ['6308 snap ring groove', { snapRing: 'N' }],
    ['6308 with snap ring', { snapRing: 'NR' }],
  ])('is read as what it says: %s', (text, facts) => {
    expect(parseDesignation(text)).toMatchObject({ ...ALL_READ, ...facts });
  });

  it.each(['6205 ceramic', '608 flanged'])('is kept as unknown where it names another bearing: %s', (text) => {
    expect(parseDesignation(text)).toMatchObject({ unknown: [expect.any(String)], ignored: [] });
  });

  it('is kept as unknown where no language has such a word', () => {
    expect(parseDesignation('3310 DNRCBM')).toMatchObject({ unknown: [expect.any(String)], ignored: [] });
  });

  it.each([
    '6205 motor',
    '6205 brng',
    '6205 shaft',
    '6205 premium',
    '22220 crank',
    '6205 benz',
    '6205 truck',
    '22220 back',
  ])('says nothing in %s', (text) => {
    expect(parseDesignation(text)).toMatchObject({ tokens: [], bore: 'cylindrical', seal: 'open' });
  });
});

describe('a suffix of a maker', () => {
  it.each([
    ['7214 ACD/P4ATBTB', { pairing: 'TBTB', setOf: 3, cage: null }],
    ['71910 ACD/P4AQBCA', { pairing: 'QBCA', setOf: 4 }],
    ['7010UCDB/GNP4', { contactAngleDegrees: 15, pairing: 'DB', precision: 'P4' }],
    ['7010UADG/GNP42', { contactAngleDegrees: 25, pairing: 'UA', precision: 'P42' }],
    ['NU208ECNJ', { clearance: 'CN', snapRing: 'N', design: 'E', cage: 'steel' }],
    ['NU205EG', { design: 'E', cage: 'polyamide' }],
    ['NU205E MY', { design: 'E', cage: 'brass' }],
    ['NU205EMY', { design: 'E', cage: 'brass' }],
    ['NN3012HSKC1NAP4', { bore: 'taper 1:12', clearance: 'C1', precision: 'P4' }],
    ['NNU4920MBKRE44CC1P4', { bore: 'taper 1:12', precision: 'P4' }],
    ['22320BL1D1C3', { cage: 'brass', clearance: 'C3' }],
    ['22320EAME4', { cage: 'brass' }],
    ['22212 EG15', { cage: 'polyamide' }],
    ['22320EVBC4', { cage: null, special: ['EVB'] }],
    ['22320EF800', { cage: null, special: ['F800'] }],
    ['22316-E1-XL-T41D', { special: ['T41D'] }],
    ['6000-2RS1/VP311', { special: ['VP311'] }],
    ['6205LP03', { cage: null }],
    ['6205ZZC3/SRL', { clearance: 'C3' }],
    ['6205ZZC4/5C', { clearance: 'C4' }],
    ['6205.EE.J30', { sealCode: '2RS', clearance: 'C3' }],
    ['6008 N1MAS/C3', { snapRing: '', cage: 'brass', cageGuidance: 'outer ring', clearance: 'C3' }],
    ['31310-A-N11CA', { pairing: 'DF', snapRing: '', setOf: 2 }],
    ['YAR 205-2RF/HV', { material: 'stainless steel' }],
    ['HK2016T2', { cage: 'polyamide' }],
    ['6205T1XDDU', { cage: 'polyamide', sealCode: '2RS' }],
    ['61905-2RSR-Y', { cage: 'brass', sealCode: '2RS' }],
    ['2007108М', { basic: '32008', cage: null }],
    ['6205-2Z/C3LHT23F7', { clearance: 'C3', cage: null }],
  ])('is read in %s', (text, facts) => {
    expect(parseDesignation(text)).toMatchObject({ ...ALL_READ, ...facts });
  });

  it('is another one where the inner ring is insulated', () => {
    expect(universalNumber(parseDesignation('6316/C3VL2071'))).not.toBe(
      universalNumber(parseDesignation('6316/C3VL0241')),
    );
  });
});

describe('a number in front of which a maker writes its own letters', () => {
  it.each([
    ['TS3-6205ZZC4', '6205-2Z/C4'],
    ['TS2-22320BL1D1', '22320'],
    ['3NC6206ZZ C4', 'HC6206-2Z/C4'],
    ['5S-7010UCDB/GNP4', 'HC7010C/P4/DB/GN'],
    ['7MC3-6316C3', '6316/C3/VL0241'],
    ['EC1-6205', 'EC-6205'],
    ['KLM11949-LM11910', 'LM11949/LM11910'],
    ['K-HM88649/HM88610', 'HM88649/HM88610'],
    ['LM11949-10', 'LM11949/LM11910'],
    ['48548/10', 'LM48548/LM48510'],
    ['44649/610', 'L44649/L44610'],
    ['12649/12610', 'M12649/M12610'],
    ['501349/10 SKF', 'LM501349/LM501310'],
    ['25580/20', '25580/25520'],
    ['GRAE25-XL-NPP-B', 'SA205'],
    ['GYE25-XL-KRR-B', 'UC205'],
    ['GE25-XL-KRR-B', 'UEL205'],
    ['RASEY25-XL-N', 'UCP205'],
    ['RCJTY25-XL-N', 'UCFL205'],
    ['LJ1-2RS', 'RLS8-2RS'],
    ['LJ3/4', 'RLS6'],
    ['MJ1.1/4', 'RMS10'],
    ['UCP208 1 1/2', 'UCP208-24'],
    ['UCP208-1.1/2', 'UCP208-24'],
    ['UCFL 206 - 1.1/4', 'UCFL206-20'],
    ['UC 206 1.1/4"', 'UC206-20'],
    ['R1-4ZZ', 'R1-4-2Z'],
    ['R14ZZ', 'R14-2Z'],
    ['NK 20-16', 'NK20/16'],
    ['NKI2016', 'NKI20/16'],
    ['NKI 100-30', 'NKI100/30'],
    ['R 14-2RS', 'R14-2RS'],
    ['Bearing no.6205 ZZ', '6205-2Z'],
  ])('%s is %s', (text, number) => {
    const reading = parseDesignation(text);
    expect([universalNumber(reading), reading.unknown, reading.ignored]).toEqual([number, [], []]);
  });

  it('says how the steel was treated', () => {
    expect(parseDesignation('TS3-6205').tokens).toMatchObject([{ text: 'TS3', meaning: { variant: 'heat' } }]);
  });
});

it.each([
  ['22316VS1', ['VS1']],
  ['22316 CAM C4 VS3', ['VS3']],
  ['22316CAMC4U15VS', ['U15VS']],
  ['22316UAVS2', ['UAVS2']],
])('%s is made for vibrating screens and has a cage', (text, special) => {
  expect(parseDesignation(text)).toMatchObject({ ...ALL_READ, special, cage: text.includes('CAM') ? 'brass' : null });
});

it('without a cage are toroidal roller bearings, but no spherical ones', () => {
  expect(parseDesignation('C2220V').cage).toBe('full complement');
  expect(parseDesignation('22220V')).toMatchObject({ cage: null, unknown: ['V'] });
});

it.each([
  ['6205C2HRS', '6205-2RS'],
  ['6205C2BRSC3', '6205-2RSL/C3'],
  ['6205C2Z', '6205-2Z'],
  ['6205C2ZZ', '6205-2Z/C2'],
  ['6205C2', '6205/C2'],
  ['B7205CTP4SUL', '7205C/P4S/UL'],
  ['B71910ETP4SDUL', '71910AC/P4S/DUL'],
])('%s of FAG is %s, also without its separators', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

it.each([
  ['CF 10 VBUU', ['VBUU']],
  ['CF 12 VUUR', ['VUUR']],
])('letters apart from the number are no word: %s', (text, unknown) => {
  expect(parseDesignation(text)).toMatchObject({ seal: null, unknown, ignored: [] });
});

it('LM 25 UUAJ has a slit', () => {
  expect(universalNumber(parseDesignation('LM 25 UUAJ'))).toBe('LM25UUAJ');
});

it('6205NRZZ has a snap ring and two shields, no groove with a shield and a seal', () => {
  expect(parseDesignation('6205NRZZ')).toMatchObject({ ...ALL_READ, snapRing: 'NR', sealCode: '2Z' });
});

it.each([
  ['22205C', '22205'],
  ['22205C/P5', '22205/P5'],
  ['32008A', '32008'],
  ['32205КМ', 'NU205'],
])('the last digit of %s begins no name of a grease', (text, number) => {
  const reading = parseDesignation(text);
  expect(universalNumber({ ...reading, unknown: [] })).toBe(number);
});

it.each([
  ['6205ZZC35K', '6205-2Z/C3'],
  ['6205LLUC32AS', '6205-2RS/C3'],
  ['6205ZZC45C', '6205-2Z/C4'],
])('behind a clearance a grease is read without the slash too: %s', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});

it('R4A is not R4 with a design letter', () => {
  expect(parseDesignation('R4A-2RS').alternatives).toEqual([]);
});

describe('the size of', () => {
  it.each([
    ['DAC40760041/38', 40, 76, 41],
    ['DAC38710033/30', 38, 71, 33],
    ['603ZZ', 3, 9, 5],
    ['603', 3, 9, 3],
    ['693ZZ', 3, 8, 4],
    ['6700ZZ', 10, 15, 4],
    ['MR93ZZ', 3, 9, 4],
    ['MR115ZZ', 5, 11, 4],
    ['R1038ZZ', 9.525, 15.875, 3.967],
    ['R144ZZ', 3.175, 6.35, 2.779],
    ['R1-4ZZ', 1.984, 6.35, 3.571],
    ['R 2-6', 3.175, 9.525, 2.779],
    ['FR2-5ZZ', 3.175, 7.938, 3.571],
    ['R155', 3.967, 7.938, 2.779],
    ['6202-8-2RS', 12.7, 35, 11],
    ['6201-8 ZZ', 12.7, 32, 10],
    ['33275/33462', 69.85, 117.475, 30.162],
    ['395/394A', 63.5, 110, 21.996],
    ['42687/42620', 76.2, 127, 30.162],
    ['72212/72487', 53.975, 123.825, 36.512],
  ])('%s is %s x %s x %s mm', (text, bore, outside, width) => {
    const { boreMm, outsideMm, widthMm } = parseDesignation(text);
    expect([boreMm, outsideMm, widthMm]).toEqual([bore, outside, width]);
  });
});
