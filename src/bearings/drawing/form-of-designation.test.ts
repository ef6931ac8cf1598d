import { expect, test } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { formOfDesignation } from './form-of-designation.ts';

const formOf = (designation: string, widthMm: number, maker?: string) =>
  formOfDesignation(parseDesignation(designation, maker), widthMm);

test.each([
  ['6205', 15, { kind: 'deep groove ball' }],
  ['2208K', 23, { kind: 'self-aligning ball', bore: 'taper 1:12' }],
  [
    '24024CCK30/W33',
    60,
    { kind: 'spherical roller', bore: 'taper 1:30', cage: 'steel', hasLubricationGroove: true, hasGuideRing: true },
  ],
  ['22220E', 46, { kind: 'spherical roller', hasLubricationGroove: true }],
  ['22220-E1-XL', 46, { kind: 'spherical roller', hasLubricationGroove: true }],
  ['22220CA', 46, { kind: 'spherical roller', cage: 'brass' }],
  ['6308N', 23, { kind: 'deep groove ball', snapRing: 'N' }],
  ['6308-ZNR', 23, { kind: 'deep groove ball', snapRing: 'NR' }],
  ['F608ZZ', 7, { kind: 'deep groove ball', hasFlange: true }],
  ['7205C', 15, { kind: 'angular contact ball', contactAngleDegrees: 15 }],
  ['7205AC', 15, { kind: 'angular contact ball', contactAngleDegrees: 25 }],
  ['7205B', 15, { kind: 'angular contact ball', contactAngleDegrees: 40 }],
  ['4206', 20, { kind: 'deep groove ball double row' }],
  ['52206', 29, { kind: 'thrust ball double direction' }],
  ['NCF2210V', 23, { kind: 'NCF', cage: 'full complement' }],
])('%s says of its section %o', (designation, widthMm, form) => {
  expect(formOf(designation, widthMm)).toEqual(form);
});

test('a number of GB 272 is drawn as what it stands for', () => {
  expect(formOf('42205', 15).kind).toBe('NJ');
  expect(formOf('38206', 29).kind).toBe('thrust ball double direction');
});

test('a set is drawn where the item is as wide as the set, and one bearing where it is as wide as one', () => {
  expect(formOf('7210BDB', 40).pairing).toBe('DB');
  expect(formOf('7210BDBA', 40).pairing).toBe('DB');
  expect(formOf('7210BDB', 20).pairing).toBeUndefined();
  expect(formOf('7210BTBT', 60).pairing).toBe('TBT');
  expect(formOf('7210BQBT', 80).pairing).toBe('QBT');
});

test.each(['22210K+H310', 'NJ205+HJ205'])('%s is of a form that is not drawn', (designation) => {
  expect(formOf(designation, 23).kind).toBe('');
});

test('nothing is said of what is not understood', () => {
  expect(formOf('EP2 grease', 0)).toEqual({});
});
