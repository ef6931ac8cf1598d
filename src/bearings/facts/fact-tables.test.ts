import { describe, expect, it } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { boreCodeFor } from '../dimensions/boundary-dimensions.ts';
import { ballFactorsOneRow, taperAngles } from './axial-factors.data.ts';
import { factsOf } from './facts-of.ts';
import { innerRacewaysMm, outerRacewaysMm } from './raceway.data.ts';
import {
  angularBallRatings,
  cylindricalRollerRatings,
  doubleRowBallRatings,
  grooveBallRatings,
  needleRatings,
  nskFourPointRatings,
  nskSphericalRatings,
  selfAligningBallRatings,
  skfSphericalRatings,
  taperRatings,
  thrustBallRatings,
} from './ratings.data.ts';
import { chamfersMm, shouldersByBore } from './shoulder.data.ts';
import { taperMounting } from './taper-mounting.data.ts';

type Row = { size: number; values: number[] };

const readRow = (text: string): Row[] =>
  text.split(' ').map((entry) => {
    const [size = '', values = ''] = entry.split(':');
    return { size: Number(size), values: values.split('x').map(Number) };
  });

const tables = {
  grooveBallRatings,
  cylindricalRollerRatings,
  innerRacewaysMm,
  outerRacewaysMm,
  chamfersMm,
  taperAngles,
  taperRatings,
  angularBallRatings,
  selfAligningBallRatings,
  thrustBallRatings,
  doubleRowBallRatings,
  nskFourPointRatings,
  nskSphericalRatings,
  skfSphericalRatings,
  taperMounting,
  shouldersByBore,
};
const rows = Object.entries(tables).flatMap(([table, bySeries]) =>
  Object.entries(bySeries).map(([series, text]) => ({ name: `${table} ${series}`, row: readRow(text) })),
);

it.each(rows)('$name is in order of size, with the same figures for each', ({ row }) => {
  for (const [i, { size, values }] of row.slice(1).entries()) {
    expect(size).toBeGreaterThan(row[i]?.size ?? 0);
    expect(values).toHaveLength(row[0]?.values.length ?? 0);
    expect(values.every(Number.isFinite)).toBe(true);
  }
});

/** Makers change balls or rollers in number, so that one rating may be a few per cent below that of the size before. */
const NEARLY = 0.96;
/** The cage of a larger bearing may allow more. */
const NEARLY_UP = 1.13;

/** In which columns the speeds stand. */
const allRatings = (
  [
    [[3, 4, 5], grooveBallRatings],
    [[], taperRatings],
    [[], skfSphericalRatings],
    ...[cylindricalRollerRatings, angularBallRatings, selfAligningBallRatings, thrustBallRatings].map(
      (ratings) => [[2, 3], ratings] as const,
    ),
    ...[doubleRowBallRatings, nskFourPointRatings, nskSphericalRatings].map((ratings) => [[2, 3], ratings] as const),
  ] as const
).flatMap(([speeds, ratings]) => Object.entries(ratings).map(([series, text]) => [series, text, speeds] as const));

it.each(allRatings)('ratings of series %s grow with the size, and speeds fall', (_series, text, speeds) => {
  const row = readRow(text);
  for (const [i, { values }] of row.slice(1).entries()) {
    const before = row[i]?.values ?? [];
    for (const column of [0, 1]) expect(values[column]).toBeGreaterThan((before[column] ?? 0) * NEARLY);
    for (const column of speeds)
      if (values[column])
        expect(values[column]).toBeLessThanOrEqual((before[column] || Number.POSITIVE_INFINITY) * NEARLY_UP);
  }
});

it.each(Object.entries(grooveBallRatings))(
  'of series %s, contact seals are slower than grease, grease than oil',
  (_series, text) => {
    for (const { values } of readRow(text)) {
      const [, , , grease = 0, contact = 0, oil = 0] = values;
      expect(contact).toBeLessThan(grease);
      expect(grease).toBeLessThan(oil);
    }
  },
);

const diameterSeries = [
  ['618', '619'],
  ['619', '60'],
  ['60', '62'],
  ['62', '63'],
  ['2', '3'],
  ['2', '2E'],
  ['3', '3E'],
  ['2E', '22E'],
  ['3E', '23E'],
] as const;

it.each(['72', '73'])('of series %s, 30° carries more radial load than 40°', (series) => {
  const steep = readRow(angularBallRatings[`${series} 40`] ?? '');
  for (const { size, values } of readRow(angularBallRatings[`${series} 30`] ?? '')) {
    const other = steep.find((one) => one.size === size);
    if (other) expect(values[0], `bore ${size}`).toBeGreaterThan(other.values[0] ?? Number.POSITIVE_INFINITY);
  }
});

it.each(diameterSeries)('series %s carries less than %s of the same bore', (lighter, heavier) => {
  const ratings = { ...grooveBallRatings, ...cylindricalRollerRatings };
  const heavy = readRow(ratings[heavier] ?? '');
  for (const { size, values } of readRow(ratings[lighter] ?? '')) {
    const other = heavy.find((one) => one.size === size);
    if (other) expect(other.values[0], `bore ${size}`).toBeGreaterThan(values[0] ?? Number.POSITIVE_INFINITY);
  }
});

