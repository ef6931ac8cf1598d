import { expect, it, test } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { universalNumber } from '../designation/universal-number.ts';

function sizesOf(text: string) {
  const { known, unknown, boreMm, outsideMm, widthMm, ...reading } = parseDesignation(text);
  expect([known, unknown]).toEqual([true, []]);
  return [universalNumber({ ...reading, known, unknown, boreMm, outsideMm, widthMm }), boreMm, outsideMm, widthMm];
}

test.each([
  ['54208', '54208', 30, 68, null],
  ['54306', '54306', 25, 60, null],
  ['54208U', '54208+U208', 30, 68, null],
  ['54208 + U208', '54208+U208', 30, 68, null],
  ['K89310', 'K89310', 50, 95, null],
  ['K89310TN', 'K89310', 50, 95, null],
])('the thrust bearing %s is %s of %s x %s x %s mm', (text, ...facts) => {
  expect(sizesOf(text)).toEqual(facts);
});

test.each([
  ['302/22', '302/22', 22, 50, 15.25],
  ['HR303/22', '303/22', 22, 56, 17.25],
  ['322/22', '322/22', 22, 50, 19.25],
  ['HR303/32', '303/32', 32, 75, 21.75],
])('the tapered roller bearing %s is %s of %s x %s x %s mm', (text, ...facts) => {
  expect(sizesOf(text)).toEqual(facts);
});

test.each([
  ['DAC35720228', 'DAC35720228', 35, 72.02, 28],
  ['DAC30600337', 'DAC30600337', 30, 60.03, 37],
  ['DAC 38740236/33', 'DAC38740236/33', 38, 74.02, 36],
  ['DAC39720637', 'DAC39720637', 39, 72.06, 37],
  ['DAC39720037', 'DAC39720037', 39, 72, 37],
  ['DAC397237', 'DAC39720037', 39, 72, 37],
])('the hub bearing %s is %s of %s x %s x %s mm', (text, ...facts) => {
  expect(sizesOf(text)).toEqual(facts);
});

test.each([
  ['NAST25R', 'STO25', 25, 52, null],
  ['NAST 15', 'STO15X', 15, 35, null],
  ['RNAST25R', 'RSTO25', null, 52, null],
  ['PWTR25-2RS', 'PWTR25-2RS', 25, 52, 25],
  ['PWTR 2562.2RS', 'PWTR2562-2RS', 25, 62, 25],
  ['CF-1-SB', 'CF1SB', null, 25.4, null],
  ['CF 1 1/4 S', 'CF1-1/4S', null, 31.75, null],
  ['CFH-1/2-SB', 'CFH1/2SB', null, 12.7, null],
  ['CF-11/16-S', 'CF11/16S', null, 17.463, null],
  ['CCF-1-1/4-SB', 'CCF1-1/4SB', null, 31.75, null],
  ['CYR-1-1/2', 'CYR1-1/2', null, 38.1, null],
  ['CYR 2 S', 'CYR2S', null, 50.8, null],
  ['CCYR-1-1/2-S', 'CCYR1-1/2S', null, 38.1, null],
  ['CF8', 'KR19', null, 19, null],
  ['CF8B', 'KR19', null, 19, null],
  ['CF8UU', 'KR19-2RSX', null, 19, null],
  ['CF 12-1 UUR', 'KR32-2RS', null, 32, null],
])('the track roller %s is %s of %s x %s x %s mm', (text, ...facts) => {
  expect(parseDesignation(text).type).toBe('cam follower');
  expect(sizesOf(text)).toEqual(facts);
});

test.each(['CYR-1-1/3', 'CFH', 'CYR 40', 'NAST7', 'NAST20ZZ', 'PWTR12'])('%s is no track roller', (text) => {
  expect(parseDesignation(text).known).toBe(false);
});

test.each([
  ['KP08', 'KP08', 8, null, null],
  ['KFL 08', 'KFL08', 8, null, null],
  ['KP000', 'KP000', 10, null, null],
  ['KFL001', 'KFL001', 12, null, null],
  ['UFL003', 'UFL003', 17, null, null],
  ['UP 004', 'UP004', 20, null, null],
  ['SSUC205', 'SUC205', 25, 52, 34.1],
  ['SS UCP 205', 'SUCP205', 25, null, null],
])('the unit or insert %s is %s of %s x %s x %s mm', (text, ...facts) => {
  expect(parseDesignation(text).type).toBe('insert/unit');
  expect(sizesOf(text)).toEqual(facts);
});

test.each(['KP09', 'KFL009', 'KP0081', 'UP08/5'])('%s is no miniature unit', (text) => {
  expect(parseDesignation(text).type).not.toBe('insert/unit');
});

test.each([
  ['RC081208', 'RC081208', 12.7, 19.05, 12.7],
  ['RCB-101416', 'RCB101416', 15.875, 22.225, 25.4],
  ['AS20', 'AS20', 20, 47, 14],
  ['NSS 25', 'AS25', 25, 52, 15],
  ['AS(NSS)40', 'AS40', 40, 80, 18],
  ['HF1012R', 'HF1012/R', 10, 14, 12],
  ['HF0812KF', 'HF0812', 8, 12, 12],
  ['HFL1022-KFR', 'HFL1022/R', 10, 14, 22],
])('the clutch %s is %s of %s x %s x %s mm', (text, ...facts) => {
  expect(parseDesignation(text).type).toBe('one-way clutch');
  expect(sizesOf(text)).toEqual(facts);
});

test.each(['RC080908', 'RC080608', 'AS21', 'NSS13', 'AS205', 'AS2035', 'AS20X'])('%s is no clutch', (text) => {
  expect(parseDesignation(text).type).not.toBe('one-way clutch');
});

test.each([
  ['180502К1С9', '62202-2RS'],
  ['180306К1С9Ш1', '6306-2RS'],
  ['6-180502К2С17', '62202-2RS/P6'],
])('K1 of GOST is a design: %s is %s', (text, number) => {
  expect(sizesOf(text)[0]).toBe(number);
});

it.each(['1205К', '2205К', '3514К', '36205K'])(
  'K alone may be a tapered bore of today, so that %s is not read whole as old',
  (text) => {
    const { oldNumber, unknown } = parseDesignation(text);
    expect(oldNumber && unknown.length === 0).toBe(false);
  },
);

it('К behind a number of GOST whose bearing has no tapered bore is its design', () => {
  expect(parseDesignation('36205К')).toMatchObject({ basic: '7205', oldNumber: true, unknown: [] });
});
