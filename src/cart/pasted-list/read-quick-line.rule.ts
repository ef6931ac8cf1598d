// A line is divided at its TAB, comma or semicolon, at a quantity with a unit, or before its last number.

import { countsInFigures } from '../../bearings/designation/counts-in-words.ts';
import { withDecimalPoints } from '../../bearings/designation/decimal-commas.ts';
import { extractQuantity } from '../../bearings/designation/extract-quantity.ts';
import { isYear } from '../../bearings/designation/is-year.ts';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { parseSizeQuery } from '../../bearings/designation/parse-size-query.ts';
import { withoutListMark } from '../../bearings/designation/search-key.ts';
import { toAsciiDigits } from '../../lib/ascii-digits.ts';
import { normalizeUnicode } from '../../lib/normalize-unicode.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { startOfRun } from '../../lib/text-runs.ts';
import {
  countOrPrice,
  doubtfulQuantity,
  joinedQuantity,
  quantityInFront,
  secondNumber,
  thousandsOrGrease,
} from './doubtful-quantity.rule.ts';
import { isSpaced, separatorOf, splitFields, thousands, unquote, withoutUnit, ZERO_CENTS } from './list-fields.rule.ts';
import { withoutPrices } from './prices-behind.rule.ts';
import { inThousands, thousandsInFigures } from './written-thousands.rule.ts';

export type ParsedLine = {
  designation: string;
  /** The quantity as written; undefined means one piece. */
  quantity: string | undefined;
};

/** The possible readings, most likely first; looking up the items decides. Empty for a blank line. */
export function parseQuickLine(line: string): ParsedLine[] {
  const typed = withAsciiMarks(toAsciiDigits(plainHyphens(line))).trim();
  const text = withoutWordsOfCount(
    countsInFigures(thousandsInFigures(withDecimalPoints(withoutPrices(withoutNeed(withoutListMark(typed)))))),
  )
    .replace(ZEROS_BEHIND_LABEL, '')
    .replace(BETWEEN_DASHES, ' $1')
    .replace(IN_RUPEES, ' $1')
    .replace(OLD_NUMBER, '')
    .replace(COUNT_IN_WORDS, (written, words: string) => (isNumberInWords(words) ? '' : written))
    .replace(THOUSANDS_IN_FRONT, (count) => count.replaceAll(',', ''))
    .replace(GLUED_COUNT, ' $1');
  if (text === '') return [];
  const whole: ParsedLine = { designation: unquote(text), quantity: undefined };
  const asked = thousandsOrGrease(text) ?? countOrPrice(text) ?? secondNumber(text);
  if (asked) return [asked, whole];
  const separator = separatorOf(text);
  const parts = splitFields(text, separator)?.filter((field) => field !== '');
  if (parts) {
    const inColumn = quantityInColumn(parts);
    if (inColumn) return [inColumn];
    if (separator === '\t' && isCountInColumn(parts)) return [parseFields(parts, false)];
    const mayBeDivided = separator === ',' && !isSpaced(text);
    const split = parseFields(parts, mayBeDivided);
    const counted = splitThousands(text);
    if (counted) return [counted, split];
    const joined: ParsedLine = { designation: parts.join(' '), quantity: undefined };
    // 'Dear Sir, please quote' has no quantity that could be wrong.
    if (!/\p{Nd}/u.test(text)) return [joined];
    const other = isQuantityFirst(parts) ? { designation: parts.slice(1).join(' '), quantity: parts[0] } : joined;
    if (isSize(parts)) return [joined];
    const row = fieldsOfRow(parts);
    if (row) return [parseFields(row, mayBeDivided), other];
    if (separator !== '\t' && !isQuantityFirst(parts) && isAnotherNumber(parts[1])) return [joined];
    if (split.quantity === undefined || isNumber(split.quantity)) return [split, other];
    return [countedIn(joined.designation) ?? other, split];
  }
  const remembered = withRemark(text);
  if (remembered) return [remembered, whole];
  const doubtful = doubtfulQuantity(text);
  if (doubtful) return [doubtful, whole];
  const joined = joinedQuantity(text);
  if (joined) return [whole, joined];
  const counted = countedIn(whole.designation) ?? quantityInFront(text);
  if (counted) return [counted, whole];
  const signed = countBehindSign(text);
  if (signed) return [signed, whole];
  const split = splitLastNumber(text);
  return split ? [whole, split] : [whole];
}

