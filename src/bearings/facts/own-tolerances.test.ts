import { describe, expect, it } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { factsOf } from './facts-of.ts';

const facts = (designation: string) => factsOf(parseDesignation(designation));

describe('bearings that makers build to tolerances of their own', () => {
  it.each(['ZKLN2557-2RS', '30TAC62B', 'BSA205C', '7602025', 'KA020CP0'])('%s has none of ISO', (text) => {
    const { boreToleranceMicrons, widthToleranceMicrons, clearanceMicrons } = facts(text);
    expect([boreToleranceMicrons, widthToleranceMicrons, clearanceMicrons]).toEqual([undefined, undefined, undefined]);
  });

  it.each(['R8', 'R8-2RS', '1630-2RS', 'RLS10', 'RMS10', 'LJ1.1/4'])(
    '%s, in inches, has no tolerances of ISO 492',
    (text) => {
      const { boreToleranceMicrons, outsideToleranceMicrons, widthToleranceMicrons, innerRunoutMicrons } = facts(text);
      expect([boreToleranceMicrons, outsideToleranceMicrons, widthToleranceMicrons, innerRunoutMicrons]).toEqual(
        Array(4).fill(undefined),
      );
    },
  );

  it('ZKLN has two rows, and no load centre of one', () => {
    expect(facts('ZKLN2557-2RS').loadCentreMm).toBeUndefined();
    expect(facts('30TAC62B').loadCentreMm).toBeDefined();
  });
});
