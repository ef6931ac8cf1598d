// Which makers a line asks for, 'Koyo 6205', '6306 ZZ (Koyo)' or 'SKF/FAG only', and what it says besides.

import { ambiguousBrands } from '../../bearings/brand-words.data.ts';
import { dialectByBrand } from '../../bearings/makers.ts';
import { escapePattern } from '../../lib/escape-pattern.ts';
import { trimEndChars } from '../../lib/text-runs.ts';

/** The names as they were written; none where any maker will do. */
export type AskedMakers = { rest: string; makers: readonly string[] };

const BRAND = `(?:${Object.keys(dialectByBrand)
  .filter((brand) => !ambiguousBrands.includes(brand))
  .toSorted((a, b) => b.length - a.length)
  .map(escapePattern)
  .join('|')})`;
const BRANDS = `${BRAND}(?:\\s?(?:[/,&|]|\\bor\\b)\\s?${BRAND})*`;
const HEAD = '(?:make|maker|brand|mfr|mfg|manufacturer)';
const BEHIND = `(?:\\s(?:${HEAD}|only|preferred))*`;
const BESIDE_NAME = new RegExp(`\\b(?:${HEAD}|only|preferred)\\b`, 'gi');
const START = '(?<=^|[\\s,;:|/(\\[])';
const END = '(?=$|[\\s,;:|)\\].])';

/** A maker is named in brackets, behind the word 'make', or between blanks. */
const NAMED = new RegExp(
  `[([]\\s?(?:${HEAD}[\\s:.=-]*)?(${BRANDS})${BEHIND}\\s?[)\\]]|${START}(?:${HEAD}[\\s:.=-]{1,3})?(${BRANDS})${BEHIND}${END}`,
  'gi',
);
/** A name that is not known here is one only behind a sign: 'Make: Peer'. */
const UNKNOWN = new RegExp(`${START}${HEAD}\\s?[:=-]\\s?([\\p{L}&.]{2,20})${END}`, 'giu');
const NO_MAKER =
  /^(?:any|all|std|standard|reputed|imported|local|indian|oem|as|original|genuine|na|nil|none|required|no)$/i;
const REFUSED = /\b(?:not|no|non|except|excluding|than|but|instead of)\s*$/i;
/** 'SKF or equivalent', 'replaces SKF 6205' bind nobody. */
const EQUIVALENT =
  /(?<![\p{L}\d])(?:or|any)?\s?(?:equivalents?|equiv|eqvt?|equal|similar|replacement|replaces?|substitute|interchange\w{0,8}|alternat\w{0,5})(?:\s(?:of|to|for))?(?![\p{L}\d])\.?/iu;

const NAMES = new Set(Object.keys(dialectByBrand));
const HEAD_WITHIN = new RegExp(`\\b${HEAD}\\b`, 'i');
/** Most lines of a list name no maker. */
const mayName = (text: string): boolean =>
  HEAD_WITHIN.test(text) ||
  text
    .toUpperCase()
    .split(/[^A-Z&]+/)
    .some((word) => NAMES.has(word));

/** Where a maker is refused, 'not SKF', the line stays as it is. */
export function askedMakers(text: string): AskedMakers {
  if (!mayName(text)) return { rest: text, makers: [] };
  const makers: string[] = [];
  let isRefused = false;
  const take = (written: string, at: number): string => {
    if (REFUSED.test(text.slice(0, at))) isRefused = true;
    makers.push(...namesIn(written));
    return ' ';
  };
  const named = text
    .replace(NAMED, (_, bracketed: string | undefined, plain: string | undefined, at: number) =>
      take(bracketed ?? plain ?? '', at),
    )
    .replace(UNKNOWN, (whole, name: string, at: number) => (NO_MAKER.test(name) ? whole : take(name, at)));
  if (makers.length === 0 || isRefused || !/\d/.test(named)) return { rest: text, makers: [] };
  if (EQUIVALENT.test(named)) return { rest: tidied(named.replace(EQUIVALENT, ' ')), makers: [] };
  return { rest: tidied(named), makers: unique(makers) };
}

/** Reads a cell in the column of makes, 'SKF / FAG' or 'Any'. */
export function makersOfCell(cell: string): string[] {
  if (EQUIVALENT.test(cell)) return [];
  const names = namesIn(cell.replace(BESIDE_NAME, ' '));
  return unique(names.filter((name) => /\p{L}/u.test(name) && !NO_MAKER.test(name.split(' ')[0] ?? '')));
}

const namesIn = (written: string): string[] =>
  written
    .split(/[/,|]|(?<!^C)&(?!U$)|\bor\b/i)
    .map((name) => name.trim())
    .filter((name) => name !== '');

const unique = (names: readonly string[]): string[] => [
  ...new Map(names.map((name) => [name.toUpperCase(), name])).values(),
];

/** Removes the signs that stood around the name. */
function tidied(text: string): string {
  const inside = text
    .replace(/ {2,}/g, ' ')
    .replace(/(?: ?, ?){2,}/g, ', ')
    .replace(/ ,/g, ',')
    .replace(/(?: -){2,}(?= )/g, ' -')
    .replace(/^[ ,;:/-]+/, '');
  return trimEndChars(inside, ' ,;:-');
}

export const isBrand = (name: string): boolean => Object.hasOwn(dialectByBrand, name.toUpperCase());

export const isMakerAsked = (maker: string, asked: readonly string[]): boolean =>
  asked.some((name) => name.toUpperCase() === maker.toUpperCase());

/** Writes makers so that they are read again as the same; '' for none. */
export const makersText = (makers: readonly string[]): string =>
  makers.every(isBrand) ? makers.join('/') : `make: ${makers.join('/')}`;
