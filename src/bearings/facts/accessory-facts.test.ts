import { describe, expect, test } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { rodEndSizesMm } from '../dimensions/rod-end.data.ts';
import { sleeveSizesMm } from '../dimensions/sleeve.data.ts';
import { unitSizesMm } from '../dimensions/unit.data.ts';
import type { Fact } from './bearing-facts.ts';
import { factsOf } from './facts-of.ts';

const values = (designation: string) =>
  Object.fromEntries(
    Object.entries(factsOf(parseDesignation(designation))).map(([name, fact]: [string, Fact<unknown>]) => [
      name,
      fact.value,
    ]),
  );

test.each([
  ['KM5', { headMm: 38, thread: 'M25 x 1.5' }],
  ['KM0', { headMm: 18, thread: 'M10 x 0.75' }],
  ['KML26', { headMm: 155, thread: 'M130 x 2' }],
  ['KMT5', {}],
  ['AN15', {}],
])('the lock nut %s has its thread', (designation, expected) => {
  expect(values(designation)).toEqual(expected);
});

describe('an adapter sleeve', () => {
  test.each([
    ['H310', { fitsBoreMm: 50, lengthMm: 42, headMm: 70, thread: 'M50 x 1.5', lockNut: 'KM10', lockWasher: 'MB10' }],
    ['H204', { fitsBoreMm: 20, lengthMm: 24, headMm: 32, thread: 'M20 x 1', lockNut: 'KM4', lockWasher: 'MB4' }],
    [
      'H3032',
      { fitsBoreMm: 160, lengthMm: 93, headMm: 190, thread: 'M160 x 3', lockNut: 'KML32', lockWasher: 'MBL32' },
    ],
  ])('%s has its thread, nut and washer', (designation, expected) => {
    expect(values(designation)).toEqual(expected);
  });

  test('with an inch shaft or of a size that is not listed has none', () => {
    expect([values('HE310'), values('H3164')]).toEqual([{}, {}]);
  });
});

describe('a withdrawal sleeve', () => {
  test.each([
    ['AH308', { fitsBoreMm: 40, lengthMm: 29, thread: 'M45 x 1.5' }],
    ['AHX310', { fitsBoreMm: 50, lengthMm: 35, thread: 'M55 x 2' }],
    ['AOH3132', { fitsBoreMm: 160, lengthMm: 103 }],
  ])('%s has its length and, where makers agree, its thread', (designation, expected) => {
    expect(values(designation)).toEqual(expected);
  });
});

describe('a housing', () => {
  test.each([
    ['UCP205', { centreHeightMm: 36.5, lengthMm: 140, boltSpacingMm: 105, bolts: 'M10' }],
    ['UCP205-16', { centreHeightMm: 36.5, lengthMm: 140, boltSpacingMm: 105, bolts: 'M10' }],
    ['UKP205', { centreHeightMm: 36.5, lengthMm: 140, boltSpacingMm: 105, bolts: 'M10' }],
    ['P205', { centreHeightMm: 36.5, lengthMm: 140, boltSpacingMm: 105, bolts: 'M10' }],
    ['UCF208', { lengthMm: 130, boltSpacingMm: 102, bolts: 'M14' }],
    ['UCFL204', { lengthMm: 113, boltSpacingMm: 90, bolts: 'M10' }],
    ['UCFC212', { lengthMm: 195, boltSpacingMm: 160, bolts: 'M16' }],
    ['SNL510-608', { centreHeightMm: 60, lengthMm: 205, boltSpacingMm: 170, bolts: 'M12' }],
    ['SNL608', { centreHeightMm: 60, lengthMm: 205, boltSpacingMm: 170, bolts: 'M12' }],
    ['SNH532', { centreHeightMm: 170, lengthMm: 550, boltSpacingMm: 470, bolts: 'M30' }],
    ['UCPX05', { centreHeightMm: 44.4, lengthMm: 159, boltSpacingMm: 119, bolts: 'M14' }],
  ])('%s has its height, length and bolts', (designation, expected) => {
    expect(values(designation)).toMatchObject(expected);
  });

  test('a flange has no height, and another maker’s unit none of the sizes', () => {
    expect(values('UCF208')).not.toHaveProperty('centreHeightMm');
    expect(values('SY40TF')).not.toHaveProperty('boltSpacingMm');
  });

  test.each([
    ['UCP205', 14, 13.9],
    ['UC205-16', 14, 13.9],
    ['UC201', 12.8, 13.2],
    ['UCX05', 19.5, 13.9],
    ['UCFL311', 71.6, 13.2],
  ])('%s carries C = %d kN with f0 = %d', (designation, dynamicKN, f0) => {
    expect(values(designation)).toMatchObject({ dynamicKN, f0 });
  });

  test('the ratings of an insert with an eccentric collar are not known', () => {
    expect(values('SB205')).not.toHaveProperty('dynamicKN');
  });
});

