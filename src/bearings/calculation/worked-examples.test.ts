import { expect, test } from 'vitest';
import type { BearingType } from '../attributes.ts';
import { equivalentDynamicLoad, innerAxialKN } from './equivalent-load.ts';
import { bearingFrequencies } from './frequencies.ts';
import type { RatedBearing } from './rated-bearing.ts';
import { basicLife, lifeHours, neededDynamicKN, reliabilityFactor } from './rating-life.ts';
import { relubrication, relubricationGrams } from './relubrication.ts';
import { equivalentStaticLoad, staticSafety } from './static-load.ts';

/** Makers round on the way, so an answer counts as the same within 1 %. */
const expectWithin1Percent = (found: number, catalogue: number) =>
  expect(Math.abs(found / catalogue - 1), `${found} for ${catalogue}`).toBeLessThan(0.01);

const bearing = (type: BearingType, figures: Partial<RatedBearing> = {}): RatedBearing => ({
  type,
  series: '',
  ...figures,
});

function loadOf(rated: RatedBearing, radialKN: number, axialKN: number): number {
  const found = equivalentDynamicLoad(rated, { radialKN, axialKN });
  if (!('loadKN' in found)) throw new Error(JSON.stringify(found));
  return found.loadKN;
}

function staticLoadOf(rated: RatedBearing, radialKN: number, axialKN: number): number {
  const found = equivalentStaticLoad(rated, { radialKN, axialKN });
  if (!('loadKN' in found)) throw new Error(JSON.stringify(found));
  return found.loadKN;
}

const hoursOf = ({ type, dynamicKN = 0 }: RatedBearing, loadKN: number, rpm: number) =>
  lifeHours(basicLife(type, dynamicKN, loadKN), rpm);

/** fh of the Japanese makers: 1 at 500 hours. */
const lifeFactor = (hours: number, exponent: number) => (hours / 500) ** (1 / exponent);

const skf6309 = bearing('deep groove ball', { dynamicKN: 55.3 });
const nsk6208 = bearing('deep groove ball', { dynamicKN: 29.1, staticKN: 17.9, f0: 14 });
const koyo6308 = bearing('deep groove ball', { dynamicKN: 40.7, staticKN: 24, f0: 13.5 });
const nsk30305DJ = bearing('tapered roller', { dynamicKN: 38, e: 0.73, y2: 0.83 });
const nsk30206J = bearing('tapered roller', { dynamicKN: 43, e: 0.38, y2: 1.6 });
const nsk23126 = bearing('spherical roller', { dynamicKN: 505, e: 0.28, y1: 2.4, y2: 3.6 });

test.each<[source: string, found: () => number, answer: number]>([
  ['SKF, basic rating life: 6309, 10 kN', () => basicLife('deep groove ball', 55.3, 10), 169],
  ['SKF, basic rating life in hours: 6309, 10 kN, 3000 rpm', () => hoursOf(skf6309, 10, 3000), 940],
  ['NTN, example 1: 6208, 3.2 kN, 650 rpm, life factor', () => lifeFactor(hoursOf(nsk6208, 3.2, 650), 3), 3.36],
  [
    'NTN, example 3: C of a cylindrical roller bearing',
    () => neededDynamicKN('cylindrical roller', 200, 450, 20_000),
    1313,
  ],
  ['NSK, example 1: 6208, 2500 N, 900 rpm, life factor', () => lifeFactor(hoursOf(nsk6208, 2.5, 900), 3), 3.88],
  [
    'NSK, example 2: C for 3000 N, 1900 rpm, 10,000 h',
    () => neededDynamicKN('deep groove ball', 3, 1900, 10_000),
    31.38,
  ],
  ['NSK, example 3: 6208 with 1000 N axial, P', () => loadOf(nsk6208, 2.5, 1), 3.07],
  ['NSK, example 3: 6208 with 1000 N axial, life', () => hoursOf(nsk6208, loadOf(nsk6208, 2.5, 1), 900), 15_800],
  ['NSK, example 4: 23126, 45 and 8 kN, P', () => loadOf(nsk23126, 45, 8), 64.2],
  ['NSK, example 4: 23126, 500 rpm, life', () => hoursOf(nsk23126, 64.2, 500), 32_000],
  ['NSK, example 5: HR30305DJ, P', () => loadOf(nsk30305DJ, 1.569, 3.474), 3.511],
  ['NSK, example 5: HR30305DJ, 600 rpm, life', () => hoursOf(nsk30305DJ, 3.511, 600), 77_900],
  ['NSK, example 5: HR30206J, 600 rpm, life', () => hoursOf(nsk30206J, loadOf(nsk30206J, 3.931, 1.134), 600), 80_400],
  ['Koyo, 6308, 3500 N, 800 rpm, life', () => hoursOf(koyo6308, 3.5, 800), 32_800],
  ['Koyo, 6308 with 1000 N axial, P', () => loadOf(koyo6308, 3.5, 1), 3.77],
  ['Koyo, 6308 with 1000 N axial, life', () => hoursOf(koyo6308, loadOf(koyo6308, 3.5, 1), 800), 26_200],
  ['Koyo, C of 62 for 2000 N, 1600 rpm, 10,000 h', () => neededDynamicKN('deep groove ball', 2, 1600, 10_000), 19.73],
  [
    'Koyo, C of 63 for 6080 N, 1000 rpm, 10,000 h',
    () => neededDynamicKN('deep groove ball', 6.08, 1000, 10_000),
    51.28,
  ],
])('general catalogue: %s', (_, found, answer) => expectWithin1Percent(found(), answer));

