import { ambiguousBrands, flangeWords, tellingWords } from '../brand-words.data.ts';
import { dialectByBrand } from '../makers.ts';
import { isAscii } from './compact-designation.ts';
import { isSilentWord } from './normalize-input.ts';
import type { ParsedDesignation } from './parsed-designation.ts';

type Word = { readonly text: string; readonly at: number };

/** 'BEARING,ACC,ADAPTER SLEEVE,H 210': the number begins behind words of a list, of another language or with a maker's name. */
export function readBehindWords(
  text: string,
  read: (rest: string) => ParsedDesignation,
): ParsedDesignation | undefined {
  const words = [...text.matchAll(WORD)].map((found): Word => ({ text: found[0], at: found.index }));
  const number = words.findIndex((word) => /\d/.test(word.text));
  if (number < 1 || words.slice(0, number).some(saysOther)) return undefined;
  const letters = words[number - 1];
  if (number > 1 && letters && MAY_BE_TYPE.test(letters.text)) {
    const reading = readFrom(letters, words.slice(0, number - 1), text, read);
    if (reading) return reading;
  }
  const first = words[number];
  const reading = first && readFrom(first, words.slice(0, number), text, read);
  if (!reading || !letters) return undefined;
  if (isBeside(letters, first, text))
    return IS_COMMON.test(reading.basic) || !mayBeLetters(words.slice(0, number), text) ? reading : undefined;
  // CRBH 6013 is no 6013; other letters may be a maker that is not known here
  if (!IS_COMMON.test(reading.basic) || !MAY_BE_MAKER.test(letters.text)) return undefined;
  const name = letters.text.toUpperCase();
  return { ...reading, unknown: [...reading.unknown, name], ignored: reading.ignored.filter((word) => word !== name) };
}
/** A plastic bearing and a rod end are others than the number says. */
const saysOther = ({ text }: Word): boolean => {
  const word = text.toUpperCase();
  return tellingWords.includes(word) || flangeWords.includes(word) || word === 'ROD';
};
const WORD = /[^\s,;:()[\]]+/g;
const MAY_BE_TYPE = /^[A-Z]{1,5}$/i;
const MAY_BE_MAKER =
  /^(?!A[HOX]|B[AEKST]|DRG|INV|GRN|REF|CRB|GE|H[JKMN]|K[HMR]|LM|N[ACFJKNU]|QJ|RN|S[ACDN]|T[MS]|U[CK]|V[KLS]|X[SU]|YRT)[A-Z]{3,4}$/i;
const IS_COMMON = /^(?:6\d{3}|62\/\d\d|6[0-4]\d{3}|618\d\d|619\d\d|160\d\d|2[1234]\d{3}|3[0123]\d{3}|5[123]\d{3})/;

function readFrom(
  start: Word,
  left: readonly Word[],
  text: string,
  read: (rest: string) => ParsedDesignation,
): ParsedDesignation | undefined {
  const reading = read(text.slice(start.at));
  const isUnlikely = reading.oldNumber && reading.writtenBasic.length < MIN_OLD_DIGITS;
  if (!reading.known || isUnlikely) return undefined;
  const ignored = left.map((word) => word.text.toUpperCase()).filter((word) => !isSilentWord(word));
  return { ...reading, input: text, ignored: [...ignored, ...reading.ignored] };
}
const MIN_OLD_DIGITS = 5;

/** In 'NO SUCH NUMBER 1200' the short word may be anything, unless the words stand in fields or in another language. */
const mayBeLetters = (words: readonly Word[], text: string): boolean =>
  isAscii(text) && !text.includes(',') && words.some((word) => /^[A-Z]{1,4}$/i.test(word.text) && !isNamed(word.text));

const isNamed = (word: string): boolean => {
  const capitals = word.toUpperCase();
  return isSilentWord(capitals) || (Object.hasOwn(dialectByBrand, capitals) && !ambiguousBrands.includes(capitals));
};

/** Short letters directly in front of the number may be its type. */
function isBeside({ text: word, at }: Word, number: Word, text: string): boolean {
  const isCutOff = /[,;:()[\]]/.test(text.slice(at + word.length, number.at));
  return isCutOff || isNamed(word) || !/^(?:[A-Z]{1,4}|[А-ЯІЁ]{1,4})$/iu.test(word);
}
