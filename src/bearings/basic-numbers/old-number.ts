import { boreCodeFor, boreFromCode, entriesIn } from '../dimensions/boundary-dimensions.ts';
import { sleeveShaftsMm, sleevesOfSets, withdrawalShaftsMm } from '../dimensions/sleeve.data.ts';
import type { OldNumberRow } from './old-number.data.ts';
import { oldNumberExceptions, oldNumberRows } from './old-number.data.ts';

export type CurrentNumber = {
  readonly number: string;
  readonly suffix: string;
  /** The sleeve that is sold with it: H205, AH308. */
  readonly sleeve?: string;
  readonly source: string;
};

type OldNumberParts = { bore: string; series: string; type: string; structure: string; width: string };

/** The last two digits are the bore; from 500 mm it stands in mm behind a slash. */
const OLD_NUMBER = /^\d{2,7}$|^\d{2,5}\/(?:[5-9]\d\d|[12]\d{3})$/;

function splitDigits(text: string): OldNumberParts | undefined {
  if (text.startsWith('0') || !OLD_NUMBER.test(text)) return undefined;
  const slash = text.indexOf('/');
  const end = slash < 0 ? text.length - 2 : slash;
  const five = text.slice(0, end).padStart(5, '0');
  return {
    width: five.charAt(0),
    structure: five.slice(1, 3),
    type: five.charAt(3),
    series: five.charAt(4),
    bore: text.slice(end),
  };
}

type OldSeries = Omit<OldNumberRow, 'series'> & { readonly currentSeries: ReadonlyMap<string, string> };

const oldSeries: readonly OldSeries[] = oldNumberRows.map(({ series, ...row }) => ({
  ...row,
  currentSeries: new Map(
    series.split(' ').map((entry): [string, string] => [entry.split(':')[0] ?? '', entry.split(':')[1] ?? '']),
  ),
}));
const keyOf = ({ type, width, structure }: Pick<OldNumberRow, 'type' | 'width' | 'structure'>): string =>
  width + structure + type;
const oldSeriesByKey = Map.groupBy(oldSeries, keyOf);

function smallBoreNumber(row: OldSeries, { series, bore, type }: OldNumberParts): string | undefined {
  if (series !== '0' || type !== '0') return undefined;
  const current = row.currentSeries.get(bore.charAt(0));
  if (current === undefined || bore.charAt(1) === '0') return undefined;
  if (/^6[123][789]$/.test(current)) return `${current}/${bore.charAt(1)}`;
  return /^6\d$/.test(current) ? current + bore.charAt(1) : undefined;
}

/** The smaller of two bores on one shaft. */
const boresByShaft = (shafts: string) =>
  new Map(
    [...entriesIn(shafts)].map(([bore, { values }]): [number, number] => [values[0] ?? 0, Number(bore)]).reverse(),
  );

const boresOfSets = { adapter: boresByShaft(sleeveShaftsMm), withdrawal: boresByShaft(withdrawalShaftsMm) } as const;

/** The bearing and its sleeve of a set whose number has the shaft. */
function onSleeve(
  kind: keyof typeof boresOfSets,
  series: string,
  shaftCode: string,
): { number: string; sleeve: string } | undefined {
  const boreMm = boresOfSets[kind].get(boreFromCode(shaftCode) ?? 0);
  const sleeves = sleevesOfSets[kind][series];
  if (boreMm === undefined || sleeves === undefined) return undefined;
  const [letters] = [...entriesIn(sleeves)].find(([, { values }]) => boreMm <= (values[0] ?? 0)) ?? [];
  const code = boreCodeFor(boreMm);
  return letters === undefined ? undefined : { number: series + code, sleeve: letters + code };
}

/** Reads a number of GB 272-64 (GOST 3189); undefined outside the scheme. */
export function fromOldNumber(digits: string): CurrentNumber | undefined {
  const exception = Object.hasOwn(oldNumberExceptions, digits) ? oldNumberExceptions[digits] : undefined;
  if (exception !== undefined) return { number: exception, suffix: '', source: 'GOST 3189' };
  const parts = splitDigits(digits);
  if (!parts) return undefined;
  for (const row of oldSeriesByKey.get(keyOf(parts)) ?? []) {
    const series = row.currentSeries.get(parts.series);
    if (row.onSleeve) {
      const set = onSleeve(row.onSleeve, series ?? '', parts.bore);
      if (set) return { ...set, suffix: row.suffix ?? '', source: row.source };
      continue;
    }
    const number = series === undefined ? smallBoreNumber(row, parts) : series + parts.bore;
    if (number !== undefined) return { number, suffix: row.suffix ?? '', source: row.source };
  }
  return undefined;
}

const SLASH_SMALL = /^(6[123][789])\/(\d)$/;
const SMALL = /^(60|62|63)(\d)$/;

function oldFrom(row: OldSeries, number: string): string | undefined {
  for (const [old, current] of row.currentSeries) {
    const small = SLASH_SMALL.exec(number) ?? SMALL.exec(number);
    if (small && small[1] === current && row.type === '0')
      return `${row.width}${row.structure}00${old}${small[2]}`.replace(/^0+/, '');
    const bore = number.startsWith(current) ? number.slice(current.length) : '';
    const written = `${row.width}${row.structure}${row.type}${old}${bore}`.replace(/^0+/, '');
    if (/^(?:\d\d|\/\d{3,4})$/.test(bore) && splitDigits(written)) return written;
  }
  return undefined;
}

export type OldScheme = 'GB 272-64' | 'GOST 3189';

/** GOST has the numbers that came from it to China too; of those that only one scheme has, the other has none. */
export function toOldNumber(number: string, suffix = '', scheme: OldScheme = 'GOST 3189'): string | undefined {
  const exception = Object.entries(oldNumberExceptions).find(([, current]) => current === number && suffix === '');
  if (exception && scheme === 'GOST 3189') return exception[0];
  for (const row of oldSeries) {
    if ((row.suffix ?? '') !== suffix || row.onSleeve || (scheme === 'GB 272-64' && row.source !== scheme)) continue;
    const old = oldFrom(row, number);
    if (old !== undefined) return old;
  }
  return undefined;
}
