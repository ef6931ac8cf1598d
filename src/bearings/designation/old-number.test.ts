import { describe, expect, it } from 'vitest';
import { oldNumberFor } from '../interchange/translate-designation.ts';
import { readSeedRecords } from '../seed.fixture.ts';
import { fromOldNumber, toOldNumber } from './old-number.ts';
import { parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

/** Misprints of the source: O for 0, and 76xx, which is 323xx, given as 23xx. */
const MISPRINT = /O[A-Z]+$|^23\d\d$/;

const compact = (number: string) => number.toUpperCase().replace(/[\s-]/g, '').replace('X', '');

describe('a number of GB 272-64', () => {
  it('is translated as in the public table, wherever the scheme has a rule', () => {
    const wrong = readSeedRecords('old-number-map.csv').filter(
      ({ old_number: old = '', new_iso_number: today = '' }) => {
        const number = fromOldNumber(old);
        if (!number || (MISPRINT.test(compact(today)) && compact(today) !== compact(number.number))) return false;
        return compact(number.number + number.suffix) !== compact(today);
      },
    );
    expect(wrong.map((row) => `${row.old_number} ${row.new_iso_number}`)).toEqual([]);
  });

  it.each([
    ['205', '6205'],
    ['80205', '6205-2Z'],
    ['60205', '6205-Z'],
    ['160205', '6205-RS'],
    ['180205', '6205-2RS'],
    ['50205', '6205N'],
    ['18', '608'],
    ['80018', '608-2Z'],
    ['1000905', '61905'],
    ['1000095', '619/5'],
    ['7000108', '16008'],
    ['1505', '2205'],
    ['111205', '1205K'],
    ['12205', 'NF205'],
    ['92205', 'NUP205'],
    ['3182120', 'NN3020K'],
    ['3614', '22314'],
    ['113514', '22214K'],
    ['3003724', '23124'],
    ['36205', '7205C'],
    ['176205', 'QJ205'],
    ['3056205', '3205'],
    ['7516', '32216'],
    ['27305', '31305'],
    ['38205', '52205'],
    ['9039420', '29420'],
    ['9105', '81105'],
    ['480204', 'UC204'],
    ['90504', 'UC204'],
  ])('%s is the current %s', (old, today) => {
    const reading = parseDesignation(old);
    expect(universalNumber(reading)).toBe(today);
    expect(reading.oldNumber).toBe(true);
  });

  it('keeps clearance and precision written with it', () => {
    expect(universalNumber(parseDesignation('180205C3'))).toBe('6205-2RS/C3');
    expect(universalNumber(parseDesignation('E180205'))).toBe('6205-2RS/P6');
    expect(universalNumber(parseDesignation('6-180205'))).toBe('6205-2RS/P6');
  });

  it('of a set with a sleeve is not translated, because it names the shaft', () => {
    expect(parseDesignation('13508').known).toBe(false);
    expect(fromOldNumber('11208')).toBeUndefined();
  });

  it('is found for a current number and translates back to it', () => {
    expect(oldNumberFor(parseDesignation('6205-2RS/C3'))).toBe('180205');
    expect(oldNumberFor(parseDesignation('22214K'))).toBe('113514');
    expect(oldNumberFor(parseDesignation('NU205'))).toBe('32205');
    expect(oldNumberFor(parseDesignation('608-2Z'))).toBe('80018');
    expect(oldNumberFor(parseDesignation('6205-2RZ'))).toBeUndefined();
    expect(toOldNumber('62/22')).toBeUndefined();
    for (const row of readSeedRecords('seed-bearings.csv')) {
      const reading = parseDesignation(row.designation ?? '');
      const old = oldNumberFor(reading);
      if (old === undefined) continue;
      const number = fromOldNumber(old);
      expect((number?.number ?? '') + (number?.suffix ?? ''), row.designation).toBe(universalNumber(reading));
    }
  });
});
