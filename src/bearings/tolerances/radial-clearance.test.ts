import { describe, expect, it } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import * as tables from './radial-clearance.data.ts';
import { radialClearanceMicrons } from './radial-clearance.ts';

describe('the radial internal clearance', () => {
  it.each([
    ['6205', 5, 20],
    ['6205/C3', 13, 28],
    ['6308-2Z/C3', 15, 33],
    ['6316/C4', 46, 71],
    ['608-2Z', 2, 13],
    ['NU205', 20, 45],
    ['NU312ECM/C3', 60, 90],
    ['22220/W33', 60, 100],
    ['22220K/C3', 110, 140],
    ['23130-K/C3', 180, 230],
    ['1207', 13, 29],
    ['1207K/C3', 29, 46],
  ])('of %s is %i to %i µm', (text, min, max) => {
    expect(radialClearanceMicrons(parseDesignation(text))).toEqual({ min, max });
  });

  it.each(['7205B', '30205', '51205', '6205/CM', '6205/C3H', '60/530', 'NN3012K', 'not a bearing'])(
    'of %s is not in the standard',
    (text) => {
      expect(radialClearanceMicrons(parseDesignation(text))).toBeUndefined();
    },
  );
});

const rows = Object.entries(tables).flatMap(([name, table]) =>
  table.map((text): [string, string, string] => [name, text, table[table.indexOf(text) + 1] ?? '']),
);

it.each(rows)('%s: each class of %s is wider than the one before, without a gap in the bores', (_name, text, next) => {
  const [bores = '', ...ranges] = text.split(/:? /);
  const limits = ranges.filter((range) => range !== '-').map((range) => range.split('-').map(Number));
  for (const [i, [min = 0, max = 0]] of limits.entries()) {
    expect(min).toBeLessThan(max);
    expect(limits[i + 1]?.[0] ?? Number.POSITIVE_INFINITY).toBeGreaterThan(min);
    expect(limits[i + 1]?.[1] ?? Number.POSITIVE_INFINITY).toBeGreaterThan(max);
  }
  if (next) expect(next.split('-')[0]).toBe(bores.split('-')[1]);
});
