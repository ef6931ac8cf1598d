import { expect, test } from 'vitest';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { describeDifferences } from './differences.rule.ts';

const between = (ours: [string, string], theirs: [string, string]) =>
  describeDifferences(parseDesignation(...ours), parseDesignation(...theirs));

test('the same facts from another maker interchange without differences', () => {
  const found = between(['6205-2RS/C3', 'ZWZ'], ['6205 2RS C3', 'Koyo']);
  expect(found).toEqual({ level: 'identical', differs: [] });
  expect(between(['6205-2Z', 'ZWZ'], ['6205ZZ', 'Koyo'])).toEqual({ level: 'identical', differs: [] });
  expect(between(['6205-2RS1', 'SKF'], ['6205DDU', 'NSK'])).toEqual({ level: 'interchangeable', differs: [] });
});

test('another cage interchanges and is listed as a difference', () => {
  expect(between(['NU2310', 'ZWZ'], ['NU2310M', 'ZWZ'])).toEqual({
    level: 'interchangeable',
    differs: [{ what: 'cage', theirs: 'brass cage', ours: 'the standard cage' }],
  });
});

test('other clearance and seals of the same size are listed, theirs and ours', () => {
  expect(between(['6205-2RS/C3', 'ZWZ'], ['6205-2Z', 'ZWZ'])).toEqual({
    level: 'same-size',
    differs: [
      { what: 'seal', theirs: 'Shields, two sides', ours: 'Contact, two sides' },
      { what: 'clearance', theirs: 'CN', ours: 'C3' },
    ],
  });
});

test.each([
  ['6205', '6205/P5', [['precision', 'P5', 'normal']]],
  [
    '7205AC',
    '7205C/DB',
    [
      ['width', '30 mm', '15 mm'],
      ['contact angle', '15°', '25°'],
      ['pairing', 'DB', 'single'],
    ],
  ],
  ['6205', '6205N', [['snap ring', 'a snap ring groove', '']]],
  ['1205', '1205K', [['tapered bore', 'taper 1:12', 'cylindrical']]],
  ['6205', '6205/XYZQ', [['unknown suffix', 'XYZQ', '']]],
  ['22220', '22220/W33', [['lubrication', 'W33', '']]],
  ['NU205', 'NJ205', [['series', 'NJ205', 'NU205']]],
  ['6205/HC5', '6205', [['material', 'bearing steel', 'ceramic balls']]],
  ['6205/S1', '6205', [['heat treatment', '', 'S1']]],
  ['6205/Z2', '6205/Z1', [['noise class', 'Z1', 'Z2']]],
  ['6205-2Z/LHT23', '6205-2Z', [['grease', '', 'LHT23']]],
  [
    'NU2310',
    'NU2310EV',
    [
      ['internal design', 'E', 'plain'],
      ['cage', 'full complement without cage', 'the standard cage'],
    ],
  ],
  [
    '22220CA',
    '22220MB',
    [
      ['cage guidance', 'on the inner ring', 'on the balls or rollers'],
      ['design', 'MB', 'CA'],
    ],
  ],
  ['32024X/DFC200', '32024X/DFC250', [['axial clearance', '250 µm', '200 µm']]],
])('%s and %s differ', (ours, theirs, facts) => {
  const { differs } = between([ours, 'SKF'], [theirs, 'SKF']);
  expect(differs.map((one) => [one.what, one.theirs, one.ours])).toEqual(facts);
});

test('another size is always different', () => {
  const found = between(['6205', 'ZWZ'], ['6206', 'ZWZ']);
  expect(found.level).toBe('different');
  expect(found.differs).toContainEqual({ what: 'bore', theirs: '30 mm', ours: '25 mm' });
});

test('an unknown item replaces nothing', () => {
  expect(between(['6205', 'ZWZ'], ['Glydon grease', 'Glydon']).level).toBe('different');
});
