import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

it.each(['CF 8 rod end', 'rod end CF10', 'CF-8 rod-end', 'rod end 205'])(
  '%s names no cam follower or ball bearing',
  (text) => {
    expect(parseDesignation(text).known).toBe(false);
  },
);

it.each([
  ['cam follower CF8', 'KR19'],
  ['POS8 rod end', 'POS8'],
])('%s is %s', (text, number) => {
  expect(universalNumber(parseDesignation(text))).toBe(number);
});

it.each(['circlip 25', 'coupling 25', 'washer 29', 'lock nut 25', 'sprocket 25'])(
  'the two digits of %s are no old number',
  (text) => {
    expect(parseDesignation(text).known).toBe(false);
  },
);

it.each([
  'spherical roller bearing 100 mm bore',
  'ball bearing bore 100',
  'shaft 205 mm',
  'bearing id 100',
  'taper roller 25',
  'needle bearing 20',
  '222 series',
])('the size in %s is no old number', (text) => {
  expect(parseDesignation(text)).toMatchObject({ known: false, alternatives: [] });
});

it('an old number of three digits is read beside words', () => {
  expect(universalNumber(parseDesignation('bearing 205'))).toBe('6205');
});

it.each(['ГОСТ 25', 'bearing 25', 'подшипник 25', 'GPZ 25'])('%s is the old number of 625', (text) => {
  expect(universalNumber(parseDesignation(text))).toBe('625');
});

it.each([
  ['15', '605'],
  ['25', '625'],
  ['128', '6028'],
  ['260', '6260'],
])('a bare %s is only perhaps the old number of %s', (text, number) => {
  const { known, alternatives } = parseDesignation(text);
  expect([known, alternatives.map(universalNumber)]).toEqual([false, [number]]);
});

it.each([
  ['tapered roller bearing 7205', '30205', ['7205']],
  ['taper roller 7506', '32206', []],
  ['7305 TRB', '30305', ['7305']],
  ['подшипник конический 7205', '30205', ['7205']],
  ['cylindrical roller bearing 2205', 'N205', ['2205']],
  ['cylindrical roller 32205', 'NU205', ['32205']],
  ['taper roller bearing 32205', '32205', ['NU205']],
  ['angular contact 7205', '7205', ['30205']],
  ['7205', '7205', ['30205']],
])('the kind said decides how %s is read: %s', (text, number, others) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.alternatives.map(universalNumber)]).toEqual([number, others]);
});

it.each([
  ['S6205 hybrid', 'SHC6205'],
  ['SHC6205', 'SHC6205'],
  ['W6205-2RS hybrid', 'SHC6205-2RS'],
  ['SR188 ceramic balls', 'SHCR188'],
  ['6205 stainless hybrid', 'SHC6205'],
])('%s has rings of stainless steel and balls of ceramic', (text, number) => {
  const { unknown, ...reading } = parseDesignation(text);
  expect([universalNumber({ unknown, ...reading }), unknown]).toEqual([number, []]);
  expect(reading).toMatchObject({ material: 'ceramic balls', special: ['stainless steel'] });
});

it.each(['6205 ZrO2', '6205 full ceramic ZrO2', '6205 ZrO2 full ceramic'])(
  '%s is of ceramic and has no shield Z',
  (text) => {
    expect(parseDesignation(text)).toMatchObject({ basic: '6205', sealCode: null, unknown: [expect.any(String)] });
  },
);
