import { isDigitAt } from '../../lib/text-runs.ts';
import type { BoundaryDimensions } from '../dimensions/boundary-dimensions.ts';
import { NO_DIMENSIONS } from '../dimensions/boundary-dimensions.ts';
import { inchTaperMm } from '../dimensions/inch-taper.data.ts';
import { type BasicNumber, type BasicNumberCandidate, canEndBefore } from './basic-number.ts';

/** Source: ABMA 19.2. */
const INCH_LETTERS = 'JLM|JHM|JHH|JH|JL|JM|LM|HM|HH|LL|EE|A|L|M|H';

/** Source: maker Timken. */
const SETS: Readonly<Record<string, string>> = {
  SET1: 'LM11749/LM11710',
  SET2: 'LM11949/LM11910',
  SET3: 'M12649/M12610',
  SET4: 'L44649/L44610',
  SET5: 'LM48548/LM48510',
  SET6: 'LM67048/LM67010',
  SET12: 'LM12749/LM12710',
  SET13: 'L68149/L68110',
  SET14: 'L44643/L44610',
  SET16: 'LM12749/LM12711',
  SET17: 'L68149/L68111',
  SET34: 'LM12748/LM12710',
  SET37: 'LM603049/LM603011',
  SET38: 'LM104949/LM104911',
  SET45: 'LM501349/LM501310',
  SET47: 'LM102949/LM102910',
  SET401: '580/572',
  SET403: '594A/592A',
  SET406: '3782/3720',
  SET413: 'HM212049/HM212011',
  SET414: 'HM218248/HM218210',
  SET415: 'HM518445/HM518410',
};

function inchSizes(pair: string): BoundaryDimensions {
  const size = Object.hasOwn(inchTaperMm, pair) ? inchTaperMm[pair] : undefined;
  if (!size) return NO_DIMENSIONS;
  return { boreMm: size[0], outsideMm: size[1], widthMm: size[2], closedWidthMm: null, widthKind: 'T' };
}

/** A cone has only the bore, a cup only the outside diameter, each the same in every pair. */
function sizesOfPart(part: string): BoundaryDimensions {
  const only = (sizes: ReadonlySet<number> | undefined) => (sizes?.size === 1 ? ([...sizes][0] ?? null) : null);
  const [boreMm, outsideMm] = [only(boresByCone.get(part)), only(outsidesByCup.get(part))];
  return { ...NO_DIMENSIONS, boreMm, outsideMm, widthKind: 'T' };
}

function sizesByPart(at: 0 | 1): ReadonlyMap<string, ReadonlySet<number>> {
  const sizes = new Map<string, Set<number>>();
  for (const [pair, size] of Object.entries(inchTaperMm)) {
    const part = pair.split('/')[at] ?? '';
    sizes.set(part, (sizes.get(part) ?? new Set()).add(size[at]));
  }
  return sizes;
}

const boresByCone = sizesByPart(0);
const outsidesByCup = sizesByPart(1);

const basicOf = (number: string, sizes: BoundaryDimensions): BasicNumber => ({
  number,
  type: 'tapered roller inch',
  series: 'inch',
  group: 'u',
  sizes,
  source: 'ABMA 19.2',
});

function fullCup(cone: string, cup: string): string {
  const letters = /^[A-Z]*/.exec(cone)?.[0] ?? '';
  const digits = /^\d+/.exec(cone.slice(letters.length))?.[0] ?? '';
  if (/^[A-Z]/.test(cup)) return cup;
  if (cup.length >= digits.length) return letters + cup;
  return letters + digits.slice(0, digits.length - cup.length) + cup;
}

const withoutLetters = (pair: string): string => pair.replace(/(?<=^|\/)[A-Z]+/g, '');

/** Buyers leave the letters out: 48548/10 can only be LM48548/LM48510. */
const pairsByDigits = Map.groupBy(
  Object.keys(inchTaperMm).filter((pair) => /^[A-Z]/.test(pair)),
  withoutLetters,
);

function pairOf(cone: string, cup: string): string | undefined {
  const known = [`${cone}/${cup}`, `${cone}/${fullCup(cone, cup)}`].find((pair) => Object.hasOwn(inchTaperMm, pair));
  if (known !== undefined) return known;
  const lettered = pairsByDigits.get(`${cone}/${fullCup(cone, cup)}`);
  if (lettered?.length === 1) return lettered[0];
  return new RegExp(`^(${INCH_LETTERS})\\d{5,6}[A-Z]{0,2}$`).test(cone) ? `${cone}/${fullCup(cone, cup)}` : undefined;
}

const candidate = (pair: string, end: number): BasicNumberCandidate => ({
  basic: basicOf(pair, inchSizes(pair)),
  end,
  cost: 0,
});

/** LM11949LM11910, and for a cone with letters LM1194910. */
function gluedSpellings(pair: string): { pair: string; glued: string }[] {
  const [cone = '', cup = ''] = pair.split('/');
  const end = cup.slice(-2);
  const hasShort = /^[A-Z]+\d+$/.test(cone) && cup === fullCup(cone, end);
  return [cone + cup, ...(hasShort ? [cone + end] : [])].map((glued) => ({ pair, glued }));
}

/** Known pairs as they are written without the slash, by their first characters. */
const gluedPairs = Map.groupBy(Object.keys(inchTaperMm).flatMap(gluedSpellings), ({ glued }) => glued.slice(0, 3));

/** A plus joins whole numbers only: LM11949+LM11910. */
const WITH_SLASH = /^([A-Z]{0,3}\d{3,6}[A-Z]{0,2})(?:\/|\+(?=[A-Z]{0,3}\d{4}))([A-Z]{0,3}\d{2,6}[A-Z]?)(?!\d)/;
const LETTERED = new RegExp(`^((${INCH_LETTERS})\\d{5,6}[A-Z]?)(\\2\\d{5,6})(?!\\d)`);
const ALONE = /^(?:JLM|JHM|LM|HM|HH|JL|JM|M)\d{5,6}(?!\d)/;

export function matchInchNumbers(text: string): BasicNumberCandidate[] {
  const set = text.startsWith('SET') ? (/^SET\d{1,3}(?!\d)/.exec(text)?.[0] ?? '') : '';
  const pairOfSet = Object.hasOwn(SETS, set) ? SETS[set] : undefined;
  if (pairOfSet !== undefined) return [candidate(pairOfSet, set.length)];
  const found: BasicNumberCandidate[] = [];
  const slashed = /[/+]/.test(text) ? WITH_SLASH.exec(text) : null;
  if (slashed) {
    const cone = slashed[1] ?? '';
    const cup = slashed[2] ?? '';
    // a letter after the cup may be a suffix: 25580/25520Q
    for (const one of new Set([cup, cup.replace(/[A-Z]$/, '')])) {
      const pair = pairOf(cone, one);
      if (pair) found.push(candidate(pair, cone.length + 1 + one.length));
    }
  }
  const lettered = isDigitAt(text, 0) ? null : LETTERED.exec(text);
  if (lettered) found.push(candidate(`${lettered[1]}/${lettered[3]}`, lettered[0].length));
  const known = gluedPairs.get(text.slice(0, 3));
  const glued = known?.find((one) => text.startsWith(one.glued) && canEndBefore(text.slice(one.glued.length)));
  if (glued && !lettered) found.push(candidate(glued.pair, glued.glued.length));
  const alone = isDigitAt(text, 0) ? undefined : ALONE.exec(text)?.[0];
  if (alone && found.length === 0)
    found.push({ basic: basicOf(alone, sizesOfPart(alone)), end: alone.length, cost: 1 });
  return found;
}
