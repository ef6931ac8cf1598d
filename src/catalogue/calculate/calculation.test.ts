import { expect, test } from 'vitest';
import { readCalculateQuery } from './calculate-query.rule.ts';
import { calculate } from './calculation.ts';
import { subjectOf } from './subject.ts';

const item = (itemname: string, [d, D, B, c, c0]: number[], rpm = 0) => ({
  itemname,
  brandname: 'ZWZ',
  Dimension_ID: d ?? 0,
  Dimension_OD: D ?? 0,
  Dimension_OW: B ?? 0,
  dynamic_load: c ?? 0,
  static_load: c0 ?? 0,
  speed_grease: rpm,
  speed_oil: 0,
});
const ball6308 = item('6308', [40, 90, 23, 41, 24], 7500);

function calculated(typed: string, listed: ReturnType<typeof item> = ball6308) {
  const query = readCalculateQuery(new URLSearchParams(typed));
  const subject = subjectOf(listed.itemname, listed, query);
  if (!subject) throw new Error(listed.itemname);
  return calculate(query, subject);
}

test('6308 under 4.5 and 1.2 kN at 1450 rpm lives about 8,100 hours, with its factor f0', () => {
  const unknown = item('6408', [40, 110, 27, 63.7, 36.6]);
  expect(calculated('fr=4.5&fa=1.2&n=1450', unknown).dynamic).toEqual({ missing: 'f0' });
  const { dynamic, life, safety, static: stat } = calculated('fr=4.5&fa=1.2&n=1450&f0=13.2');
  expect(dynamic).toMatchObject({ loadKN: expect.closeTo(4.6, 2), x: 0.56 });
  expect(life).toMatchObject({ millionRevolutions: expect.closeTo(708, -1), hours: expect.closeTo(8137, -2) });
  expect(stat).toMatchObject({ loadKN: 4.5 });
  expect(safety).toBeCloseTo(5.33, 2);
});

test('a radial load alone needs the ratings only', () => {
  const { life, modified, minimum } = calculated('fr=4.5&n=1450');
  expect(life).toMatchObject({ hours: expect.closeTo(8693.5, 0), neededKN: expect.closeTo(54.1, 1) });
  expect(modified).toBeUndefined();
  expect(minimum).toMatchObject({ loadKN: expect.closeTo(0.41, 6) });
});

test('with the viscosity of the oil the modified life is worked out for the reliability that is wanted', () => {
  const modified = modifiedOf('fr=4.5&n=1450&oil=26&clean=slightly+dirty');
  expect(modified).toMatchObject({ referenceViscosity: expect.closeTo(14.66, 2), fatigueKN: expect.closeTo(1.09, 2) });
  const surer = modifiedOf('fr=4.5&n=1450&oil=26&clean=slightly+dirty&reliability=99');
  expect(surer?.hours).toBeCloseTo((modified?.hours ?? 0) / 4, 6);
});

function modifiedOf(typed: string) {
  const { modified } = calculated(typed);
  if (modified && 'missing' in modified) throw new Error(modified.missing);
  return modified;
}

test('too thin an oil, and a bearing without C0, are named as the reason why there is no modified life', () => {
  expect(calculated('fr=4.5&n=1450&oil=1').modified).toEqual({ missing: 'oil film' });
  const unrated = item('6408', [40, 110, 27]);
  expect(calculated('fr=4.5&n=1450&oil=26&c=41', unrated).modified).toEqual({ missing: 'C0' });
});

test('without a load nothing of it is worked out, and without a rating the missing one is named', () => {
  expect(calculated('n=1450')).toMatchObject({ dynamic: undefined, life: undefined, static: undefined });
  const unrated = item('6408', [40, 110, 27]);
  expect(calculated('fr=4.5&n=1450', unrated)).toMatchObject({
    life: { missing: 'C' },
    safety: { missing: 'C0' },
    minimum: { missing: 'C' },
  });
  expect(calculated('fr=4.5&n=1450&c=41', unrated).life).toMatchObject({ hours: expect.closeTo(8693.5, 0) });
});

