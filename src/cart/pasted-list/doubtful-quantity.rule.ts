// A quantity that can be read in several ways is asked about: '10 or 20', '2 boxes', '6205-4'.

import { isYear } from '../../bearings/designation/is-year.ts';
import { isWholeNumber } from '../../bearings/designation/parse-designation.ts';
import { parseSizeQuery } from '../../bearings/designation/parse-size-query.ts';
import { SOMETHING_ELSE } from './list-heads.data.ts';

type Counted = { designation: string; quantity: string };

const WITH_UNIT = ' ?(?:pcs?|pieces?|nos?|sets?|units?)\\.?';
const UNIT = `(?:${WITH_UNIT})?`;
const END = '(?: ?\\([a-z]{1,4}\\))?';
const doubts = [
  /** '10 to 12 nos', '10/20', '2 (DE) + 2 (NDE)'. */
  new RegExp(`^(.*\\w)[ ,:=-]{1,3}(\\d{1,3}${END} ?(?:to|or|[-/+]) ?\\d{1,3}${END})${UNIT}$`, 'i'),
  /** 'approx 20', '~ 20'. */
  new RegExp(
    `^(.*\\w)[ ,:=-]{1,3}((?:approx(?:\\.|imately)?|about|abt\\.?|around|circa|ca\\.|~) ?\\d{1,5})${UNIT}$`,
    'i',
  ),
  new RegExp(`^(.*\\w)[ ,:=-]{1,3}(\\d{1,5} ?(?:approx\\.?|or so|\\(approx\\)))${UNIT}$`, 'i'),
  /** '@ 5' may be a price. */
  /^(.*\w) ?(@ ?\d{1,6})$/,
  /** '250/-' is written of rupees. */
  /^(.*\w) (\d{3,6}\/-)$/,
  /** How many are in one is not known. */
  /^(.*\w)[ ,:=-]{1,3}(\d{1,4} ?(?:box(?:es)?|ctns?|cartons?|cases?|lots?|packs?|packets?|pkts?))\.?$/i,
  /** '6205 ZZ 10 250', where the second may be a price. */
  /^(.*\w) {1,3}(\d{1,5} {1,3}\d{1,5}(?:\.\d{1,2})?)$/,
  /** '1000 pcs/ctn' */
  /^(.*\w)[ ,:=-]{1,3}(\d{1,5} ?(?:pcs?|nos?)?\.? ?(?:\/|per) ?(?:box|ctn|carton|pack|packet|pkt))\.?$/i,
  SOMETHING_ELSE,
  /** '= 255' is rather a price, '= 2' a count. */
  /^(.*\w) ?(=>? ?\d{3,6})$/,
];

/** Undefined where the quantity is sure, or stands behind no whole number. */
export function doubtfulQuantity(text: string): Counted | undefined {
  const found = doubts.map((doubt) => doubt.exec(text)).find((match) => match !== null);
  const [, designation = '', quantity = ''] = found ?? [];
  const [first = ''] = quantity.split(' ');
  if (!isWholeNumber(designation) || isYear(first)) return undefined;
  const mayBelong = /^\d/.test(first) && !PACK.test(quantity) && isWholeNumber(`${designation} ${first}`);
  return mayBelong ? undefined : { designation, quantity };
}
const PACK = /[a-z]{3}/i;

/** '255.00' without a unit behind is a price, or a count as some programs write it. */
export function countOrPrice(text: string): Counted | undefined {
  const [, designation = '', quantity = ''] =
    /^(.*?\w)[\s,;:=|-]{1,3}((?:\d{1,3},){0,3}\d{1,6}\.\d{2})$/.exec(text) ?? [];
  return isWholeNumber(designation) ? { designation, quantity } : undefined;
}

/** '4 nos x 1250', '10 nos, 608', '(4) 1250': the second number may be a price, or another bearing. */
export function secondNumber(text: string): Counted | undefined {
  const [, designation = '', quantity = ''] = SECOND_NUMBER.exec(text) ?? [];
  return isWholeNumber(designation) ? { designation, quantity } : undefined;
}
const SECOND_NUMBER = new RegExp(
  `^(.*?\\w)[ ,:=-]{1,3}((?:\\(\\d{1,5}\\)|\\d{1,5}${WITH_UNIT})[ ,x×*-]{1,3}\\d{1,6})$`,
  'i',
);

/** '6205 ZZ 5k' are five thousand, or a bearing with the grease 5K. */
export function thousandsOrGrease(text: string): Counted | undefined {
  const [, designation = '', quantity = ''] = /^(.*\w)(?:, ?| {1,3})(\d{1,2}(?:\.\d)?k)$/i.exec(text) ?? [];
  return isWholeNumber(designation) && !SERIES.test(designation) ? { designation, quantity } : undefined;
}
/** '222 20K' is 22220K. */
const SERIES = /^2\d\d$/;

/** '6205-4' are four, or half of '6205-4RS'. */
export function joinedQuantity(text: string): Counted | undefined {
  const [, designation = '', quantity = ''] = /^(.*\w)([-/_]\d{1,3})$/.exec(text) ?? [];
  if (parseSizeQuery(text) !== undefined || isWholeNumber(text)) return undefined;
  return isWholeNumber(designation) ? { designation, quantity } : undefined;
}

/** '10 6205', '12 NU210'. Behind a digit that may belong to the number, as in '2 2205', the quantity is asked about. */
export function quantityInFront(text: string): Counted | undefined {
  const [, count = '', number = '', behind] = IN_FRONT.exec(text) ?? [];
  if (!isWholeNumber(number)) return undefined;
  if (behind !== undefined) return { designation: number, quantity: `${count} or ${behind}` };
  if (!isWholeNumber(text)) return { designation: number, quantity: count };
  return /^\d{4}/.test(number) ? { designation: number, quantity: `${count}?` } : undefined;
}
const IN_FRONT = /^([1-9]\d{0,2}) {1,3}((?:\d{4}|[A-Z]{1,4} ?\d{3}|6\d\d\b).*?)(?: {1,3}(\d{1,5}))?$/i;
