import { isDigitAt } from '../../lib/text-runs.ts';
import type { BoundaryDimensions } from '../dimensions/boundary-dimensions.ts';
import { NO_DIMENSIONS } from '../dimensions/boundary-dimensions.ts';
import { inchTapersMm } from '../dimensions/inch-taper.data.ts';
import { type BasicNumber, type BasicNumberCandidate, canEndBefore } from './basic-number.ts';

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

type Size = readonly [boreMm: number, outsideMm: number, widthMm: number];

/** 'cone/cup' with its sizes. */
const pairs: ReadonlyMap<string, Size> = new Map(inchTapersMm.flatMap((row) => row.split(' ').flatMap(pairsOfCone)));

function pairsOfCone(entry: string): [pair: string, size: Size][] {
  const [front = '', cups = ''] = entry.split(':');
  const [cone = '', bore] = front.split('=');
  return cups.split('+').map((text) => {
    const [cup = '', outside, width] = text.split('x');
    return [`${cone}/${cup}`, [Number(bore), Number(outside), Number(width)]];
  });
}

function inchSizes(pair: string): BoundaryDimensions {
  const size = pairs.get(pair);
  if (!size) return sizesOfParts(pair);
  return { boreMm: size[0], outsideMm: size[1], widthMm: size[2], closedWidthMm: null, widthKind: 'T' };
}

const partsOf = (pair: string): readonly [cone: string, cup: string] => {
  const [cone = '', cup = ''] = pair.split('/');
  return [cone, cup];
};

const bores = new Map<string, number>();
const outsides = new Map<string, number>();
/** Cones and cups with one rolling angle and roller fit together; they are linked by the pairs of the table. */
const groupOfPart = new Map<string, string>();
const groupOf = (part: string): string | undefined => {
  const next = groupOfPart.get(part);
  return next === undefined || next === part ? next : groupOf(next);
};
for (const [pair, [bore, outside]] of pairs) {
  const [cone, cup] = partsOf(pair);
  bores.set(cone, bore);
  outsides.set(cup, outside);
  const group = groupOf(`cone ${cone}`) ?? `cone ${cone}`;
  groupOfPart.set(`cone ${cone}`, group);
  const other = groupOf(`cup ${cup}`);
  if (other !== undefined) groupOfPart.set(other, group);
  groupOfPart.set(`cup ${cup}`, group);
}

/** A cone has only the bore, a cup only the outside diameter, each the same in every pair; the width is that of the pair. */
function sizesOfParts(pair: string): BoundaryDimensions {
  const [cone, cup] = partsOf(pair);
  const [boreMm, outsideMm] = [bores.get(cone) ?? null, outsides.get(cup === '' ? cone : cup) ?? null];
  return { ...NO_DIMENSIONS, boreMm, outsideMm, widthKind: 'T' };
}

const fitTogether = (cone: string, cup: string): boolean =>
  groupOf(`cone ${cone}`) !== undefined && groupOf(`cone ${cone}`) === groupOf(`cup ${cup}`);

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
  [...pairs.keys()].filter((pair) => /^[A-Z]/.test(pair)),
  withoutLetters,
);

/** The pair that a table has, or else one of a cone and a cup that fit together. */
function pairOf(cone: string, cup: string): string | undefined {
  const written = [`${cone}/${cup}`, `${cone}/${fullCup(cone, cup)}`];
  const known = written.find((pair) => pairs.has(pair));
  if (known !== undefined) return known;
  const lettered = pairsByDigits.get(`${cone}/${fullCup(cone, cup)}`);
  if (lettered?.length === 1) return lettered[0];
  return written.find((pair) => fitTogether(...partsOf(pair)));
}

const candidate = (pair: string, end: number): BasicNumberCandidate => ({
  basic: basicOf(pair, inchSizes(pair)),
  end,
  cost: 0,
});

/** LM11949LM11910, and for a cone with letters LM1194910; short numbers of digits alone are none: 418414. */
function gluedSpellings(pair: string): { pair: string; glued: string }[] {
  const [cone, cup] = partsOf(pair);
  const end = cup.slice(-2);
  const hasShort = /^[A-Z]+\d+$/.test(cone) && cup === fullCup(cone, end);
  const whole = cone + cup;
  return [...(/^\d{0,7}$/.test(whole) ? [] : [whole]), ...(hasShort ? [cone + end] : [])].map((glued) => ({
    pair,
    glued,
  }));
}

/** As short as LM11949 with the last digits of its cup, L2154911. */
const GLUED_START = 6;
/** Known pairs as they are written without the slash, by their first characters. */
const gluedPairs = Map.groupBy([...pairs.keys()].flatMap(gluedSpellings), ({ glued }) => glued.slice(0, GLUED_START));

/**
 * A plus joins whole numbers only: LM11949+LM11910. Behind a part SKF writes its quality (HM903249/2/HM903210/2/Q), FAG a K
 * before it.
 */
const WITH_SLASH =
  /^(([A-Z]{0,3}\d{3,6}[A-Z]{0,2})(?:\/2(?=\/))?(?:\/|\+(?=[A-Z]{0,3}\d{4}))K?)([A-Z]{0,3}\d{2,6}[A-Z]{0,2})(?!\d)(?:\/2(?![\dA-Z]))?/;
const ALONE = /^(?:JLM|JHM|JHH|JH|JL|JM|LM|HM|HH|LL|EE|L|M|H)\d{5,6}[A-Z]?(?!\d|[/+][A-Z]*\d{2})/;

export function matchInchNumbers(text: string): BasicNumberCandidate[] {
  const set = text.startsWith('SET') ? (/^SET\d{1,3}(?!\d)/.exec(text)?.[0] ?? '') : '';
  const pairOfSet = Object.hasOwn(SETS, set) ? SETS[set] : undefined;
  if (pairOfSet !== undefined) return [candidate(pairOfSet, set.length)];
  const slashed = /[/+]/.test(text) ? WITH_SLASH.exec(text) : null;
  const found = slashed ? matchSlashed(slashed) : [];
  const glued = gluedPairs
    .get(text.slice(0, GLUED_START))
    ?.find((one) => text.startsWith(one.glued) && canEndBefore(text.slice(one.glued.length)));
  if (glued) found.push(candidate(glued.pair, glued.glued.length));
  const alone = isDigitAt(text, 0) ? undefined : ALONE.exec(text)?.[0];
  return alone !== undefined && found.length === 0 ? matchAlone(alone) : found;
}

function matchSlashed([whole, front = '', cone = '', cup = '']: RegExpExecArray): BasicNumberCandidate[] {
  const found: BasicNumberCandidate[] = [];
  // a letter after the cup may be a suffix (25580/25520Q), but not the B of a flanged cup, which has another width
  const isFlanged = /B[A-Z]?$/.test(cup);
  for (const one of isFlanged ? [cup] : new Set([cup, cup.replace(/[A-Z]$/, ''), cup.replace(/[A-Z]{1,2}$/, '')])) {
    const pair = pairOf(cone, one);
    if (pair) found.push(candidate(pair, one === cup ? whole.length : front.length + one.length));
  }
  return found;
}

/** A cone or a cup by itself, which only letters in front show to be one. */
function matchAlone(written: string): BasicNumberCandidate[] {
  const part = [written, written.replace(/[A-Z]$/, '')].find((one) => bores.has(one) || outsides.has(one));
  return part === undefined ? [] : [{ basic: basicOf(part, sizesOfParts(part)), end: part.length, cost: 1 }];
}
