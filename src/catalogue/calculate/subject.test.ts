import { expect, test } from 'vitest';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { factsOf } from '../../bearings/facts/facts-of.ts';
import { knownFigures } from './calculate.page.tsx';
import { readCalculateQuery } from './calculate-query.rule.ts';
import { canStandFor, subjectOf } from './subject.ts';

const typed = (query: string) => readCalculateQuery(new URLSearchParams(query));
const listed = {
  itemname: '6308/C3',
  brandname: 'ZWZ',
  Dimension_ID: 40,
  Dimension_OD: 90,
  Dimension_OW: 23,
  dynamic_load: 41,
  static_load: 24,
  speed_grease: 7500,
  speed_oil: 9000,
};

test('an item brings its ratings, sizes and speed, the designation type and clearance', () => {
  const subject = subjectOf('', listed);
  expect(subject).toMatchObject({
    name: '6308/C3',
    clearance: 'C3',
    limitsRpm: { grease: 7500, oil: 9000 },
    boreMicrons: { min: -12, max: 0 },
  });
  expect(subject?.clearanceMicrons).toEqual({ min: 15, max: 33 });
  expect(subject?.rated).toMatchObject({ type: 'deep groove ball', series: '63', dynamicKN: 41, staticKN: 24 });
});

test('a number that is not sold is read, and its ratings are typed', () => {
  const subject = subjectOf('6308-2RS', undefined, typed('c=41&c0=24&limit=5000&clearance=C4'));
  expect(subject).toMatchObject({ clearance: 'C4', limitsRpm: { typed: 5000 }, isClosed: true });
  expect(subject?.rated).toMatchObject({ boreMm: 40, outsideMm: 90, widthMm: 23, dynamicKN: 41 });
});

test('what is typed goes before the list, the list before the catalogue, and f0 is from the catalogue', () => {
  const catalogue = factsOf(parseDesignation('6308'));
  const rated = subjectOf('', listed, typed('c=45'))?.rated;
  expect(rated).toMatchObject({ dynamicKN: 45, staticKN: 24, f0: catalogue.f0?.value });
  expect(subjectOf('6308', undefined)?.rated).toMatchObject({
    dynamicKN: catalogue.dynamicKN?.value,
    fatigueKN: catalogue.fatigueKN?.value,
  });
  expect(subjectOf('6308', undefined)?.ratingSource).toBe(catalogue.dynamicKN?.source);
  expect([subjectOf('', listed)?.ratingSource, subjectOf('6308', undefined, typed('c=40'))?.ratingSource]).toEqual([
    '',
    '',
  ]);
  expect(subjectOf('6308', undefined, typed('c0=20'))?.rated.fatigueKN).toBeUndefined();
});

test('the factors of a tapered bearing follow from its angle, and a typed e goes before them', () => {
  const rated = subjectOf('30308', undefined)?.rated;
  expect(rated).toMatchObject({ e: 0.35, y2: expect.closeTo(1.74, 1), y0: expect.closeTo(0.96, 1) });
  const own = subjectOf('30308', undefined, typed('e=0.4'))?.rated;
  expect([own?.e, own?.y2]).toEqual([0.4, undefined]);
});

test('the ratings of one bearing are not those of a pair', () => {
  const subject = subjectOf('', { ...listed, itemname: '7208BDB' });
  expect(subject?.rated).toMatchObject({ isPair: true, contactAngleDegrees: 40 });
  expect(subject?.rated.dynamicKN).toBeUndefined();
});

test.each([
  ['SKF NU 310 ECP', 'ZWZ', 'NU310', false],
  ['SKF NU 310 ECP', 'ZWZ', 'NU310E', true],
  ['NJ210ECP', 'ZWZ', 'NJ210', false],
  ['SKF 22220 E', 'ZWZ', '22220CA/W33', false],
  ['22220CC', 'ZWZ', '22220CA/W33', false],
  ['22220CA/W33', 'ZWZ', '22220CA/W33', true],
  ['6308-2RS1', 'DPI', '6308-2RS', true],
  ['6308-2RS1', 'ZWZ', '6308-2RS/C3', false],
  ['32305', 'ZWZ', 'NU305', false],
])('the figures of what is typed, %s, may be those of %s %s: %s', (typed, brandname, itemname, can) => {
  expect(canStandFor(typed, { brandname, itemname })).toBe(can);
});

test('an item that stands for what is typed gives figures only where its number has none', () => {
  const item = { ...listed, itemname: 'NU310E', Dimension_ID: 50, Dimension_OD: 110, Dimension_OW: 27 };
  const subject = subjectOf('SKF NU 310 ECP', { ...item, dynamic_load: 87, static_load: 86 });
  expect(subject).toMatchObject({ name: 'SKF NU 310 ECP', ratingSource: 'NSK general catalogue', ratedAs: '' });
  expect(subject?.rated).toMatchObject({ dynamicKN: 110, boreMm: 50, outsideMm: 110, widthMm: 27 });
  const unrated = subjectOf('6408-2RS1', { ...listed, itemname: '6408-2RS', dynamic_load: 63, static_load: 36 });
  expect(unrated).toMatchObject({ name: '6408-2RS1', ratingSource: '', ratedAs: 'ZWZ 6408-2RS' });
  expect(unrated?.rated).toMatchObject({ dynamicKN: 63, staticKN: 36 });
});

test('of a maker named before the number it is the maker’s figures', () => {
  expect(subjectOf('SKF 22220 E', undefined)?.rated).toMatchObject({ dynamicKN: 425, staticKN: 490, e: 0.24 });
  expect(subjectOf('NSK 22220EAE4', undefined)?.rated).toMatchObject({ dynamicKN: 365, staticKN: 490, e: 0.24 });
});

test('goods without a rating life are no subject', () => {
  for (const name of ['H308', 'GE40ES', 'something', '']) expect(subjectOf(name, undefined), name).toBeUndefined();
});

test('figures that are known are shown where none is typed', () => {
  const subject = subjectOf('', listed);
  expect(subject && knownFigures(subject)).toMatchObject({ c: '41', c0: '24', limit: '9000', bore: '40' });
});