test.each<
  [ring: string, count: number, ballMm: number, pitchMm: number, ftf: number, bsf: number, bpfo: number, bpfi: number]
>([
  ['204K', 8, 7.938, 33.5, 0.382, 1.992, 3.052, 4.948],
  ['205K', 9, 7.938, 38.5, 0.397, 2.328, 3.574, 5.426],
  ['208K', 9, 12.7, 60, 0.394, 2.256, 3.547, 5.453],
  ['209K', 9, 12.7, 65, 0.402, 2.461, 3.621, 5.379],
  ['210K', 10, 12.7, 70, 0.409, 2.665, 4.093, 5.907],
  ['304K', 7, 9.525, 36, 0.368, 1.757, 2.574, 4.426],
])('Timken, housed unit catalogue: frequency coefficients of %s', (_, count, elementMm, pitchMm, ...coefficients) => {
  const found = bearingFrequencies({ count, elementMm, pitchMm, contactAngleDegrees: 0 });
  const inOrder = [found.cage, found.element, found.outerRing, found.innerRing];
  for (const [i, coefficient] of coefficients.entries()) expectWithin1Percent(inOrder[i] ?? 0, coefficient);
});

const angular = (contactAngleDegrees: number, figures: Partial<RatedBearing> = {}) =>
  bearing('angular contact ball', { contactAngleDegrees, ...figures });

test.each<[formula: string, found: () => number, byHand: number]>([
  ['ISO 281: 7206B under 2 and 4 kN, 0.35·2 + 0.57·4', () => loadOf(angular(40), 2, 4), 2.98],
  ['ISO 281: a pair of 7206B, 0.57·2 + 0.93·4', () => loadOf(angular(40, { isPair: true }), 2, 4), 4.86],
  ['ISO 281: a pair of 7206B, 4 + 0.55·2', () => loadOf(angular(40, { isPair: true }), 4, 2), 5.1],
  ['ISO 281: 7205AC under 2 and 3 kN, 0.41·2 + 0.87·3', () => loadOf(angular(25), 2, 3), 3.43],
  ['ISO 281: 7205C, f0·Fa/C0 = 0.714', () => loadOf(angular(15, { f0: 14.28, staticKN: 20 }), 1, 1), 1.74],
  ['ISO 281: self-aligning, e = 0.3', () => loadOf(bearing('self-aligning ball', { e: 0.3 }), 2, 1), 4.55],
  ['ISO 281: four-point, 35°', () => loadOf(bearing('four-point contact ball'), 1, 2), 2.74],
  ['SKF: NJ2 with ribs, 0.92·10 + 0.6·4', () => loadOf(bearing('cylindrical roller', { series: 'NJ2' }), 10, 4), 11.6],
  ['SKF: spherical roller thrust, 50 + 1.2·20', () => loadOf(bearing('spherical roller thrust'), 20, 50), 74],
  ['SKF: inner axial force of a taper, 4 / (2·1.6)', () => innerAxialKN(4, 1.6), 1.25],
  ['ISO 76: deep groove, 0.6·1 + 0.5·4', () => staticLoadOf(bearing('deep groove ball'), 1, 4), 2.6],
  ['ISO 76: deep groove, at least Fr', () => staticLoadOf(bearing('deep groove ball'), 4.5, 1.2), 4.5],
  ['ISO 76: a pair of 40°, 2 + 0.52·4', () => staticLoadOf(angular(40, { isPair: true }), 2, 4), 4.08],
  ['ISO 76: taper, 0.5·2 + 0.9·4', () => staticLoadOf(bearing('tapered roller', { y0: 0.9 }), 2, 4), 4.6],
  [
    'ISO 76: spherical roller by e, 2 + 0.66/0.33·3',
    () => staticLoadOf(bearing('spherical roller', { e: 0.33 }), 2, 3),
    8,
  ],
  ['ISO 76: thrust ball', () => staticLoadOf(bearing('thrust ball'), 0, 12), 12],
  ['ISO 76: s0 of 24 kN under 4.5 kN', () => staticSafety(24, 4.5), 5.333],
  ['ISO 281: 99 % reliability', () => reliabilityFactor(99), 0.25],
  [
    'SKF, older catalogues: 6308 at 1450 rpm and 60 °C',
    () => relubrication({ type: 'deep groove ball', boreMm: 40, rpm: 1450, temperatureC: 60 }).hours,
    13_666,
  ],
  [
    'SKF, older catalogues: half at 85 °C',
    () => relubrication({ type: 'deep groove ball', boreMm: 40, rpm: 1450, temperatureC: 85 }).hours,
    6833,
  ],
  ['SKF: grease for 6308, 0.005·90·23', () => relubricationGrams(90, 23), 10.35],
])('formula of %s', (_, found, byHand) => expectWithin1Percent(found(), byHand));
