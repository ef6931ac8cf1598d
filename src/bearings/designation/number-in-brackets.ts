import type { ParsedDesignation } from './parsed-designation.ts';
import { isWhole } from './parsed-designation.ts';

/** How the two numbers of '305 (6305)' are read. */
type Reader = (text: string, isOld: boolean) => ParsedDesignation;

/**
 * Of two numbers, one of them in brackets, one often explains the other: '305 (6305)', '32309 (NU 309)', '30208 (7208)'. A
 * pair that names one bearing decides how both are read; undefined where there are not two numbers.
 */
export function readWithBrackets(text: string, read: Reader): ParsedDesignation | undefined {
  const [all, inside = ''] = (/[([]/.test(text) && BRACKETS.exec(text)) || [];
  if (all === undefined || !/\d\d/.test(inside)) return undefined;
  const at = text.indexOf(all);
  const [before, behind] = [text.slice(0, at).trim(), text.slice(at + all.length).trim()];
  if (!/\d\d/.test(before)) return undefined;
  const texts = (number: string) => (behind === '' ? [number] : [`${number} ${behind}`, number]);
  const readings = (number: string, isOld: boolean) =>
    texts(number).flatMap((one) => {
      const reading = read(one, isOld);
      return [reading, ...reading.alternatives];
    });
  const [first, second] = [readings(before, false), readings(inside, false)];
  const ofToday = bestPair(first, second);
  if (ofToday && isWhole(ofToday)) return { ...ofToday, input: text };
  first.push(...readings(before, true));
  second.push(...readings(inside, true));
  const best = bestPair(first, second);
  if (best) return { ...best, input: text };
  return contradicting(text, first, second, inside);
}
const BRACKETS = /[([]([^()[\]]{2,60})[)\]]/;

/** The pair of the same number that leaves the least unknown. */
function bestPair(
  first: readonly ParsedDesignation[],
  second: readonly ParsedDesignation[],
): ParsedDesignation | undefined {
  const pairs = first.flatMap((a) => second.filter((b) => isSameNumber(a, b)).map((b) => moreDetailed(a, b)));
  return pairs.toSorted((a, b) => a.unknown.length - b.unknown.length)[0];
}

const isSameNumber = (a: ParsedDesignation, b: ParsedDesignation): boolean =>
  a.known && b.known && a.type === b.type && a.basic === b.basic && a.special.join() === b.special.join();

/** A fact that is not written has its usual value. */
const FACTS = [
  ['sealCode', ''],
  ['clearance', 'CN'],
  ['bore', 'cylindrical'],
  ['snapRing', ''],
  ['precision', ''],
  ['contactAngleDegrees', null],
  ['pairing', ''],
  ['material', null],
  ['design', ''],
] as const;

/** 180205 says of '180205 (6205)' that it is sealed; what both say otherwise is not understood. */
function moreDetailed(a: ParsedDesignation, b: ParsedDesignation): ParsedDesignation {
  const said = (one: ParsedDesignation, other: ParsedDesignation) =>
    FACTS.filter(([fact, usual]) => one[fact] !== usual && one[fact] !== null && one[fact] !== other[fact]).length;
  const [ofFirst, ofSecond] = [said(a, b), said(b, a)];
  const isSame = ofFirst === 0 && ofSecond === 0;
  const [best, other] = isSame ? bySpelling(a, b) : ofFirst > ofSecond ? [a, b] : [b, a];
  const left = ofFirst > 0 && ofSecond > 0 ? [other.input.toUpperCase()] : [];
  const alternatives = best.alternatives.filter(({ basic }) => basic === best.basic);
  const cage = best.cage ?? other.cage;
  return { ...best, cage, unknown: [...best.unknown, ...left], alternatives };
}

/** Puts first, of two that say the same, the one that is understood, of today before old. */
function bySpelling(a: ParsedDesignation, b: ParsedDesignation): [ParsedDesignation, ParsedDesignation] {
  if (isWhole(a) !== isWhole(b)) return isWhole(a) ? [a, b] : [b, a];
  return a.oldNumber ? [b, a] : [a, b];
}

/** Parts that belong to a bearing, so that a bearing and its sleeve do not contradict each other. */
const IS_PART = /sleeve|nut|washer|ring|housing/;

/** '6205 (6308)' names two bearings, so that neither is the one that is asked for without doubt. */
function contradicting(
  text: string,
  first: readonly ParsedDesignation[],
  second: readonly ParsedDesignation[],
  inside: string,
): ParsedDesignation | undefined {
  const [a, b] = [first.find(isWhole), second.find(isWhole)];
  if (!a || !b || IS_PART.test(a.type ?? '') || IS_PART.test(b.type ?? '')) return undefined;
  return { ...a, input: text, unknown: [...a.unknown, inside.toUpperCase()], alternatives: [b, ...a.alternatives] };
}
