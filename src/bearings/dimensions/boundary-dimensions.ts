import { isDigitAt } from '../../lib/text-runs.ts';
import type { WidthKind } from '../attributes.ts';
import {
  doubleThrustDimensionsMm,
  outsideDiametersMm,
  taperWidthsMm,
  thrustDimensionsMm,
  widthsMm,
} from './dimension-plan.data.ts';
import type { SeriesRow } from './series.data.ts';
import { closedWidthsMm, closedWidthUnknown, disputedWidths } from './series.data.ts';

/** Sizes in mm; null when unknown. `closedWidthMm` is the width with shields or seals. */
export type BoundaryDimensions = {
  readonly boreMm: number | null;
  readonly outsideMm: number | null;
  readonly widthMm: number | null;
  readonly closedWidthMm: number | null;
  readonly widthKind: WidthKind;
};

export const NO_DIMENSIONS: BoundaryDimensions = {
  boreMm: null,
  outsideMm: null,
  widthMm: null,
  closedWidthMm: null,
  widthKind: 'B',
};

/** The sizes in mm of a bearing that is as wide with seals as without. */
export const fixedDimensions = (
  boreMm: number | null,
  outsideMm: number | null,
  widthMm: number | null,
): BoundaryDimensions => ({ boreMm, outsideMm, widthMm, closedWidthMm: widthMm, widthKind: 'B' });

/** '25:52x15' has the values 52 and 15; '05=20:47x28' has a bore that is not the one of its code. */
type Entry = { readonly boreMm: number | undefined; readonly values: readonly number[] };

function parseEntry(entry: string): [name: string, Entry] {
  const [front = '', values] = entry.split(':');
  const [name = '', bore] = front.split('=');
  return [
    name,
    { boreMm: bore === undefined ? undefined : Number(bore), values: values?.split('x').map(Number) ?? [] },
  ];
}

const parsedRows = new Map<string, ReadonlyMap<string, Entry>>();

function rowOf(name: string, table: Readonly<Record<string, string>>): ReadonlyMap<string, Entry> | undefined {
  return Object.hasOwn(table, name) ? entriesIn(table[name] ?? '') : undefined;
}

export function entriesIn(text: string): ReadonlyMap<string, Entry> {
  const known = parsedRows.get(text);
  if (known) return known;
  const row = new Map(text.split(' ').map(parseEntry));
  parsedRows.set(text, row);
  return row;
}

const NO_VALUES: readonly number[] = [];

/** The numbers of an entry such as '25:52x15' under its name, here 25; none where the table has no such entry. */
export const valuesIn = (text: string, name: string | number): readonly number[] =>
  entriesIn(text).get(String(name))?.values ?? NO_VALUES;

const valueAt = (name: string, table: Readonly<Record<string, string>>, bore: string): number | undefined =>
  rowOf(name, table)?.get(bore)?.values[0];

export const outsideDiameterInSeries = (diameterSeries: string, boreMm: number): number | undefined =>
  valueAt(diameterSeries, outsideDiametersMm, String(boreMm));

export const widthInSeries = (dimensionSeries: string, boreMm: number): number | undefined =>
  valueAt(dimensionSeries, widthsMm, String(boreMm));

/** 00 is 10, 01 is 12, 02 is 15, 03 is 17; other codes are multiplied by five. */
export function boreFromCode(code: string): number | undefined {
  if (code.length !== 2 || !isDigitAt(code, 0) || !isDigitAt(code, 1)) return undefined;
  const digits = Number(code);
  if (digits > 96) return undefined;
  return digits < 4 ? SMALL_BORES_MM[digits] : digits * 5;
}

/** The bore in mm of a code, or written out: 10 is 50 mm, /500 is 500. */
export const boreOf = (written: string): number | undefined =>
  written.startsWith('/') ? Number(written.slice(1)) : boreFromCode(written);

const SMALL_BORES_MM: readonly number[] = [10, 12, 15, 17];

/** 25 is '05', 22 is '/22'. */
export function boreCodeFor(boreMm: number): string {
  const small = SMALL_BORES_MM.indexOf(boreMm);
  if (small >= 0) return `0${small}`;
  const regular = boreMm % 5 === 0 && boreMm >= 20 && boreMm < 500;
  return regular ? String(boreMm / 5).padStart(2, '0') : `/${boreMm}`;
}

function thrustDimensions(row: string, boreMm: number): BoundaryDimensions | undefined {
  const [outside, height] = valuesIn(thrustDimensionsMm[row] ?? '', boreMm);
  if (outside === undefined || height === undefined) return undefined;
  return { boreMm, outsideMm: outside, widthMm: height, closedWidthMm: height, widthKind: 'H' };
}

/** The shaft washer of a double direction bearing has a smaller bore than the code says. */
function doubleThrustDimensions(row: string, code: string): BoundaryDimensions | undefined {
  const { boreMm, values } = rowOf(row, doubleThrustDimensionsMm)?.get(code) ?? { values: NO_VALUES };
  const [outside, height] = values;
  if (boreMm === undefined || outside === undefined || height === undefined) return undefined;
  return { boreMm, outsideMm: outside, widthMm: height, closedWidthMm: height, widthKind: 'H' };
}

const thrustDimensionsOf = (row: string, code: string, boreMm: number): BoundaryDimensions | undefined =>
  Object.hasOwn(doubleThrustDimensionsMm, row) ? doubleThrustDimensions(row, code) : thrustDimensions(row, boreMm);

export function dimensionsInSeries(series: SeriesRow, code: string, boreMm: number): BoundaryDimensions | undefined {
  if (boreMm < (series.from ?? 0) || boreMm > (series.to ?? Number.POSITIVE_INFINITY)) return undefined;
  if (series.like !== undefined) {
    const sizes = thrustDimensionsOf(series.like, code, boreMm);
    return sizes && { ...sizes, widthMm: null, closedWidthMm: null };
  }
  if (series.diameter === undefined) return thrustDimensionsOf(series.width ?? '', code, boreMm);
  return radialDimensions(series, code, boreMm);
}

function radialDimensions(series: SeriesRow, code: string, boreMm: number): BoundaryDimensions | undefined {
  const outside = outsideDiameterInSeries(series.diameter ?? '', boreMm);
  if (outside === undefined) return undefined;
  const taper = series.type === 'tapered roller';
  const width = series.width && valueAt(series.width, taper ? taperWidthsMm : widthsMm, String(boreMm));
  if (series.width && width === undefined) return undefined;
  const written = series.code + code;
  const open = width && !disputedWidths.includes(written) ? width : null;
  return {
    boreMm,
    outsideMm: outside,
    widthMm: open,
    closedWidthMm: closedWidthsMm[written] ?? (closedWidthUnknown.includes(written) ? null : open),
    widthKind: taper ? 'T' : 'B',
  };
}
