import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { universalNumber } from '../designation/universal-number.ts';
import { readSeedRecords } from '../seed.fixture.ts';
import { compareBearings, mayReplace } from './compare-bearings.ts';

const exchangeable = (level: string) => level === 'identical' || level === 'interchangeable';

describe('two designations', () => {
  it.each(readSeedRecords('pairs-public.csv').map(({ a = '', b = '', equivalent = '' }) => [a, b, equivalent]))(
    '%s and %s are the same: %s',
    (a, b, equivalent) => {
      expect(exchangeable(compareBearings(a, b).level)).toBe(equivalent === 'yes');
      expect(exchangeable(compareBearings(b, a).level)).toBe(equivalent === 'yes');
    },
  );

  it.each([
    ['6205-2RS/C3', '6205 2rs c3', 'identical', []],
    ['LM11949/10', 'LM11949/LM11910', 'identical', []],
    ['6206/CN', '6206', 'identical', []],
    ['22316CCK/W33 C3', '22316CCK/C3W33', 'identical', []],
    ['6205DDU', '6205-2RS1', 'interchangeable', []],
    ['NU308ECP', 'NU308-E-M1', 'interchangeable', ['cage']],
    ['NU205M', 'NU205EM', 'same-size', ['internal design']],
    ['22220CA/W33', '22220MB/W33', 'interchangeable', ['cage guidance', 'design']],
    ['22220CC/W33', '22220CA/W33', 'interchangeable', ['cage', 'design']],
    ['22220E', '22220E/W33', 'interchangeable', []],
    ['22220E', '22220EAE4', 'interchangeable', ['cage', 'design']],
    ['22220-E1', '22220E', 'interchangeable', ['design']],
    ['22220', '22220/W33', 'interchangeable', ['lubrication']],
    ['SY25TF', 'UCP205', 'interchangeable', ['bolt spacing']],
    ['SYJ25TF', 'UCP205', 'interchangeable', []],
    ['6205M', '6205MA', 'interchangeable', ['cage guidance']],
    ['7010CTRSULP4', '7010CTYNSULP4', 'interchangeable', ['cage', 'cage guidance']],
    ['7205B', '7205B/UA', 'same-size', ['pairing']],
    ['7205B', '7205BDB', 'different', ['width', 'pairing']],
    ['6203-2Z', '6203ZZ-10', 'different', ['bore']],
    ['32024X/DFC200', '32024X/DFC250', 'same-size', ['axial clearance']],
    ['CF10UU', 'KR22PP', 'different', ['special']],
    ['6205-2RS', '6205-2Z', 'same-size', ['seal']],
    ['6205', '6205/C3', 'same-size', ['clearance']],
    ['S6205 hybrid', '6205 hybrid', 'same-size', ['special']],
    ['S6205 hybrid', 'S6205', 'same-size', ['material', 'special']],
    ['SS6205 2RS hybrid ceramic', 'SHC6205-2RS', 'interchangeable', []],
    ['6205/C3', '6205CM', 'same-size', ['clearance']],
    ['22205', '2205', 'same-size', ['type']],
    ['NU205', 'NUP205', 'same-size', ['series']],
    ['NUP205', 'NJ205/C3', 'same-size', ['series', 'clearance']],
    ['NU205E', 'NJ205', 'same-size', ['series', 'internal design']],
    ['NU308ECM/C3', 'NU308ECP/C4', 'same-size', ['clearance', 'cage']],
    ['22205CC', '2205TN', 'same-size', ['type']],
    ['UCP205', 'UCF205/C3', 'different', ['series', 'clearance']],
    ['6205 XYZ', '6205', 'same-size', ['unknown suffix']],
    ['6205-2RS/C3HT51', '6205-2RS/C3VT127', 'same-size', ['grease']],
    ['62/22', '6222', 'different', ['bore', 'outside', 'width']],
    ['62205-2RS', '6205-2RS', 'different', ['width']],
    ['UCP205', 'UCF205', 'different', ['series']],
    ['hello', '6205', 'different', ['not known']],
    ['', '', 'different', ['not known']],
  ])('%s and %s are %s, differing in %j', (a, b, level, differs) => {
    expect(compareBearings(a, b)).toEqual({ level, differs });
  });

  it.each([
    ['6205-2RS', '6205-2RZ'],
    ['6205-2RS', '6205-2RSL'],
    ['6205-RS', '6205-2RS'],
    ['6205N', '6205NR'],
    ['6205-ZN', '6205-ZNB'],
    ['16005', '6005'],
    ['NU205', 'NJ205'],
    ['HK2020', 'BK2020'],
    ['NK25/20', 'NKI25/20'],
    ['RNA4905', 'NA4905'],
    ['LM11949', 'LM11949/LM11910'],
    ['UC205', 'UC205-16'],
    ['UC205', 'UCP205'],
    ['UC205', 'UK205'],
    ['6205', 'S6205'],
    ['7205B', '7205C'],
    ['7205B', '7205AC'],
    ['7205B', '7205'],
    ['7014CTYNDULP4', '7014CTYNSULP4'],
    ['B7005-C-T-P4S-DUL', 'B7005-C-T-P4S-UL'],
    ['7205B', '7205BDB'],
    ['7205BEP', '7205BECBP'],
    ['32207', '32207B'],
    ['HR32206J', 'HR32206CJ'],
    ['24040K30', '24040K'],
    ['22210K', '22210K+H310'],
    ['6205/P5', '6205/P6'],
    ['6205/C3', '6205/C3L'],
    ['689', '618/9'],
    ['25580/25520', '25580/25520A'],
    ['LM48548/LM48510', 'LM48548A/LM48510'],
    ['7205BDBA', '7205BDBB'],
    ['7205BECBP', '7205BECAP'],
    ['6316/C3S1', '6316/C3S2'],
    ['6311/C3', '6311/C3VL0241'],
    ['6800', 'F6800'],
    ['6205-2RS', '6205-2RS/VA201'],
    ['32008X', '32008XR'],
    ['7205', '30205'],
    ['32205', 'NU205'],
  ])('%s and %s never interchange', (a, b) => {
    expect(exchangeable(compareBearings(a, b).level)).toBe(false);
  });

  it.each([
    ['6306/S1', '6306', true, false],
    ['6306/S1', '6306/S0', false, false],
    ['QJ210N2', 'QJ210', true, false],
    ['22220/W33', '22220', true, false],
    ['22220E', '22220/W33', true, true],
    ['6205DDU', '6205-2RS1', true, true],
    ['6205M', '6205', true, true],
    ['6205-2RS', '6205', false, false],
    ['6205', '6206', false, false],
  ])('%s may take the place of %s: %s, and the reverse: %s', (a, b, forward, back) => {
    const [one, other] = [parseDesignation(a), parseDesignation(b)];
    expect([mayReplace(one, other), mayReplace(other, one)]).toEqual([forward, back]);
  });

  it('are compared by their makers’ meaning when parsed with a maker', () => {
    const [snr, nsk] = [parseDesignation('6205E', 'SNR'), parseDesignation('6205DU', 'NSK')];
    expect(compareBearings(snr, nsk).level).toBe('interchangeable');
    expect(compareBearings('6205E', nsk)).toEqual({ level: 'same-size', differs: ['seal', 'design'] });
  });

  it('with equal universal numbers have equal sizes and types', () => {
    const known = new Map<string, string>();
    for (const row of readSeedRecords('seed-bearings.csv')) {
      const reading = parseDesignation(row.designation ?? '');
      if (!reading.known) continue;
      const size = [row.type, row.d_mm, row.D_mm, row.B_mm].join(' ');
      const number = universalNumber(reading);
      expect(known.get(number) ?? size, row.designation).toBe(size);
      known.set(number, size);
    }
  });

  it('interchange only with equal universal numbers', () => {
    const text = fc.constantFrom('6205', '6905', '61905', '7205B', '7205', '30205', 'NU205', '62/22', '6222');
    const end = fc.constantFrom('', 'ZZ', '-2RS', 'LLU', 'DDU', 'C3', '/CN', 'N', 'M', 'XYZ', 'DB', 'P5');
    fc.assert(
      fc.property(text, end, text, end, (a, x, b, y) => {
        const [one, two] = [`${a} ${x}`, `${b} ${y}`];
        const same = exchangeable(compareBearings(one, two).level);
        const numbers = [one, two].map((designation) => universalNumber(parseDesignation(designation)));
        return !same || numbers[0] === numbers[1];
      }),
      { numRuns: 500 },
    );
  });
});
