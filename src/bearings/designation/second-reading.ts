import { withoutListMark } from './search-key.ts';

/**
 * What is tried where a text names no bearing as it stands: without numbers of the buyer's own, of standards and of motors,
 * without words glued to the number, with digits for letters that look like them.
 */
export function rewritten(text: string): Rewritten | undefined {
  const removed: string[] = [];
  const own = beforeBearing(text);
  if (own !== '') removed.push(own.trim().toUpperCase());
  const withoutNumber = (found: string, at: number, all: string) => {
    if (!/\d{3}/.test(all.slice(at + found.length))) return found;
    removed.push(found.replace(AROUND, '').toUpperCase());
    return ' ';
  };
  const plain = withoutListMark(text.slice(own.length).trim())
    .replace(OTHER_NUMBER, withoutNumber)
    .replace(RATING, withoutNumber)
    .replaceAll('_', ' ')
    .replace(HYPHEN_IN_WORDS, '$1 ')
    .replace(HYPHEN_BEFORE_NUMBER, '$1 ')
    .replace(GLUED_WORDS, ' ')
    .replace(LEADING_ZEROS, '')
    .replace(EXPONENT, unrounded)
    .trim();
  const rest = plain.replace(LIKE_DIGITS, (letter) => (/o/i.test(letter) ? '0' : '1'));
  return rest === text.trim() || rest === '' ? undefined : { rest, removed, hasDigitsForLetters: rest !== plain };
}

type Rewritten = { readonly rest: string; readonly removed: readonly string[]; readonly hasDigitsForLetters: boolean };

/** MATL 100234 BEARING 6205; Pos 12: 6205; DIN 625 - 6205. */
const OTHER_NUMBER =
  /(?<![\p{L}\d])(?:(?:matl|matnr|mat|material|sap|bom item|item|stock|drg|drawing|pos|position|tag|indent|line|s[rl]?\.? ?no)\.? ?(?:no|code|nr|id|item|number)?[ .:=#-]{0,3}[a-z]{0,4}\d{1,18}|(?:din|iso|is|jis|en)(?: ?b| iso)?[ -]?\d{1,5})(?![\p{L}\d/])[ :,;-]{0,4}/giu;
/** The rating of a motor: 15 kW, 1440 rpm. */
const RATING = /\b\d{1,4}(?:\.\d)? ?(?:kw|hp|rpm)\b[ ,]{0,2}/gi;
const AROUND = /[ :,;-]{1,4}$/;

/**
 * In '1 100234 BEARING 6205' and 'motor 15 kW bearing 6309' the numbers in front are a position, the buyer's own and a rating.
 * A number that may be a bearing's or a housing's stays, and 'sleeves for bearing 22220' asks for sleeves.
 */
function beforeBearing(text: string): string {
  const at = text.search(BEARING);
  const before = text.slice(0, Math.max(0, at));
  if (!/\d/.test(before) || ASKS_FOR_OTHER.test(before) || !/\d{3}/.test(text.slice(at))) return '';
  return before.split(/[\s:,;()]/).every(isNoBearing) ? before : '';
}
const BEARING = /(?<![\p{L}\d])(?:bearings?|brgs?|brng)(?![\p{L}\d])/iu;
const ASKS_FOR_OTHER = /\b(?:for|of|with|without) ?$/i;

const isNoBearing = (word: string): boolean =>
  !/\d\d\d/.test(word) || /^(?:0\d{1,9}|\d{6,18})$/.test(word) || /^\d{3,4}(?:kw|hp|rpm|v)$/i.test(word);

/** BALL-SINGLE ROW-DEEP GROOVE-6308, DE-6309. */
const HYPHEN_IN_WORDS = /(\p{L}{3})-(?=\p{L}{3})/gu;
const HYPHEN_BEFORE_NUMBER = /(\p{L}{4}|\bN?DE)-(?=\d{3})/giu;

/** BRG6205, BEARING-DGBB-6205. */
const GLUED_WORDS =
  /(?<![\p{L}\d])(?:(?:ball|roller|bearings?|brgs?|brng|dgbb|srb|crb|trb|acbb)[-:]?){1,4}(?=[a-z]{0,5}\d{3})/giu;

/** 00006205, as stored by some programs. */
const LEADING_ZEROS = /(?<![\p{L}\d.,/-])0{1,16}(?=[1-9]\d{3,5}(?!\d))/gu;

/** 3O2O5, 5II05. */
const LIKE_DIGITS = /(?<=\d[oIl|]{0,2})[oOIl|](?=[\doOIl|]|[\s/-]|$)|(?<=\dO{1,2})O(?=[\dO]|[\s/-]|$)/g;

/** 6.205E+03 of a spreadsheet; 6.21E+03 is rounded, and may be any of ten numbers. */
const EXPONENT = /(?<![\d.])\d\.\d{1,6}E\+?0?[3-6](?!\d)/gi;
function unrounded(written: string): string {
  const [mantissa = '', exponent = ''] = written.toUpperCase().split('E');
  return mantissa.length - 2 === Math.abs(Number(exponent)) ? String(Math.round(Number(written))) : written;
}