/** '6205; 1,000' for '6205؛ 1٬000'. */
const withAsciiMarks = (text: string): string =>
  text.replaceAll('،', ',').replaceAll('؛', ';').replaceAll('٬', ',').replaceAll('٫', '.');

/** 'Same as last order + 5 nos 6211': what was ordered then is not in the list, so the buyer looks at the line. */
function withRemark(text: string): ParsedLine | undefined {
  const before = /\b(?:last|previous|earlier) (?:order|time|supply)\b/i.exec(text);
  if (!before) return undefined;
  const ordered = text.slice(before.index + before[0].length).replace(/^[ ,;+&:-]*(?:(?:and|plus) )?/i, '');
  const counted = countedIn(ordered) ?? quantityInFront(ordered);
  return counted && { ...counted, quantity: `${counted.quantity}?` };
}

/** Writes the quantity of a cell in figures; a cell without a number stays as it is. */
export function quantityOfCell(cell: string): string {
  const written = thousandsInFigures(`\t${withAsciiMarks(toAsciiDigits(plainHyphens(cell))).trim()}`).trim();
  const count = withoutUnit(written);
  if (isNumber(count)) return thousands.test(count) ? count.replaceAll(',', '') : count;
  return (written !== '' && countedIn(`6205 ${written}`)?.quantity) || written;
}

function countedIn(text: string): ParsedLine | undefined {
  const found = extractQuantity(normalizeUnicode(text, 'NFKC'));
  return found && { designation: found.rest, quantity: found.quantity };
}

/** A cell of quantities without a figure is 'ten', or no quantity. */
function quantityInColumn([designation = '', ...rest]: readonly string[]): ParsedLine | undefined {
  const written = /^qty (\P{Nd}+)$/u.exec(rest.join(' '))?.[1];
  if (written === undefined) return undefined;
  return { designation, quantity: countedIn(`${designation} ${written}`)?.quantity ?? written };
}

/** A number in a column of its own is no part of the name beside it, except behind the letters of a series: 'NU TAB 210'. */
const isCountInColumn = ([name = '', count = '', ...rest]: readonly string[]): boolean =>
  rest.length === 0 && isNumber(withoutUnit(count)) && !isQuantityFirst([name, count]) && !/^[A-Z]{1,4}$/i.test(name);

/** '6205 4 required', 'Need 4 nos 6205'. */
const withoutNeed = (text: string): string => text.replace(NEED_BEHIND, '').replace(NEED_IN_FRONT, '');
const NEED_BEHIND =
  /[ ,;-]{1,4}(?:(?:urgent(?:ly)? ?)?(?:required|reqd|needed)|urgent(?:ly)?|(?:delivery|del\.?)[ :-]{1,3}(?:immediate(?:ly)?|urgent|asap|ex[ -]stock)|asap|immediately)\.?$/i;
const NEED_IN_FRONT = /^(?:required?|need(?:ed)?)(?: ?: ?| )(?=\S)/i;

/** '25, 52, 15' has no quantity. */
const isSize = (parts: readonly string[]): boolean =>
  parts.length === 3 && parts.every((part) => /^\d{2}$/.test(part)) && parseSizeQuery(parts.join('x')) !== undefined;

/** '1,000 nos 6205'. */
const THOUSANDS_IN_FRONT = /^[1-9]\d{0,2}(?:,\d{3})+(?=\s*(?:pcs?|pieces?|nos?|x|×)[.\s])/i;

/** '6205 (205)', '6205 ZZ (205) 10 nos': 205 is what 6205 was called before. */
const OLD_NUMBER = /(?<=\b[1-9](\d{3})\b[A-Z\d /-]{0,12}) ?[([]\1[)\]](?= |$)/i;

/** '6205 ZZ 10 (ten) nos'. */
const COUNT_IN_WORDS = /(?<=\d) ?\(([a-z -]{3,60})\)/i;
const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|and|only)?$/i;

/** '6205 ten (10) nos'. */
function withoutWordsOfCount(text: string): string {
  const count = /\((\d{1,5})\)/.exec(text);
  if (!count) return text;
  const words = text.slice(0, count.index).trimEnd().split(' ');
  const named = words.findLastIndex((word) => word === '' || !isNumberInWords(word)) + 1;
  if (named === 0 || named === words.length) return text;
  return `${words.slice(0, named).join(' ')} ${count[1]}${text.slice(count.index + count[0].length)}`;
}
const isNumberInWords = (words: string): boolean => words.split(/[ -]/).every((word) => NUMBER_WORD.test(word));