const sizeIn = (text: string | undefined, size: number) =>
  readRow(text ?? '').find((one) => one.size === size)?.values[0] ?? Number.NaN;

it.each(['2', '3'])('the rollers of E in series %s need more room than those of the plain design', (series) => {
  for (const { size, values } of readRow(outerRacewaysMm[`${series}E`] ?? '')) {
    const roomOfE = (values[0] ?? 0) - sizeIn(innerRacewaysMm[`${series}E`], size);
    const room = sizeIn(outerRacewaysMm[series], size) - sizeIn(innerRacewaysMm[series], size);
    expect(roomOfE, `bore ${size}`).toBeGreaterThan(room);
  }
});

it('a raceway lies between bore and outside diameter', () => {
  for (const [letters, table] of [
    ['NU', innerRacewaysMm],
    ['N', outerRacewaysMm],
  ] as const)
    for (const [series, text] of Object.entries(table))
      for (const { size, values } of readRow(text)) {
        const { boreMm, outsideMm } = parseDesignation(`${letters}${series.replace('E', '')}${boreCodeFor(size)}`);
        expect(values[0]).toBeGreaterThan(boreMm ?? 999);
        expect(values[0]).toBeLessThan(outsideMm ?? 0);
      }
});

describe('of every bearing of the series', () => {
  const bores = Array.from({ length: 17 }, (_, i) => 20 + 5 * i);
  it.each(['60', '62', '63', '619', '160', '72', '12', '222', '231', '240', 'QJ3'])(
    '%s the shoulders lie between bore and outside diameter',
    (series) => {
      for (const bore of bores) {
        const parsed = parseDesignation(`${series}${boreCodeFor(bore)}`);
        const { shaftShoulderMm, housingShoulderMm, chamferMm, filletMm } = factsOf(parsed);
        if (!shaftShoulderMm || !housingShoulderMm || !chamferMm || !filletMm) continue;
        expect(shaftShoulderMm.value).toBeGreaterThan(bore + 2 * filletMm.value);
        expect(housingShoulderMm.value).toBeLessThan(parsed.outsideMm ?? 0);
        expect(shaftShoulderMm.value).toBeLessThan(housingShoulderMm.value);
        expect(filletMm.value).toBeLessThanOrEqual(chamferMm.value);
      }
    },
  );
});

it('a steeper angle takes more axial load: e grows and Y falls', () => {
  const row = readRow(ballFactorsOneRow);
  for (const [i, { values }] of row.slice(1).entries()) {
    expect(values[0]).toBeGreaterThan(row[i]?.values[0] ?? 0);
    expect(values[1]).toBeLessThan(row[i]?.values[1] ?? 0);
  }
});

const sizesOf = (designation: string) => {
  const { boreMm, outsideMm, widthMm } = parseDesignation(designation);
  return { d: boreMm ?? Number.NaN, D: outsideMm ?? Number.NaN, B: widthMm ?? Number.NaN };
};

it.each(Object.entries(taperMounting))('series %s: shoulders lie between bore and outside', (series, text) => {
  for (const { size, values } of readRow(text)) {
    const [grease = 0, oil = 0, centre = 0, shaft = 0, housing = 0] = values;
    const { d, D, B } = sizesOf(series + boreCodeFor(size));
    expect([d < shaft, shaft < housing, housing < D, centre < 2 * B, grease < oil], `bore ${size}`).toEqual(
      Array(5).fill(true),
    );
  }
});

it.each(Object.entries(shouldersByBore))('series %s: shoulders lie between bore and outside', (series, text) => {
  for (const { size, values } of readRow(text)) {
    const [shaft = 0, housing = 0, fillet = 0] = values;
    const { d, D } = sizesOf(series + boreCodeFor(size));
    expect([d < shaft, shaft < D, d < housing, housing < D, fillet <= 5], `bore ${size}`).toEqual(Array(5).fill(true));
  }
});

it.each(Object.entries(needleRatings))(
  'of series %s, each number is read, and oil is faster than grease',
  (series, text) => {
    for (const entry of text.split(' ')) {
      const [number = '', values = ''] = entry.split(':');
      const [dynamic = 0, statics = 0, grease = 0, oil = 0, ...more] = values.split('x').map(Number);
      const { d, D, B } = sizesOf(series + number);
      expect([D > d, B > 0, dynamic > 0, statics > 0, grease < oil, more], series + number).toEqual([
        ...Array(5).fill(true),
        [],
      ]);
    }
  },
);

it.each(Object.entries(needleRatings))('of series %s, a wider one on the same needles carries more', (series, text) => {
  const rows = text.split(' ').map((entry) => {
    const [number = '', values = ''] = entry.split(':');
    return { ...sizesOf(series + number), dynamic: Number(values.split('x')[0]) };
  });
  for (const { d, D, B, dynamic } of rows)
    for (const other of rows)
      if (other.d === d && other.D === D && other.B > 1.3 * B)
        expect(other.dynamic, `${d}x${D}`).toBeGreaterThan(dynamic);
});
