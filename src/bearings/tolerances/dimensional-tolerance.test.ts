import { describe, expect, it } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { assembledWidthTolerances, radialTolerances, taperTolerances } from './dimensional-tolerance.data.ts';
import { dimensionalTolerances } from './dimensional-tolerance.ts';

const of = (designation: string) => dimensionalTolerances(parseDesignation(designation));

describe('the tolerances of a bearing, in µm', () => {
  it('6205: bore 0/−10, outside 0/−13, width 0/−120, run-out 13 and 25', () => {
    expect(of('6205')).toEqual({
      bore: { min: -10, max: 0 },
      outside: { min: -13, max: 0 },
      width: { min: -120, max: 0 },
      innerRunout: 13,
      outerRunout: 25,
    });
  });

  it.each([
    ['6205/P6', -8, -11, 8, 13],
    ['6205/P5', -6, -9, 4, 8],
    ['6205/P4', -5, -7, 3, 5],
    ['6205/P2', -2.5, -4, 2.5, 4],
    ['7010CP4S', -6, -7, 2.5, 4],
    ['NU310/P63', -10, -13, 10, 18],
    ['22320/W33', -20, -30, 25, 50],
    ['608', -8, -9, 10, 15],
  ])('%s: bore 0/%d, outside 0/%d, run-out %d and %d', (designation, bore, outside, innerRunout, outerRunout) => {
    expect(of(designation)).toMatchObject({ bore: { min: bore }, outside: { min: outside }, innerRunout, outerRunout });
  });

  it('of tapered roller bearings are their own, with the assembled width above nominal', () => {
    expect(of('30205')).toEqual({
      bore: { min: -12, max: 0 },
      outside: { min: -16, max: 0 },
      width: { min: 0, max: 200 },
      innerRunout: 18,
      outerRunout: 25,
    });
    expect(of('30205/P6X')).toMatchObject({ bore: { min: -12 }, width: { min: 0, max: 100 } });
    expect(of('32220/P5')).toMatchObject({ bore: { min: -15 }, width: { min: -200, max: 200 }, innerRunout: 8 });
  });

  it.each(['7010CP4A', 'NN3012K/SP', '30205/P2', '51205', 'UC205', 'HK2020', 'not a bearing'])(
    '%s is not in the standard',
    (designation) => {
      expect(of(designation)).toEqual({});
    },
  );
});

type Row = { from: number; to: number; values: number[] };

function readRows(texts: readonly string[]): Row[] {
  return texts.map((text) => {
    const [sizes = '', values = ''] = text.split(': ');
    const [from = 0, to = 0] = sizes.split('-').map(Number);
    return { from, to, values: values.split(' ').map(Number) };
  });
}

const tables = [radialTolerances, taperTolerances].flatMap((byClass, i) =>
  Object.entries(byClass).flatMap(([name, { inner, outer }]) => [
    { name: `${i ? 'taper ' : ''}${name} inner`, rows: readRows(inner) },
    { name: `${i ? 'taper ' : ''}${name} outer`, rows: readRows(outer) },
  ]),
);

it.each(tables)('$name: a larger size has no narrower tolerance, and no size is left out', ({ rows }) => {
  for (const [i, row] of rows.slice(1).entries()) {
    expect(row.from).toBe(rows[i]?.to);
    for (const [column, value] of row.values.entries())
      expect(Math.abs(value)).toBeGreaterThanOrEqual(Math.abs(rows[i]?.values[column] ?? 0));
  }
});

const stepsDown = [
  ['N', 'P6'],
  ['P6', 'P5'],
  ['P5', 'P4'],
  ['P4', 'P2'],
] as const;

it.each(stepsDown)('%s is nowhere narrower than %s', (worse, better) => {
  for (const ring of ['inner', 'outer'] as const) {
    const coarse = readRows(radialTolerances[worse]?.[ring] ?? []);
    for (const { from, to, values } of readRows(radialTolerances[better]?.[ring] ?? [])) {
      const row = coarse.find((one) => one.from <= from && one.to >= to);
      for (const [column, value] of values.entries())
        expect(Math.abs(value), `${ring} ${from}-${to}`).toBeLessThanOrEqual(Math.abs(row?.values[column] ?? 0));
    }
  }
});

it('the assembled width of a tapered roller bearing has a tolerance for each bore in the tables', () => {
  for (const texts of Object.values(assembledWidthTolerances))
    for (const [i, { from, values }] of readRows(texts.map((text) => text.replace(/: -/, ': '))).entries()) {
      if (i > 0) expect(from).toBe(readRows(texts)[i - 1]?.to);
      expect(values).toHaveLength(2);
    }
});
