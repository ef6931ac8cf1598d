import { describe, expect, it } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { factsOf } from './facts-of.ts';

const facts = (designation: string) => factsOf(parseDesignation(designation));

describe('the shoulders', () => {
  it.each([
    ['NU205', 29, 47, 0.6],
    ['NJ2205E', 29, 47, 0.6],
    ['N205', 30, 48, 0.6],
    ['30205', 34, 46, 1],
    ['51106', 40, 37, 0.6],
    ['NA4910', 53.2, 68.8, 0.6],
    ['NNU4920', undefined, undefined, undefined],
  ])('of %s are %s on the shaft and %s in the housing, with a fillet of %s', (designation, shaft, housing, fillet) => {
    const { shaftShoulderMm, housingShoulderMm, filletMm } = facts(designation);
    expect([shaftShoulderMm?.value, housingShoulderMm?.value, filletMm?.value]).toEqual([shaft, housing, fillet]);
  });

  it('come with the centre of the load and its source', () => {
    const { loadCentreMm, shaftShoulderMm } = facts('30205');
    expect([loadCentreMm, shaftShoulderMm?.source]).toEqual([
      { value: 12.7, source: 'NSK general catalogue' },
      'NSK general catalogue',
    ]);
  });
});

it.each([
  ['NA4905', 30],
  ['NKI20/20', 24],
  ['RNA4905', undefined],
])('the raceway of %s is %s mm', (designation, mm) => {
  expect(facts(designation).innerRacewayMm?.value).toBe(mm);
});
