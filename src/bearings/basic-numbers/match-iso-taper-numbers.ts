import { NO_DIMENSIONS, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { isoTaperSizesMm } from '../dimensions/iso-taper.data.ts';
import type { BasicNumber, BasicNumberCandidate } from './basic-number.ts';
import { matchNumericNumbers } from './match-radial-numbers.ts';

/** T2EE040: series and bore in mm of a tapered roller bearing. Source: ISO 355. */
function matchSeries(text: string): BasicNumberCandidate[] {
  const found = /^(T[2-7][A-G][B-E])(\d{3})/.exec(text);
  const boreMm = Number(found?.[2]);
  if (!found || boreMm < 10) return [];
  const series = found[1] ?? '';
  const [outsideMm = null, widthMm = null] = valuesIn(isoTaperSizesMm[series] ?? '', boreMm);
  const basic: BasicNumber = {
    number: found[0],
    type: 'tapered roller',
    series,
    group: 't',
    sizes: { ...NO_DIMENSIONS, boreMm, outsideMm, widthMm, widthKind: 'T' },
    source: 'ISO 355',
  };
  return [{ basic, end: found[0].length, cost: 0 }];
}

/** X32008X is the cone and Y32008X the cup of 32008X at Timken; both are the bearing, one has only its own diameter. */
function matchConesAndCups(text: string): BasicNumberCandidate[] {
  const found = /^([XY])(3\d{4})(XM?|M)?(?:\/Y\2(?:XM?|M)?)?(?![A-Z0-9/])/.exec(text);
  const [written = '', letter = '', digits = ''] = found ?? [];
  const whole = matchNumericNumbers(digits).find(
    ({ end, basic }) => end === digits.length && basic.group === 't',
  )?.basic;
  if (!found || !whole) return [];
  if (written.includes('/')) return letter === 'X' ? [{ basic: whole, end: written.length, cost: 0 }] : [];
  const { boreMm, outsideMm } = whole.sizes;
  const sizes = { ...NO_DIMENSIONS, ...(letter === 'X' ? { boreMm } : { outsideMm }) };
  const basic: BasicNumber = { ...whole, number: written, series: TIMKEN_RINGS, sizes, source: 'maker Timken' };
  return [{ basic, end: written.length, cost: 0 }];
}

const TIMKEN_RINGS = 'cone or cup';

export const matchIsoTaperNumbers = (text: string): BasicNumberCandidate[] => [
  ...matchSeries(text),
  ...matchConesAndCups(text),
];