describe('a rod end', () => {
  test.each([
    ['SI20ES', { headMm: 53, centreHeightMm: 77, thread: 'M20 x 1.5', tiltDegrees: 9, dynamicKN: 30, staticKN: 75.6 }],
    ['SAL6E', { headMm: 21, centreHeightMm: 36, thread: 'M6', tiltDegrees: 13, dynamicKN: 3.4, staticKN: 6.92 }],
    ['GAR25DO', { headMm: 64, centreHeightMm: 94, thread: 'M24 x 2', tiltDegrees: 7, dynamicKN: 48, staticKN: 88.2 }],
    ['GIR20UK', { headMm: 53, centreHeightMm: 77, thread: 'M20 x 1.5', tiltDegrees: 9 }],
    ['PHS10', { headMm: 28, centreHeightMm: 43, thread: 'M10', tiltDegrees: 13 }],
    ['GIKFR 12 PW', { headMm: 32, centreHeightMm: 50, thread: 'M12', tiltDegrees: 13 }],
    ['SAKB 12 F', { headMm: 32, centreHeightMm: 54, thread: 'M12', tiltDegrees: 13 }],
    ['GIPFR 10 PW', { headMm: 28, centreHeightMm: 43, tiltDegrees: 13 }],
  ])('%s has its thread, head and tilt', (designation, expected) => {
    expect(values(designation)).toEqual(expected);
  });
});

test('a spherical plain bearing of steel on steel has its ratings, one with a liner only its tilt', () => {
  expect(values('GE20ES')).toMatchObject({ dynamicKN: 30, staticKN: 146, tiltDegrees: 9 });
  expect(values('GE20DO')).toMatchObject({ dynamicKN: 30 });
  expect(values('GE200ES')).toMatchObject({ dynamicKN: 2120 });
  expect(values('GE20C')).toMatchObject({ tiltDegrees: 9 });
  expect(values('GE20C')).not.toHaveProperty('dynamicKN');
});

test.each(['GE25AX', 'GE25SX', 'GEG20ES', 'GX25S'])(
  '%s is of another series than the table of ratings and tilts',
  (text) => {
    expect(Object.keys(values(text))).not.toEqual(expect.arrayContaining(['tiltDegrees']));
    expect(Object.keys(values(text))).not.toEqual(expect.arrayContaining(['dynamicKN']));
  },
);

const tables = { ...rodEndSizesMm, ...sleeveSizesMm, ...unitSizesMm };

test.each(Object.entries(tables))('no size of %s is smaller than that of the bore before', (_name, text) => {
  const rows = text.split(' ').map((entry) => entry.split(':')[1]?.split('x').map(Number) ?? []);
  for (const [i, row] of rows.slice(1).entries()) {
    const before = rows[i] ?? [];
    expect(row).toHaveLength(before.length);
    expect(row[0]).toBeGreaterThanOrEqual(before[0] ?? 0);
    expect(row[1]).toBeGreaterThanOrEqual(before[1] ?? 0);
  }
});
