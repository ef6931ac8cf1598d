import { normalizeUnicode } from '../../lib/normalize-unicode.ts';
import { isAscii } from './compact-designation.ts';

/** 7205 old, old no. 7205, 7205 GOST, GB 7205, ГОСТ 7205, 旧型号 7205: the number of GB 272-64 or GOST 3189 is meant. */
const SAID =
  /(?<![\p{L}\d])(?:old(?: (?:no\.?|number))?|gost|гост|旧型号|旧)(?: ?(?:3189|24810))?(?:-\d\d)?(?![\p{L}\d])|^\s*gb(?: ?272(?:-64)?)?(?= ?\d)|(?<=\d) gb(?: ?272(?:-64)?)?\s*$/giu;
const MAY_SAY = /old|gost|gb|гост|旧/i;

/** The text without the words that say so, or undefined where none says so. */
export function withoutOldWords(text: string): string | undefined {
  if (!MAY_SAY.test(text)) return undefined;
  const rest = text.replace(SAID, ' ');
  return rest === text ? undefined : rest;
}

/**
 * Letters that GOST 3189 writes behind a number: 7207А, 2211КМ, 80200С5. С alone is none, as it needs the figure of the
 * grease, and neither are РС and З, a seal and a shield as typed on a Cyrillic keyboard.
 */
const GOST_SUFFIXES = '(?:[АБГДЕКЛМНРТУХШЭЮЯ]\\d?|С\\d{1,2}){1,4}';
const GOST_LETTERS = new RegExp(`\\d[ -]?${GOST_SUFFIXES}(?![А-ЯЁ\\d])`, 'u');
/** Pieces, weight and length are no suffixes. */
const UNITS = /(?<=\d)(?: ?(?:ШТ|КГ|ММ|НА)| (?:М|Т))(?![А-ЯЁ\d])\.?/gu;

/** 6-207: a class of GOST stands before the short number, which is no 6207 of today. */
export const hasGostClass = (text: string): boolean => GOST_CLASS.test(text);
const GOST_CLASS = /^\s*[0245678]-[1-4]\d\d(?![\d.])/;

/** The class is also written behind the number: 46206 Е 6- is 6-46206 Е. */
export const withClassInFront = (text: string): string =>
  text.includes('-') ? text.replace(CLASS_BEHIND, '$2-$1') : text;
const CLASS_BEHIND = /^\s*((?:\d{5,7}|7\d{3}|[1-4]\d\d)(?:\s?[\p{L}\d]{1,4})?)\s*([02456])-(?=\s*$)/u;

/** Whether the letters behind the number are those of GOST, in Cyrillic. */
export function hasGostLetters(text: string): boolean {
  if (isAscii(text)) return false;
  const capitals = normalizeUnicode(text, 'NFKC').toUpperCase();
  return GOST_LETTERS.test(capitals) && GOST_LETTERS.test(capitals.replace(UNITS, ' '));
}
