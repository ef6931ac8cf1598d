import {
  boreFromCode,
  fixedDimensions,
  outsideDiameterInSeries,
  valuesIn,
  widthInSeries,
} from '../dimensions/boundary-dimensions.ts';
import { ballScrewMm, singleScrewSupportsMm } from '../dimensions/machine.data.ts';
import {
  type BasicNumber,
  type BasicNumberCandidate,
  type BasicNumberMatcher,
  basicNumber,
  canEndBefore,
} from './basic-number.ts';

const ANGLE_DEGREES = 60;
const ANGLE_OF_SKF_DEGREES = 62;

const screwSupport = (
  number: string,
  series: string,
  [boreMm, outsideMm, widthMm]: readonly [number, number, number | null],
  source: string,
): BasicNumber => ({
  ...basicNumber(number, 'angular contact ball', series, fixedDimensions(boreMm, outsideMm, widthMm), source),
  angleDegrees: ANGLE_DEGREES,
});

/** Preload of a single bearing of SKF for any arrangement. */
const preloads: Readonly<Record<string, string>> = { GA: 'UL', GB: 'UM', GC: 'UH' };
const withPreload = (basic: BasicNumber, letters = ''): BasicNumber => {
  const pairing = preloads[letters];
  return pairing === undefined ? basic : { ...basic, pairing };
};

const asCandidate = (basic: BasicNumber | undefined, end: number): BasicNumberCandidate[] =>
  basic ? [{ basic, end, cost: 0 }] : [];

/** One row, numbered as NSK does. */
export function singleRowScrewSupport(boreMm: number, outsideMm: number): BasicNumber | undefined {
  if (!valuesIn(singleScrewSupportsMm, boreMm).includes(outsideMm)) return undefined;
  const widthMm = outsideMm <= WIDTH_OF_15_TO_OUTSIDE_MM ? 15 : 20;
  return screwSupport(`${boreMm}TAC${outsideMm}B`, 'TAC', [boreMm, outsideMm, widthMm], 'maker NSK');
}
const WIDTH_OF_15_TO_OUTSIDE_MM = 80;

/** One row in the size of 72, or 73 where `diameter` is 3: BSA205 in `letters` and the bore. */
export function screwSupportInSeries(
  series: string,
  diameter: string,
  code: string,
  boreMm: number,
): BasicNumber | undefined {
  const outsideMm = outsideDiameterInSeries(diameter, boreMm);
  const widthMm = widthInSeries(`0${diameter}`, boreMm);
  if (outsideMm === undefined || widthMm === undefined) return undefined;
  const isOfSkf = series.startsWith('BSA');
  if (isOfSkf && boreMm > LARGEST_OF_SKF_MM) return undefined;
  const size = [boreMm, outsideMm, widthMm] as const;
  const basic = screwSupport(series + code, series, size, isOfSkf ? 'maker SKF' : 'maker FAG');
  return isOfSkf ? { ...basic, angleDegrees: ANGLE_OF_SKF_DEGREES } : basic;
}
const LARGEST_OF_SKF_MM = 75;

/** 30TAC62B (NSK), BST30X62-1B (NTN), BSD3062C (SKF; CGA is preloaded). */
function matchSingleRows(text: string): BasicNumberCandidate[] {
  if (!text.startsWith('TAC', 2) && !text.startsWith('BS')) return [];
  const [whole = '', bore, outside, preload] =
    /^(\d\d)TAC(\d\d|1\d\d)B/.exec(text) ??
    /^BST(\d\d)X(\d\d|1\d\d)1B/.exec(text) ??
    /^BSD(\d\d)(\d\d|1\d\d)C(G[ABC])?/.exec(text) ??
    [];
  if (whole === '') return [];
  const basic = singleRowScrewSupport(Number(bore), Number(outside));
  return asCandidate(basic && withPreload(basic, preload), whole.length);
}

/**
 * ZKLN2557, ZKLF3080 with a flange (INA), which are BEAS025057 and BEAM030080 (SKF), BEAS25/57/C7P60 with seals and
 * BEAM30/80/Z7P60 with shields (SNFA).
 */
function matchDoubleRows(text: string): BasicNumberCandidate[] {
  const [, letters = '', bore = '', digits = '', ofSnfa] = DOUBLE_ROWS.exec(text) ?? [];
  if (digits === '') return [];
  const series = letters === 'ZKLF' || letters === 'BEAM' ? 'ZKLF' : 'ZKLN';
  const front = text.indexOf(digits, letters.length + bore.length);
  for (const length of [3, 2]) {
    const outside = digits.slice(0, length);
    const number = `${series}${String(Number(bore)).padStart(2, '0')}${Number(outside)}`;
    const size = ballScrewMm[number];
    const end = front + outside.length;
    if (!size || !canEndBefore(text.slice(end))) continue;
    const isNarrower = letters === 'BEAS' && number === WIDER_AT_INA;
    const basic = isNarrower ? ofSkf(size) : screwSupport(number, series, size, 'maker INA');
    if (ofSnfa === undefined) return asCandidate(basic, end + (/^C(?=2|$)/.test(text.slice(end)) ? 1 : 0));
    return asCandidate({ ...basic, seal: ofSnfa.startsWith('/C') ? '2RS' : '2Z' }, end + ofSnfa.length);
  }
  return [];
}
const DOUBLE_ROWS = /^(ZKLN|ZKLF|BEAS|BEAM)(100|0\d\d|\d\d|\d(?=\/))\/?(\d{2,3})(\/[CZ](?:7|SQ)P60(?![A-Z0-9]))?/;

/** The bearing of SKF with these sizes is narrower. */
const WIDER_AT_INA = 'ZKLN2052';
const ofSkf = ([boreMm, outsideMm]: readonly [number, number, number | null]): BasicNumber =>
  screwSupport(`BEAS0${boreMm}0${outsideMm}`, 'BEAS', [boreMm, outsideMm, 26], 'maker SKF');

/** BSA205 (SKF; CGA is preloaded), 7602025 (FAG): supports of ball screws in the size of 7205, 3 of 7305. */
function matchInSeries(text: string): BasicNumberCandidate[] {
  if (!text.startsWith('BSA') && !text.startsWith('760')) return [];
  const skf = /^BSA([23])(\d\d)(?:C(G[ABC])?)?(?!\d)/.exec(text);
  if (skf) {
    const [whole, series = '', code = '', preload] = skf;
    const basic = screwSupportInSeries(`BSA${series}`, series, code, boreFromCode(code) ?? 0);
    return asCandidate(basic && withPreload(basic, preload), whole.length);
  }
  const [whole = '', series = '', code = ''] = /^760([23])(0\d\d)(?!\d)/.exec(text) ?? [];
  if (whole === '') return [];
  return asCandidate(screwSupportInSeries(`760${series}`, series, code, Number(code)), whole.length);
}

export const screwSupportMatchers: readonly BasicNumberMatcher[] = [
  { starts: 'B0123456789', match: matchSingleRows },
  { starts: 'BZ', match: matchDoubleRows },
  { starts: 'B7', match: matchInSeries },
];
