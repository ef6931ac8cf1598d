/**
 * What is tried where a text names no bearing as it stands: without numbers of the buyer's own and of standards, without words
 * glued to the number, with digits for letters that look like them.
 */
export function rewritten(text: string): Rewritten | undefined {
  const removed: string[] = [];
  const withoutOthers = text.replace(OTHER_NUMBER, (found, at: number) => {
    if (!/\d{3}/.test(text.slice(at + found.length))) return found;
    removed.push(found.replace(AROUND, '').toUpperCase());
    return ' ';
  });
  const plain = withoutOthers
    .replaceAll('_', ' ')
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
  /(?<![\p{L}\d])(?:(?:matl|matnr|mat|material|sap|bom item|item|stock|drg|drawing|pos|position|tag|indent)\.? ?(?:no|code|nr|id|item|number)?[ .:=#-]{0,3}[a-z]{0,4}\d{1,18}|(?:din|iso|is|jis|en)(?: ?b| iso)?[ -]?\d{1,5})(?![\p{L}\d/])[ :,;-]{0,4}/giu;
const AROUND = /[ :,;-]{1,4}$/;

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
