import { expect, test } from 'vitest';
import {
  type HousingClass,
  housingClasses,
  housingDeviations,
  type ShaftClass,
  shaftClasses,
  shaftDeviations,
} from './deviations.ts';

test.each<[ShaftClass, number, number, number]>([
  ['g6', 40, -25, -9],
  ['h6', 40, -16, 0],
  ['j5', 20, -4, 5],
  ['j6', 40, -5, 11],
  ['k5', 40, 2, 13],
  ['k6', 100, 3, 25],
  ['m5', 60, 11, 24],
  ['m6', 130, 15, 40],
  ['n6', 200, 31, 60],
  ['p6', 300, 56, 88],
])('shaft %s at %f mm is from %f to %f µm', (shaft, mm, min, max) =>
  expect(shaftDeviations(shaft, mm)).toEqual({ min, max }),
);

test.each<[HousingClass, number, number, number]>([
  ['G7', 90, 12, 47],
  ['H7', 90, 0, 35],
  ['H8', 52, 0, 46],
  ['J7', 80, -12, 18],
  ['K7', 72, -21, 9],
  ['K7', 160, -28, 12],
  ['M7', 47, -25, 0],
  ['N7', 90, -45, -10],
  ['P7', 45, -42, -17],
  ['P7', 450, -108, -45],
])('housing %s at %f mm is from %f to %f µm', (housing, mm, min, max) =>
  expect(housingDeviations(housing, mm)).toEqual({ min, max }),
);

const sizesMm = [4, 8, 14, 25, 40, 65, 100, 150, 220, 300, 350, 450];

test('each class has its standard tolerance, which grows with the size', () => {
  const widths = (find: (mm: number) => { min: number; max: number } | undefined) =>
    sizesMm.map((mm) => {
      const range = find(mm);
      return range ? range.max - range.min : Number.NaN;
    });
  const sixth = [8, 9, 11, 13, 16, 19, 22, 25, 29, 32, 36, 40];
  const seventh = [12, 15, 18, 21, 25, 30, 35, 40, 46, 52, 57, 63];
  for (const shaft of shaftClasses.filter((each) => each.endsWith('6')))
    expect(
      widths((mm) => shaftDeviations(shaft, mm)),
      shaft,
    ).toEqual(sixth);
  for (const housing of housingClasses.filter((each) => each.endsWith('7')))
    expect(
      widths((mm) => housingDeviations(housing, mm)),
      housing,
    ).toEqual(seventh);
});

test('outside of 3 to 500 mm nothing is said', () => {
  expect(shaftDeviations('k6', 3)).toBeUndefined();
  expect(housingDeviations('H7', 501)).toBeUndefined();
});
