import { expect, test } from 'vitest';
import type { RatedItem } from './items-by-bore.db.ts';
import { rankBearings } from './rank-bearings.ts';

const item = (id: number, name: string, outsideMm: number, widthMm: number, dynamicKn: number | null): RatedItem => ({
  id,
  name,
  maker: 'ZWZ',
  boreMm: 40,
  outsideMm,
  widthMm,
  dynamicKn,
  staticKn: 20,
  speedGreaseRpm: 6000,
  speedOilRpm: null,
});

const items = [
  item(1, '6208', 80, 18, 30.7),
  item(2, '6308', 90, 23, 41),
  item(3, '6408', 110, 27, 63.7),
  item(4, 'NU308', 90, 23, 58.5),
  item(5, '51108', 60, 13, 60),
  item(6, 'H308', 0, 0, 60),
  item(7, '22308', 90, 33, null),
];
const duty = { radialKN: 4.5, axialKN: 0, rpm: 1450, hours: 20_000 };
const nowhere = { outsideMm: undefined, widthMm: undefined };
const idsOf = (change = {}, place: { outsideMm: number | undefined; widthMm: number | undefined } = nowhere) =>
  rankBearings(items, { ...duty, ...change }, place).map(({ id }) => id);

test('those that reach the hours are listed, the smallest first', () => {
  expect(idsOf()).toEqual([4, 3]);
  expect(idsOf({ hours: 1000 })).toEqual([1, 2, 4, 3]);
});

test('those in the place of the bearing come first', () => {
  expect(idsOf({ hours: 1000 }, { outsideMm: 90, widthMm: 23 })).toEqual([2, 4, 1, 3]);
});

test('too fast, or an axial load that a bearing does not take or whose factor is not known, leaves it out', () => {
  expect(idsOf({ rpm: 7000, hours: 1 })).toEqual([]);
  expect(idsOf({ axialKN: 1, hours: 1 })).toEqual([1, 2]);
});

test('what turns so slowly that it lives long, but is overloaded at rest, leaves it out', () => {
  expect(idsOf({ radialKN: 20, rpm: 10, hours: 100 })).toEqual([1, 2, 4, 3]);
  expect(idsOf({ radialKN: 20.1, rpm: 10, hours: 100 })).toEqual([]);
});

test('the load and the life stand beside each', () => {
  expect(rankBearings(items, duty, nowhere)[1]).toMatchObject({ loadKN: 4.5, hours: expect.closeTo(32_600, -3) });
});
