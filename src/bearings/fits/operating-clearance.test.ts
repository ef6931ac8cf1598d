import { expect, test } from 'vitest';
import type { BearingType } from '../attributes.ts';
import { radialClearanceMicrons } from '../tolerances/radial-clearance.ts';
import { housingDeviations, shaftDeviations } from './deviations.ts';
import { type LoadLevel, loadLevel, type TurningRing, usualHousingClass, usualShaftClass } from './fit-choice.ts';
import { interferenceInHousing, interferenceOnShaft, operatingClearance } from './operating-clearance.ts';

const none = { min: 0, max: 0 };

test('6308 on k5 in H7: 2 to 25 µm tight on the shaft, 0 to 50 µm loose in the housing, as in tables of fits', () => {
  const onShaft = interferenceOnShaft(shaftDeviations('k5', 40) ?? none, { min: -12, max: 0 });
  const outside = { min: -15, max: 0 };
  expect(onShaft).toEqual({ min: 2, max: 25 });
  expect(interferenceInHousing(housingDeviations('H7', 90) ?? none, outside)).toEqual({ min: -50, max: 0 });
});

test('a tight shaft and a warm inner ring take from the clearance, a loose housing does not', () => {
  const type = 'deep groove ball';
  const clearance =
    radialClearanceMicrons({ type, boreMm: 40, bore: 'cylindrical', clearance: 'C3', clearanceNote: '' }) ?? none;
  const found = operatingClearance({
    type,
    boreMm: 40,
    outsideMm: 90,
    clearance,
    warmerK: 5,
    onShaft: { min: 2, max: 25 },
    inHousing: { min: -50, max: 0 },
  });
  expect(found.shaftShare).toBeCloseTo((40 / 42) * (40 / 50), 6);
  expect(found.byWarmth).toBeCloseTo(5, 6);
  expect(found.mounted.min).toBeCloseTo(15 - 25 * 0.7619, 2);
  expect(found.mounted.max).toBeCloseTo(33 - 2 * 0.7619, 2);
  expect(found.atWork.min).toBeCloseTo(found.mounted.min - 5, 6);
});

test('a tight housing takes from the clearance too, of a cylindrical roller bearing at its own raceway', () => {
  const rings = {
    type: 'cylindrical roller',
    boreMm: 40,
    outsideMm: 80,
    clearance: { min: 25, max: 50 },
    warmerK: 0,
  } as const;
  const found = operatingClearance({ ...rings, onShaft: { min: 0, max: 0 }, inHousing: { min: 10, max: 20 } });
  expect(found.housingShare).toBeCloseTo((80 / 82) * (70 / 80), 6);
  expect(found.byFits.max).toBeCloseTo(20 * found.housingShare, 6);
});

test.each<[BearingType | null, number, TurningRing, LoadLevel, string | undefined, string]>([
  ['deep groove ball', 15, 'inner', 'light', 'j5', 'H7'],
  ['deep groove ball', 40, 'inner', 'light', 'j6', 'H7'],
  ['deep groove ball', 40, 'inner', 'normal', 'k5', 'H7'],
  ['deep groove ball', 40, 'inner', 'heavy', 'k5', 'H7'],
  ['deep groove ball', 120, 'inner', 'normal', 'm5', 'H7'],
  ['cylindrical roller', 60, 'inner', 'normal', 'm6', 'H7'],
  ['cylindrical roller', 60, 'inner', 'heavy', 'n6', 'H7'],
  ['spherical roller', 110, 'inner', 'normal', 'n6', 'H7'],
  ['spherical roller', 110, 'inner', 'light', 'n6', 'H7'],
  ['spherical roller', 300, 'inner', 'normal', undefined, 'H7'],
  ['tapered roller', 40, 'outer', 'normal', 'g6', 'N7'],
  ['deep groove ball', 40, 'outer', 'light', 'g6', 'M7'],
  ['deep groove ball', 40, 'outer', 'heavy', 'g6', 'P7'],
  ['thrust ball', 40, 'inner', 'normal', undefined, 'H7'],
])('usual fits of %s, bore %f mm, %s ring turning, %s load', (type, boreMm, turning, level, shaft, housing) => {
  expect(usualShaftClass({ type, boreMm, turning, level })).toBe(shaft);
  expect(usualHousingClass({ turning, level })).toBe(housing);
});

test('a load is light up to 6 % of C and heavy above 13 %', () => {
  expect([0.06, 0.061, 0.13, 0.131].map((load) => loadLevel(load, 1))).toEqual(['light', 'normal', 'normal', 'heavy']);
});
