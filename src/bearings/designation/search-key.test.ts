import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designationKey, splitDesignations } from './search-key.ts';

describe('the key of a designation', () => {
  it.each([
    ['6205-2RS/C3', '6205 2rs c3'],
    ['6205-2RS/C3', '6205.2RS.C3'],
    ['6205/2RS', '6205-2RS'],
    ['608/2Z', '608-2Z'],
    ['NU 205 ECP', 'nu205ecp'],
    ['62/22', '62 / 22'],
    ['62/22-2RS', '62/22.2RS'],
    ['6205–2RS', '6205-2RS'],
    ['6205−2RS', '6205-2RS'],
    ['6205С3', '6205C3'],
    ['６２０５', '6205'],
    ['K20×26×17', 'K 20x26x17'],
    ['K20*26*17', 'k20X26X17'],
    ['22316 CCK/W33 C3', '22316CCK/W33/C3'],
    ['22310K/H2310', '22310K+H2310'],
    ['NK 25/20', 'NK25/20'],
    ['LM11949 / LM11910', 'LM11949/LM11910'],
    ['W6205/W33', 'W6205W33'],
  ])('%s and %s are equal', (a, b) => {
    expect(designationKey(a)).toBe(designationKey(b));
  });

  it.each([
    ['R1-4ZZ', 'R14ZZ'],
    ['62/22', '6222'],
    ['60/28', '6028'],
    ['230/500', '230500'],
    ['NU10/500', 'NU10500'],
    ['248/800', '24880'],
    ['NK5/10', 'NK510'],
    ['LM11949/10', 'LM1194910'],
    ['25580/25520', '2558025520'],
    ['618/5', '6185'],
    ['618/2.5', '618/25'],
    ['K70x76x19.8', 'K70x76x198'],
  ])('%s and %s differ', (a, b) => {
    expect(designationKey(a)).not.toBe(designationKey(b));
  });

  it('keeps only the slash of the basic number', () => {
    expect(designationKey('230/500 CAK/W33/C3')).toBe('230/500CAKW33C3');
    expect(designationKey('6205/C3')).toBe('6205C3');
    expect(designationKey('6205/P63')).toBe('6205P63');
    expect(designationKey('LM501349/LM501310')).toBe('LM501349/LM501310');
  });

  it('is its own key', () => {
    const piece = fc.constantFrom('62', '6205', '/', '-', ' ', '2RS', 'C3', '22', 'NU', '10', '500', '.', 'x', 'LM');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (parts) => {
        const once = designationKey(parts.join(''));
        return designationKey(once) === once;
      }),
      { numRuns: 500, examples: [[['6205', '.', '2RS', '/', 'C3']]] },
    );
  });
});

describe('several numbers at once', () => {
  it('are separated by comma, semicolon or line break, never by a space', () => {
    expect(splitDesignations('6205 2RS, NU 205;\n22210\r\n\n 62/22 ,')).toEqual([
      '6205 2RS',
      'NU 205',
      '22210',
      '62/22',
    ]);
    expect(splitDesignations(' , ;\n')).toEqual([]);
  });

  it('are read without the marks of a list', () => {
    expect(splitDesignations('1) 6205 ZZ\n2. NU 205\n(3) 22210\na) 51105\n• 6305')).toEqual([
      '6205 ZZ',
      'NU 205',
      '22210',
      '51105',
      '6305',
    ]);
    expect(splitDesignations('1. 5 x 10')).toEqual(['5 x 10']);
    expect(splitDesignations('25 52 15\n6 205')).toEqual(['25 52 15', '6 205']);
  });
});
