import { expect, test } from 'vitest';
import type { BearingType } from '../attributes.ts';
import { fatigueLimitKN, lifeModificationFactor, referenceViscosity } from './modified-life.ts';

const factor = (type: BearingType, viscosityRatio: number, stress: number) =>
  lifeModificationFactor({ type, series: '' }, { contamination: 1, fatigueKN: stress, loadKN: 1, viscosityRatio });

test('the reference viscosity follows speed and size, with one formula below 1000 rpm and one above', () => {
  expect(referenceViscosity(65, 1450)).toBeCloseTo(14.66, 2);
  expect(referenceViscosity(100, 100)).toBeCloseTo(98.5, 0);
  expect(referenceViscosity(65, 1000) / referenceViscosity(65, 999.99)).toBeCloseTo(0.98, 1);
});

test('the fatigue limit is the one the maker gives, else a share of C0 that falls with the size', () => {
  const ball = { type: 'deep groove ball', series: '' } as const;
  expect(fatigueLimitKN({ ...ball, fatigueKN: 1.34 }, 31.5, 72.5)).toBe(1.34);
  expect(fatigueLimitKN(ball, 24, 65)).toBeCloseTo(1.0909, 4);
  expect(fatigueLimitKN(ball, 24, 400)).toBeCloseTo(1.0909 / 2, 4);
  expect(fatigueLimitKN({ ...ball, type: 'spherical roller' }, 82, 90)).toBeCloseTo(10, 6);
});

test.each<[BearingType, number, number, number]>([
  ['deep groove ball', 1.77, 0.3 * (1.0909 / 4.6), 2.41],
  ['deep groove ball', 4, 0.1, 7.2],
  ['deep groove ball', 0.1, 0.5, 0.1],
  ['cylindrical roller', 4, 0.2, 1.336],
  ['spherical roller', 0.1, 0.2, 0.1],
])('a_ISO of %s at κ = %f and e_C·Cu/P = %f', (type, ratio, stress, byHand) => {
  const found = Number(factor(type, ratio, stress));
  expect(Math.abs(found / byHand - 1), String(found)).toBeLessThan(0.01);
});

test('a_ISO rises with the viscosity, is 50 at most, and counts no κ above 4', () => {
  const rising = [0.1, 0.2, 0.39, 0.4, 0.8, 0.99, 1, 2, 4].map((ratio) =>
    Number(factor('deep groove ball', ratio, 0.2)),
  );
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  expect(factor('deep groove ball', 4, 5)).toBe(50);
  expect(factor('cylindrical roller', 9, 0.3)).toBe(factor('cylindrical roller', 4, 0.3));
});

test('there is none for poor lubrication and for thrust bearings', () => {
  expect(factor('deep groove ball', 0.09, 1)).toEqual({ missing: 'oil film' });
  expect(factor('thrust ball', 0.09, 1)).toEqual({ missing: 'life factor' });
  expect(factor('spherical roller thrust', 1, 1)).toEqual({ missing: 'life factor' });
});