/** 'qty 3.0'. */
const ZEROS_BEHIND_LABEL = /(?<=\b(?:qty|quantity)[\s.:=-]{0,3}\d{1,5})\.0{1,3}$/i;
/** '6217 -10-'. */
const BETWEEN_DASHES = /\s-(\d{1,5})-$/;
/** '6205 2/-', as amounts in rupees are written, but rather a count. */
const IN_RUPEES = /\s(\d{1,2})\/-$/;

/** '6205ZZ10nos'. */
const GLUED_COUNT = /(?<=ZZ|DDU|LLU)(\d{1,5}) ?(?:nos|pcs)\.?$/i;

/** '6205=2', '6205 ZZ : 2', '6205 (2)', which no number is written with. '305 (6305)' names one bearing twice. */
function countBehindSign(text: string): ParsedLine | undefined {
  const [sign, plain, bracketed] = COUNT_BEHIND_SIGN.exec(text) ?? [];
  const quantity = plain ?? bracketed;
  if (sign === undefined || quantity === undefined || isAnotherNumber(quantity)) return undefined;
  const designation = text.slice(0, -sign.length);
  return /\d/.test(designation) ? { designation, quantity } : undefined;
}
const COUNT_BEHIND_SIGN = /(?:\s{0,3}[:=|]\s{0,3}(\d{1,5})|\s{0,3}[([]\s?(\d{1,5})\s?[)\]])$/;

/** '6205 1,000' is a thousand, but 'NU 210,100' a number and a quantity. */
function splitThousands(text: string): ParsedLine | undefined {
  const { before, word } = lastCount(text);
  const quantity = withoutUnit(word);
  if (!/^[1-9]/.test(quantity) || !thousands.test(quantity)) return undefined;
  const designation = withoutSign(before);
  if (!/\d{3}/.test(designation) || separatorOf(designation)) return undefined;
  return { designation, quantity: quantity.replaceAll(',', '') };
}

/** In '6205,1,000' a thousand is two fields; after a comma with a space, a semicolon or a TAB each field is whole. */
function parseFields([designation = '', first, ...rest]: readonly string[], mayBeDivided: boolean): ParsedLine {
  if (first === undefined) return { designation, quantity: undefined };
  const number = [...(mayBeDivided ? [[first, ...rest].join(',')] : []), first].find((text) => thousands.test(text));
  return { designation, quantity: number?.replaceAll(',', '') ?? withoutUnit(first) };
}

/**
 * Number, quantity and what follows, where a running number stands in front ('1, 6205, 25') or the number is in several fields
 * ('SKF, 6205, C3, 25').
 */
function fieldsOfRow(parts: readonly string[]): string[] | undefined {
  const [first = '', second = ''] = parts;
  if (parts.length < 3) return undefined;
  const isRunning = isQuantityFirst(parts) && (first.length < 3 || !isNumber(second));
  const from = isRunning ? 1 : 0;
  const named = /\d/.test(parts[from] ?? '') ? from : from + 1;
  const isNumberAmongWords = (part: string, index: number) =>
    isAnotherNumber(part) &&
    !/\d{4}/.test(parts.slice(0, index).join()) &&
    parts.slice(index + 1).some((behind) => isNumber(withoutUnit(behind)));
  const count = parts.findIndex(
    (part, index) => index > named && isNumber(withoutUnit(part)) && !isNumberAmongWords(part, index),
  );
  const isUsual = from === 0 && count === 1;
  return count < 0 || isUsual ? undefined : [parts.slice(from, count).join(' '), ...parts.slice(count)];
}

/** The second of '6205, 6206' is a number. Round hundreds, and what only an old number like 1512 would be, are quantities. */
export function isAnotherNumber(text = ''): boolean {
  if (!/^(?:[1-9]\d{3}|\d{5})$/.test(text) || text.endsWith('00')) return false;
  const { known, oldNumber } = parseDesignation(text);
  return known && !(oldNumber && /^[12]/.test(text));
}

/** '10, 6210': the other way round. */
function isQuantityFirst([first = '', second = '']: readonly string[]): boolean {
  if (!/^\d{1,3}$/.test(first)) return false;
  if (isNumber(withoutUnit(second))) return /^\d{4,6}$/.test(second);
  return /[a-z]/i.test(second) && /\d{3}/.test(second);
}

