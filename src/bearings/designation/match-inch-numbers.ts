import type { BoundaryDimensions } from '../dimensions/boundary-dimensions.ts';
import { NO_DIMENSIONS } from '../dimensions/boundary-dimensions.ts';
import { inchTaperMm } from '../dimensions/inch-taper.data.ts';
import type { BasicNumber, BasicNumberCandidate } from './basic-number.ts';

/** Source: ABMA 19.2. */
const INCH_LETTERS = 'JLM|JHM|JHH|JH|JL|JM|LM|HM|HH|LL|EE|L|M|H';

/** Source: maker Timken. */
const SETS: Readonly<Record<string, string>> = {
  SET1: 'LM11749/LM11710',
  SET2: 'LM11949/LM11910',
  SET3: 'M12649/M12610',
  SET4: 'L44649/L44610',
  SET5: 'LM48548/LM48510',
  SET6: 'LM67048/LM67010',
};

function inchSizes(pair: string): BoundaryDimensions {
  const size = Object.hasOwn(inchTaperMm, pair) ? inchTaperMm[pair] : undefined;
  if (!size) return NO_DIMENSIONS;
  return { boreMm: size[0], outsideMm: size[1], widthMm: size[2], closedWidthMm: null, widthKind: 'T' };
}

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

function pairOf(cone: string, cup: string): string | undefined {
  const known = [`${cone}/${cup}`, `${cone}/${fullCup(cone, cup)}`].find((pair) => Object.hasOwn(inchTaperMm, pair));
  if (known !== undefined) return known;
  return new RegExp(`^(${INCH_LETTERS})\\d{5,6}[A-Z]{0,2}$`).test(cone) ? `${cone}/${fullCup(cone, cup)}` : undefined;
}

const candidate = (pair: string, end: number): BasicNumberCandidate => ({
  basic: basicOf(pair, inchSizes(pair)),
  end,
  cost: 0,
});

const KNOWN_PAIRS: ReadonlyMap<string, string> = new Map(
  Object.keys(inchTaperMm).map((pair): [string, string] => [pair.replace('/', ''), pair]),
);

const GLUED = /^[A-Z]{0,3}\d{3,6}[A-Z]?[A-Z]{0,3}\d{3}/;
const WITH_SLASH = /^([A-Z]{0,3}\d{3,6}[A-Z]{0,2})\/([A-Z]{0,3}\d{2,6}[A-Z]?)(?!\d)/;
const LETTERED = new RegExp(`^((${INCH_LETTERS})\\d{5,6}[A-Z]?)(\\2\\d{5,6})(?!\\d)`);
const ALONE = /^(?:JLM|JHM|LM|HM|HH|JL|JM|M)\d{5,6}(?!\d)/;

export function matchInchNumbers(text: string): BasicNumberCandidate[] {
  const set = /^SET[1-6](?!\d)/.exec(text)?.[0];
  if (set) return [candidate(SETS[set] ?? '', set.length)];
  const found: BasicNumberCandidate[] = [];
  const slashed = WITH_SLASH.exec(text);
  if (slashed) {
    const cone = slashed[1] ?? '';
    const cup = slashed[2] ?? '';
    // a letter after the cup may be a suffix: 25580/25520Q
    for (const one of new Set([cup, cup.replace(/[A-Z]$/, '')])) {
      const pair = pairOf(cone, one);
      if (pair) found.push(candidate(pair, cone.length + 1 + one.length));
    }
  }
  const lettered = LETTERED.exec(text);
  if (lettered) found.push(candidate(`${lettered[1]}/${lettered[3]}`, lettered[0].length));
  const glued = GLUED.test(text) ? [...KNOWN_PAIRS.keys()].find((pair) => text.startsWith(pair)) : undefined;
  if (glued && !lettered) found.push(candidate(KNOWN_PAIRS.get(glued) ?? '', glued.length));
  const alone = ALONE.exec(text)?.[0];
  if (alone && found.length === 0) found.push({ ...candidate(alone, alone.length), cost: 1 });
  return found;
}
