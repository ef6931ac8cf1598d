import { isDigitAt } from '../../lib/text-runs.ts';
import type { BoundaryDimensions } from '../dimensions/boundary-dimensions.ts';
import {
  boreCodeFor,
  boreFromCode,
  dimensionsInSeries,
  outsideDiameterInSeries,
  widthInSeries,
} from '../dimensions/boundary-dimensions.ts';
import type { SeriesRow } from '../dimensions/series.data.ts';
import {
  cylindricalLetters,
  cylindricalSeries,
  disputedWidths,
  fullComplementNames,
  numericSeries,
} from '../dimensions/series.data.ts';
import type { BasicNumber, BasicNumberCandidate } from './basic-number.ts';
import { suffixGroupByType } from './basic-number.ts';

type BoreCode = { readonly written: string; readonly boreMm: number; readonly length: number };

const SLASH_BORE = /^\/(\d{1,4}(?:\.\d)?)/;

/** Bores written with digits alone have no slash: 62/25 and 60/8 are not bearings. */
const needsSlash = (boreMm: number, small: string | undefined): boolean =>
  boreMm < 10 ? small === undefined : boreMm >= 500 || boreMm % 5 !== 0;

export function matchBoreCodes(text: string, small?: string): BoreCode[] {
  const codes: BoreCode[] = [];
  const digits = text.slice(0, 2);
  const boreMm = boreFromCode(digits);
  if (boreMm !== undefined) codes.push({ written: digits, boreMm, length: 2 });
  const one = text.charAt(0);
  if (one !== '' && small?.includes(one)) codes.push({ written: one, boreMm: Number(one), length: 1 });
  if (one !== '/') return codes;
  // The digit after the slash may be followed by the suffix without a gap (62/222RS).
  const slash = SLASH_BORE.exec(text)?.[1] ?? '';
  const lengths = slash.includes('.') ? [slash.length] : [1, 2, 3, 4].filter((n) => n <= slash.length);
  for (const length of lengths) {
    const bore = Number(slash.slice(0, length));
    if (bore > 0 && needsSlash(bore, small)) codes.push({ written: `/${bore}`, boreMm: bore, length: length + 1 });
  }
  return codes;
}

const canonicalCode = (series: SeriesRow, code: string): string =>
  series.canonical && code.length === 1 ? `/${code}` : code;

const basicNumbers = new Map<SeriesRow, Map<string, BasicNumber>>(numericSeries.map((series) => [series, new Map()]));

/** Made once for each number there is. */
function numericBasic(series: SeriesRow, code: BoreCode): BasicNumber | undefined {
  const made = basicNumbers.get(series)?.get(code.written);
  if (made) return made;
  const basic = makeNumericBasic(series, code);
  if (basic) basicNumbers.get(series)?.set(code.written, basic);
  return basic;
}

function makeNumericBasic(series: SeriesRow, code: BoreCode): BasicNumber | undefined {
  const sizes = dimensionsInSeries(series, code.written, code.boreMm);
  if (!sizes) return undefined;
  const written = series.code + code.written;
  const canonical = disputedWidths.includes(written) ? undefined : series.canonical;
  return {
    number: canonical === undefined ? written : canonical + canonicalCode(series, code.written),
    type: series.type,
    series: canonical ?? series.code,
    group: suffixGroupByType[series.type],
    sizes,
    source: series.source,
  };
}

/** The number of a bore in a series: 7206, 62/22, 719/9. */
export function numberInSeries(code: string, boreMm: number): BasicNumber | undefined {
  const series = numericSeries.find((one) => one.code === code);
  if (!series) return undefined;
  const written = series.small?.includes(String(boreMm)) ? String(boreMm) : boreCodeFor(boreMm);
  return numericBasic(series, { written, boreMm, length: written.length });
}

const singleDigitBoresAt = ({ code, small, smallBefore }: SeriesRow, text: string): string | undefined =>
  smallBefore === undefined || smallBefore.includes(text.charAt(code.length + 1) || ' ') ? small : '';

const seriesByStart = Map.groupBy(numericSeries, ({ code }) => code.slice(0, 2));

export function matchNumericNumbers(text: string): BasicNumberCandidate[] {
  const found: BasicNumberCandidate[] = [];
  for (const series of seriesByStart.get(text.slice(0, 2)) ?? []) {
    if (!text.startsWith(series.code)) continue;
    const { length } = series.code;
    for (const code of matchBoreCodes(text.slice(length), singleDigitBoresAt(series, text))) {
      const basic = numericBasic(series, code);
      if (basic) found.push({ basic, end: length + code.length, cost: 0 });
    }
  }
  return found;
}

const LETTERS = [...cylindricalLetters.two, ...cylindricalLetters.ringless, ...cylindricalLetters.one].sort(
  (a, b) => b.length - a.length,
);
const lettersByStart = Map.groupBy(LETTERS, (letters) => letters.charAt(0));
const isIn = (list: readonly string[], letters: string): boolean => list.includes(letters);

function cylindricalSizes(diameter: string, width: string | undefined, boreMm: number): BoundaryDimensions | undefined {
  const outside = outsideDiameterInSeries(diameter, boreMm);
  const b = width === undefined ? null : widthInSeries(width, boreMm);
  if (outside === undefined || b === undefined) return undefined;
  return { boreMm, outsideMm: outside, widthMm: b, closedWidthMm: null, widthKind: 'B' };
}

/** RNU has the outer ring only, RN the inner: the diameter of the other raceway is not in the number. */
const withoutRing = (letters: string) => (letters === 'RN' ? { outsideMm: null } : { boreMm: null });

function matchLetters(text: string): { letters: string; length: number } | undefined {
  const inaName = text.startsWith('SL') ? fullComplementNames.find(({ pattern }) => pattern.test(text)) : undefined;
  if (inaName) return { letters: inaName.letters, length: inaName.length };
  const letters = lettersByStart
    .get(text.charAt(0))
    ?.find((one) => text.startsWith(one) && isDigitAt(text, one.length));
  return letters === undefined ? undefined : { letters, length: letters.length };
}

export function matchCylindricalNumbers(text: string): BasicNumberCandidate[] {
  const written = matchLetters(text);
  if (!written) return [];
  const { letters, length } = written;
  const digits = text.slice(length);
  return cylindricalSeries
    .filter((series) => digits.startsWith(series.code))
    .flatMap((series) =>
      matchBoreCodes(digits.slice(series.code.length)).flatMap((code) => {
        const sizes = cylindricalSizes(series.diameter, series.width, code.boreMm);
        if (!sizes || code.boreMm < (series.from ?? 0)) return [];
        const type = isIn(cylindricalLetters.two, letters) ? 'cylindrical roller double row' : 'cylindrical roller';
        const ringless = isIn(cylindricalLetters.ringless, letters);
        const basic: BasicNumber = {
          number: letters + series.code + code.written,
          type,
          series: letters + series.code,
          group: 'c',
          sizes: ringless ? { ...sizes, ...withoutRing(letters) } : sizes,
          source: 'ISO 246',
        };
        return [{ basic, end: length + series.code.length + code.length, cost: 0 }];
      }),
    );
}