const numberWithUnit = /^[x×*=:([]?([-+]?\p{Nd}[\p{Nd}.,]*(?:e\d+)?)(?:pcs?|pieces?|nos?|sets?|x)?\.?[)\]]?$/iu;
const numberAlone = /^[x×*=:([]?([-+]?\p{Nd}[\p{Nd}.,]*(?:e\d+)?)$/iu;
const unitAlone = /^(?:(?:pcs?|pieces?|nos?|sets?|x)\.?|\.)$/iu;

/** '30205 + 30206' are two numbers, and 'ISO 281' is a standard. */
const NO_COUNT_BEHIND = /^(?:[+&]|and|or|und|oder|iso|din|jis|en|as per)$/i;

/** '40', 'x 40', '×40' or '40 pcs' after a space. */
function splitLastNumber(text: string): ParsedLine | undefined {
  const { before, word, unit } = lastCount(text);
  const written = (unit ? numberAlone : numberWithUnit).exec(word)?.[1];
  const quantity = written?.replace(ZERO_CENTS, '') ?? (likelyQuantity(word) === undefined ? undefined : word);
  if (
    quantity === undefined ||
    before === '' ||
    (!unit && isYear(word)) ||
    (!unit &&
      isAnotherNumber(word.replace(/[()[\]]/g, '')) &&
      !(COUNT_BEHIND_SUFFIXES.test(word) && /\D/.test(before))) ||
    (!unit && NO_COUNT_BEHIND.test(lastWord(before).word))
  )
    return undefined;
  return { designation: withoutSign(before), quantity };
}

/** Behind suffixes ('6205-2RS C3 1205') up to 2,999 are pieces; without a comma, numbers in a row are bare. */
const COUNT_BEHIND_SUFFIXES = /^[12]\d{3}$/;

/** The last word, or the one before a unit. */
function lastCount(text: string): { before: string; word: string; unit: boolean } {
  const last = lastWord(text);
  const unit = unitAlone.test(last.word);
  return { ...(unit ? lastWord(last.before) : last), unit };
}

/** '6205' of '6205 x 2', '6205 - 2' and '6205: 2'. */
function withoutSign(text: string): string {
  const { before, word } = lastWord(text);
  return before !== '' && /^(?:[x×*=|]|[-.:]+)$/i.test(word) ? before : text.replace(/[:=|]$/, '');
}

/** 100 for '1O0', with a letter in place of a digit, 4 for '-4', '4?', '4.00' and '2+2', 5000 for '5k'; undefined for any other text. */
export function likelyQuantity(text: string): number | undefined {
  const doubted = DOUBTED.exec(text);
  if (doubted)
    return (
      Number(
        doubted
          .slice(1)
          .find((count) => count !== undefined)
          ?.replaceAll(',', ''),
      ) || undefined
    );
  const [, first, second] = SUM.exec(text) ?? [];
  if (first !== undefined) return Number(first) + Number(second);
  if (/^\d{1,2}(?:\.\d)?k$/i.test(text)) return inThousands(text) || undefined;
  const isLikely = /^[\dOoIl]{1,7}$/.test(text) && /\d/.test(text) && /[OoIl]/.test(text);
  const quantity = Number(text.replace(/[Oo]/g, '0').replace(/[Il]/g, '1'));
  return isLikely && quantity > 0 ? quantity : undefined;
}

const DOUBTED =
  /^(?:[-/_] ?(\d{1,4})|@ ?(\d{1,6})|(\d{1,5})\?|(?:approx(?:\.|imately)?|about|abt\.?|around|circa|ca\.|~) ?(\d{1,5})|(\d{1,5}) ?(?:approx\.?|or so|\(approx\))|(\d{3,6})\/-|=>? ?(\d{3,6})|((?:\d{1,3},){0,3}\d{1,6})\.00)$/i;
const SUM = /^(\d{1,3})(?: ?\([a-z]{1,4}\))? ?\+ ?(\d{1,3})(?: ?\([a-z]{1,4}\))?$/i;

function lastWord(text: string): { before: string; word: string } {
  const start = startOfRun(text, text.length, (character) => character.trim() !== '');
  return { before: text.slice(0, start).trimEnd(), word: text.slice(start) };
}

/** Accepts also quantities that cannot be ordered: '40', '-5', '1.5', '1e9'. */
const isNumber = (text: string) => /^[-+]?\p{Nd}[\p{Nd}.,\s]*(?:e\d+)?$/iu.test(text);
