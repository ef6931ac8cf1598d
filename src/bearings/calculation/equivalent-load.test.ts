import { expect, test } from 'vitest';
import type { BearingType } from '../attributes.ts';
import { equivalentDynamicLoad } from './equivalent-load.ts';
import { minimumLoad } from './minimum-load.ts';
import type { RatedBearing } from './rated-bearing.ts';
import { equivalentStaticLoad } from './static-load.ts';

const bearing = (type: BearingType | null, figures: Partial<RatedBearing> = {}): RatedBearing => ({
  type,
  series: '',
  ...figures,
});
const combined = { radialKN: 2, axialKN: 1 };

test.each<[RatedBearing, string]>([
  [bearing('deep groove ball'), 'C0'],
  [bearing('deep groove ball', { staticKN: 10 }), 'f0'],
  [bearing('angular contact ball'), 'contact angle'],
  [bearing('angular contact ball', { contactAngleDegrees: 15 }), 'C0'],
  [bearing('angular contact ball double row'), 'contact angle'],
  [bearing('tapered roller'), 'e'],
  [bearing('spherical roller'), 'e'],
  [bearing('self-aligning ball'), 'e'],
  [bearing('insert/unit'), 'formula'],
  [bearing('cylindrical roller', { series: 'NJ' }), 'formula'],
  [bearing('adapter sleeve'), 'formula'],
  [bearing(null), 'formula'],
])('what is not known of %o is named: %s', (rated, missing) =>
  expect(equivalentDynamicLoad(rated, combined)).toEqual({ missing }),
);

test.each<[BearingType, string, 'axial' | 'radial']>([
  ['cylindrical roller', 'NU2', 'axial'],
  ['cylindrical roller', 'N3', 'axial'],
  ['needle roller with inner ring', 'NA49', 'axial'],
  ['toroidal', 'C22', 'axial'],
  ['thrust ball', '511', 'radial'],
  ['spherical roller thrust', '294', 'radial'],
])('%s %s takes no such %s load', (type, series, refused) => {
  const load = { radialKN: 2, axialKN: 1 };
  expect(equivalentDynamicLoad(bearing(type, { series }), load)).toEqual({ refused });
});

test('a radial load alone needs no factor', () => {
  for (const type of ['deep groove ball', 'tapered roller', 'spherical roller', 'insert/unit'] as const)
    expect(equivalentDynamicLoad(bearing(type), { radialKN: 3, axialKN: 0 })).toMatchObject({ loadKN: 3, x: 1, y: 0 });
});

test('below e a deep groove bearing feels the radial load only, above e both, and nothing outside of the table', () => {
  const rated = bearing('deep groove ball', { f0: 14, staticKN: 14 });
  const factorsAt = (axialKN: number) => equivalentDynamicLoad(rated, { radialKN: 1, axialKN });
  expect(factorsAt(0.19)).toMatchObject({ loadKN: 1 });
  expect(factorsAt(0.345)).toMatchObject({
    x: 0.56,
    y: expect.closeTo(1.99, 6),
    factors: { e: expect.closeTo(0.22, 6) },
  });
  expect(factorsAt(20)).toMatchObject({ y: 1, factors: { e: 0.44 } });
  expect(factorsAt(0.1)).toMatchObject({ factors: { e: 0.19, y2: 2.3 } });
});

test("the maker's Y decides before the one that follows from e", () => {
  const rated = bearing('tapered roller', { e: 0.37, y2: 1.6 });
  expect(equivalentDynamicLoad(rated, { radialKN: 1, axialKN: 1 })).toMatchObject({ x: 0.4, y: 1.6 });
  const fromY = equivalentDynamicLoad(bearing('tapered roller', { y2: 1.6 }), { radialKN: 1, axialKN: 1 });
  expect(fromY).toMatchObject({ y: 1.6, factors: { e: expect.closeTo(0.375, 3) } });
  const pair = equivalentDynamicLoad({ ...rated, isPair: true }, { radialKN: 1, axialKN: 0.1 });
  expect(pair).toMatchObject({ x: 1, y: expect.closeTo(0.675 / 0.37, 3) });
});

test('static: an angle that is not known is missing, and a bearing for one direction refuses the other', () => {
  expect(equivalentStaticLoad(bearing('tapered roller'), combined)).toEqual({ missing: 'e' });
  expect(equivalentStaticLoad(bearing('angular contact ball'), combined)).toEqual({ missing: 'contact angle' });
  expect(equivalentStaticLoad(bearing('wheel hub'), combined)).toEqual({ missing: 'formula' });
  expect(equivalentStaticLoad(bearing('needle roller'), combined)).toEqual({ refused: 'axial' });
  expect(equivalentStaticLoad(bearing('thrust ball'), combined)).toEqual({ refused: 'radial' });
  expect(equivalentStaticLoad(bearing('spherical roller thrust'), { radialKN: 1, axialKN: 4 })).toMatchObject({
    loadKN: 6.7,
  });
});

test.each<[BearingType, Partial<RatedBearing>, object]>([
  ['deep groove ball', { dynamicKN: 41 }, { loadKN: expect.closeTo(0.41, 6), of: 'C' }],
  ['cylindrical roller', { dynamicKN: 50 }, { loadKN: 1, of: 'C' }],
  ['cylindrical roller', { dynamicKN: 50, isFullComplement: true }, { loadKN: 2 }],
  ['spherical roller', { staticKN: 200 }, { loadKN: 2, of: 'C0' }],
  ['spherical roller', { dynamicKN: 200 }, { missing: 'C0' }],
  ['tapered roller', {}, { missing: 'C' }],
])('minimum load of %s with %o', (type, figures, expected) =>
  expect(minimumLoad(bearing(type, figures))).toMatchObject(expected),
);
