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

/** Whether the letters behind the number are those of GOST, in Cyrillic. */
export function hasGostLetters(text: string): boolean {
  if (isAscii(text)) return false;
  const capitals = normalizeUnicode(text, 'NFKC').toUpperCase();
  return GOST_LETTERS.test(capitals) && GOST_LETTERS.test(capitals.replace(UNITS, ' '));
}