test('a cylindrical bearing without ribs takes no axial load', () => {
  expect(calculated('fr=4.5&fa=1', item('NU308', [40, 90, 23, 58.5, 57])).dynamic).toEqual({ refused: 'axial' });
});

test('a tapered bearing pushes the opposite one', () => {
  const { innerAxialKN } = calculated('fr=4&n=100&e=0.375', item('30206', [30, 62, 17.25, 43, 48]));
  expect(innerAxialKN).toBeCloseTo(1.25, 6);
});

test('grease is renewed in open bearings only', () => {
  expect(calculated('n=1450').grease).toMatchObject({ grams: 10.35 });
  expect(calculated('n=1450', item('6308-2RS', [40, 90, 23, 41, 24])).grease).toBeUndefined();
});

test('frequencies need number and diameter of the balls, and balls that fit', () => {
  expect(calculated('n=1450').frequencies).toBeUndefined();
  expect(calculated('n=1450&balls=8&ball=40').frequencies).toBeUndefined();
  expect(calculated('n=1450&balls=8&ball=15.081').frequencies?.outerRing).toBeCloseTo(3.072, 3);
});

test('usual fits follow the load; the fits and the warmth leave the clearance at work', () => {
  const { fits } = calculated('fr=4.5&n=1450&clearance=C3');
  expect(fits).toMatchObject({ level: 'normal', shaft: 'k5', housing: 'H7', onShaft: { min: 2, max: 25 } });
  expect(fits.atWork?.mounted).toMatchObject({ min: expect.closeTo(-4.05, 1) });
  expect(fits.atWork?.atWork.max).toBeCloseTo(26.5, 1);
  expect(calculated('fr=4.5&shaft=m6&housing=N7').fits).toMatchObject({ shaft: 'm6', housing: 'N7' });
});

test('without a load or a rating the fits are those of a normal load, or of the one that is chosen', () => {
  const unrated = item('22220', [100, 180, 46]);
  const { life, fits } = calculated('fr=20&n=1500', unrated);
  expect(life).toEqual({ missing: 'C' });
  expect(fits).toMatchObject({ level: 'normal', isLevelAssumed: true, shaft: 'm6', housing: 'H7' });
  expect(fits.atWork?.atWork).toMatchObject({ min: expect.closeTo(3.3, 1), max: expect.closeTo(78.8, 1) });
  expect(calculated('load=heavy', unrated).fits).toMatchObject({ level: 'heavy', isLevelAssumed: false, shaft: 'n6' });
  expect(calculated('fr=4.5').fits).toMatchObject({ level: 'normal', isLevelAssumed: false });
});

test('dirt counts less in a large bearing, as ISO 281 has it', () => {
  const large = item('6220', [100, 180, 34, 122, 93]);
  expect(modifiedOf('fr=4.5&n=1450&oil=26&clean=very+clean')?.contamination).toBe(0.6);
  const { modified } = calculated('fr=10&n=1450&oil=26&clean=very+clean', large);
  expect(modified).toMatchObject({ contamination: 0.8 });
  expect(modifiedOf('fr=4.5&n=1450&oil=26&clean=extremely+clean')?.contamination).toBe(1);
  expect(modifiedOf('fr=4.5&n=1450&oil=26&clean=very+dirty')?.factor).toBe(0.1);
});

test('a finer class is less tight; a tapered bore or no clearance table leave it open', () => {
  expect(calculated('fr=9', item('22308K', [40, 90, 33, 115, 127])).fits).toMatchObject({ shaft: undefined });
  expect(calculated('fr=4.5', item('6308/P5', [40, 90, 23, 41, 24])).fits.onShaft).toEqual({ min: 2, max: 21 });
  expect(calculated('fr=4.5', item('30308', [40, 90, 25.25, 85.8, 95])).fits.atWork).toBeUndefined();
});
