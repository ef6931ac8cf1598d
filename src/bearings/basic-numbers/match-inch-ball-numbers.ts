import type { BoundaryDimensions } from '../dimensions/boundary-dimensions.ts';
import { britishInchMm, inch1600Mm } from '../dimensions/inch-ball.data.ts';
import { inchBallMm, metricMiniatureMm, smallestMiniatureMm } from '../dimensions/miniature.data.ts';
import { type BasicNumber, type BasicNumberCandidate, canEndBefore } from './basic-number.ts';

const ballBearing = (
  number: string,
  series: string,
  [boreMm, outsideMm, widthMm, closedWidthMm]: readonly [number, number, number | null, number | null],
  source: string,
): BasicNumber => {
  const sizes: BoundaryDimensions = { boreMm, outsideMm, widthMm, closedWidthMm, widthKind: 'B' };
  return { number, type: 'deep groove ball', series, group: 'b', sizes, source };
};

const miniatures = { R: Object.entries(inchBallMm), MR: Object.entries(metricMiniatureMm) } as const;

/** R4A is a size of its own. */
const isCutBeforeA = (number: string, written: string): boolean =>
  written.startsWith(`${number}A`) && Object.hasOwn(inchBallMm, `${number}A`);

/** R2/5 (R2-5) too, but a seal may stand behind a slash: R2/2RS. */
const isCutBySlash = (number: string, written: string): boolean => /^\/[456](?!\d)/.test(written.slice(number.length));

/** Miniature ball bearings named by outside and bore (MR105: 10 and 5 mm; MF105 with a flange), and inch ones (R8). */
function matchMiniatures(text: string): BasicNumberCandidate[] {
  const letters = /^(?:M[RF]|R)(?=\d)/.exec(text)?.[0];
  if (letters === undefined) return [];
  const series = letters === 'R' ? 'R' : 'MR';
  const written = series + text.slice(letters.length);
  return miniatures[series].flatMap(([number, size]) => {
    if (!written.startsWith(number) || isCutBeforeA(number, written) || isCutBySlash(number, written)) return [];
    const basic = ballBearing(number.replace('/', '-'), series, size, 'ABMA 12.2');
    return [{ basic: letters === 'MF' ? { ...basic, special: 'flanged' } : basic, end: number.length, cost: 0 }];
  });
}

/** 6822RS is 6822 with one seal rather than 682 with two. */
const COST_OF_SMALLEST = 0.5;

function matchSmallest(text: string): BasicNumberCandidate[] {
  const number = /^6[89][12]X?(?=$|[A-Z/]|2(?:RS|Z))/.exec(text)?.[0] ?? '';
  const size = Object.hasOwn(smallestMiniatureMm, number) ? smallestMiniatureMm[number] : undefined;
  if (!size) return [];
  const basic = ballBearing(number, SMALLEST_SERIES, size, 'maker NSK');
  return [{ basic, end: number.length, cost: COST_OF_SMALLEST }];
}

const SMALLEST_SERIES = 'miniature';

/** Bare, 1630 is an old number too, and is read as that one first; shields and seals are written on inch bearings only. */
const COST_OF_1600 = 4.5;

function match1600(text: string): BasicNumberCandidate[] {
  if (!text.startsWith('16')) return [];
  const number = text.slice(0, 4);
  const size = Object.hasOwn(inch1600Mm, number) ? inch1600Mm[number] : undefined;
  if (!size || !canEndBefore(text.slice(number.length))) return [];
  const basic = ballBearing(number, '1600', [...size, size[2]], 'maker NTN');
  return [{ basic, end: number.length, cost: COST_OF_1600 }];
}

function matchBritish(text: string): BasicNumberCandidate[] {
  if (!/^R[LM]S/.test(text)) return [];
  return Object.entries(britishInchMm).flatMap(([number, size]) => {
    if (!text.startsWith(number) || !canEndBefore(text.slice(number.length))) return [];
    const basic = ballBearing(number, number.slice(0, 3), [...size, size[2]], 'BS 292');
    return [{ basic, end: number.length, cost: 0 }];
  });
}

/** LJ and MJ of RHP have the bore in inches, RLS and RMS in eighths of an inch: LJ1.1/4 is RLS10. */
function matchRhp(text: string): BasicNumberCandidate[] {
  const found = /^([LM])J(\d(?!\/))?(?:(\d)\/([248]))?/.exec(text);
  const [written = '', letter = '', inches = '0', over = '0', under = '8'] = found ?? [];
  const number = `R${letter}S${8 * (Number(inches) + Number(over) / Number(under))}`;
  return matchBritish(number).flatMap((candidate) =>
    candidate.end === number.length && canEndBefore(text.slice(written.length))
      ? [{ ...candidate, end: written.length }]
      : [],
  );
}

export const matchInchBallNumbers = (text: string): BasicNumberCandidate[] => [
  ...matchMiniatures(text),
  ...matchSmallest(text),
  ...match1600(text),
  ...matchBritish(text),
  ...matchRhp(text),
];
