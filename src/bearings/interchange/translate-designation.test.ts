import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/fixed-seed.ts';
import { parseDesignation } from '../designation/parse-designation.ts';
import type { ParsedDesignation } from '../designation/parsed-designation.ts';
import { dialects } from '../makers.ts';
import { readSeedRecords } from '../seed.fixture.ts';
import { formatDesignation, translateDesignation } from './translate-designation.ts';

const facts = (reading: ParsedDesignation) => {
  const {
    input: _input,
    dialect: _dialect,
    tokens: _tokens,
    alternatives: _others,
    source: _source,
    ...rest
  } = reading;
  const { writtenBasic: _written, oldNumber: _old, cage: _cage, ...facts } = rest;
  return facts;
};

describe('a designation in another dialect', () => {
  it.each([
    ['6205DDUC3', 'NSK', 'SKF', '6205-2RS1/C3'],
    ['6205-2RS1/C3', 'SKF', 'NSK', '6205DDUC3'],
    ['6205-2RS1/C3', 'SKF', 'NTN', '6205LLUC3'],
    ['6205-2RS1/C3', 'SKF', 'FAG', '6205-2RSR-C3'],
    ['6205-2RS1/C3', 'SKF', 'Koyo', '6205 2RS C3'],
    ['6205-2RS1/C3', 'SKF', 'ZWZ', '6205-2RS/C3'],
    ['6205-2RS1/C3', 'SKF', 'DPI', '6205-2RS C3'],
    ['6205LLB', 'NTN', 'Koyo', '6205 2RU'],
    ['61905-2Z', 'SKF', 'NSK', '6905ZZ'],
    ['688ZZ', 'NSK', 'SKF', '628/8-2Z'],
    ['628/8-2Z', 'SKF', 'NTN', '688ZZ'],
    ['7205', 'NTN', 'NSK', '7205A'],
    ['7205AC', 'ZWZ', 'FAG', '7205-E'],
    ['22220K/C3', undefined, 'NSK', '22220KC3'],
    ['HK2020', undefined, 'IKO', 'TLA2020Z'],
    ['TAF253320', 'IKO', 'SKF', 'NK25/20'],
  ] as const)('%s of %s is for %s %s', (text, from, to, expected) => {
    expect(translateDesignation(text, from, to)).toBe(expected);
  });

  it('is undefined where the dialect cannot express it', () => {
    expect(translateDesignation('6205-2RSL', 'SKF', 'ZWZ')).toBeUndefined();
    expect(translateDesignation('6205-2RS', 'ZWZ', 'IKO')).toBeUndefined();
    expect(translateDesignation('7205AC', 'ZWZ', 'Koyo')).toBe('7205AC');
    expect(translateDesignation('7205', 'ZWZ', 'NTN')).toBeUndefined();
    expect(translateDesignation('6205 XYZ', 'SKF', 'NSK')).toBeUndefined();
    expect(translateDesignation('nothing', undefined, 'SKF')).toBeUndefined();
  });

  it('parses back to the same facts in every dialect', () => {
    const numbers = readSeedRecords('seed-bearings.csv').map((row) => row.designation ?? '');
    const endings = [
      '',
      '-Z',
      '-2Z',
      '-RS',
      '-2RS',
      '-RZ',
      '-2RZ',
      '-2RSL',
      '-RSZ',
      'K',
      'K30',
      'N',
      'NR',
      'B',
      'AC',
      'C',
    ];
    const fits = ['', '/C2', '/C3', '/C4', '/CM', '/P6', '/P5', '/P63', '/P54'];
    const pairs = ['', '/DB', '/UA'];
    fc.assert(
      fc.property(
        fc.constantFrom(...numbers),
        fc.constantFrom(...endings),
        fc.constantFrom(...fits),
        fc.constantFrom(...pairs),
        fc.constantFrom(...dialects),
        (number, ending, fit, pair, dialect) => {
          const reading = parseDesignation(number + ending + fit + pair, dialect === 'NTN' ? 'generic' : dialect);
          const printed = formatDesignation(reading, dialect);
          if (printed === undefined) return;
          expect(facts(parseDesignation(printed, dialect)), printed).toEqual(facts(reading));
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
