import type { SealCode } from '../attributes.ts';
import type { BasicNumber, BasicNumberCandidate } from './basic-number.ts';
import { matchInchNumbers } from './match-inch-numbers.ts';
import { matchInsertNumbers } from './match-insert-numbers.ts';
import { matchIsoTaperNumbers } from './match-iso-taper-numbers.ts';
import { matchNeedleNumbers } from './match-needle-numbers.ts';
import { matchCylindricalNumbers, matchNumericNumbers } from './match-radial-numbers.ts';
import { type CurrentNumber, fromOldNumber } from './old-number.ts';

const FACTS_BY_SUFFIX: Readonly<Record<string, Partial<BasicNumber>>> = {
  '': {},
  N: { snapRing: 'N' },
  '-2ZN': { seal: '2Z', snapRing: 'N' },
  '-2RSN': { seal: '2RS', snapRing: 'N' },
  F: { special: 'flanged' },
  'F-Z': { special: 'flanged', seal: 'Z' },
  'F-2Z': { special: 'flanged', seal: '2Z' },
  R: { special: 'flanged cup' },
  '-Z': { seal: 'Z' },
  '-2Z': { seal: '2Z' },
  '-ZN': { seal: 'Z', snapRing: 'N' },
  '-RS': { seal: 'RS' },
  '-2RS': { seal: '2RS' },
  K: { bore: 'taper 1:12' },
  K30: { bore: 'taper 1:30' },
  C: { angleDegrees: 15 },
  AC: { angleDegrees: 25 },
  B: { angleDegrees: 40 },
};

const matchers = [
  matchNumericNumbers,
  matchCylindricalNumbers,
  matchInsertNumbers,
  matchNeedleNumbers,
  matchInchNumbers,
  matchIsoTaperNumbers,
];

/** AC/DB: the angle and the arrangement of a pair. */
function factsOf(current: BasicNumber, { suffix, sleeve }: CurrentNumber): Partial<BasicNumber> {
  if (current.type === 'tapered roller' && suffix === 'B') return { number: `${current.number}B` };
  // 53205 stands in the seating washer U205
  if (suffix === '+U') return { special: `with U${current.number.slice(2)}` };
  const [letters = '', pairing] = suffix.split('/');
  return {
    ...FACTS_BY_SUFFIX[letters],
    ...(pairing !== undefined && { pairing }),
    ...(sleeve !== undefined && { special: `with ${sleeve}` }),
  };
}

/** Numbers of GB 272-64 and GOST 3189: all leading digits, if a current number exists for them. */
export function matchOldNumbers(text: string): BasicNumberCandidate[] {
  const digits = OLD_DIGITS.exec(text)?.[0];
  const old = digits === undefined ? undefined : fromOldNumber(digits);
  if (digits === undefined || !old) return [];
  const candidates = matchers.flatMap((match) => match(old.number));
  const current = candidates.find(({ end }) => end === old.number.length)?.basic;
  if (!current) return [];
  const basic: BasicNumber = { ...current, ...factsOf(current, old), group: 'g', source: old.source };
  return [{ basic, end: digits.length + saidAgainBehind(basic, text.slice(digits.length)), cost: 0 }];
}

const OLD_DIGITS = /^\d{5,7}(?=2(?:RS|Z))|^\d{2,7}(?:\/\d{3,4})?(?!\d)/;

/** The length of the seal or the tapered bore that is written again: 180205 2RS, 113634К. */
function saidAgainBehind({ seal, bore }: BasicNumber, rest: string): number {
  if (bore !== undefined) return /^K(?!\d)/.test(rest) ? 1 : 0;
  return seal === undefined ? 0 : (sealsWrittenAgain[seal]?.exec(rest)?.[0].length ?? 0);
}
const sealsWrittenAgain: Partial<Record<SealCode, RegExp>> = {
  '2RS': /^(?:2RS[12H]?|DDU|LLU)/,
  '2Z': /^(?:2Z|ZZ)/,
  RS: /^RS1?/,
  Z: /^Z(?!Z)/,
};
