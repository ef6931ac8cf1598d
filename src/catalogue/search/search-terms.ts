import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import type { ParsedDesignation } from '../../bearings/designation/parsed-designation.ts';
import { designationKey, splitDesignations } from '../../bearings/designation/search-key.ts';
import { universalNumber } from '../../bearings/designation/universal-number.ts';
import { dialectByBrand } from '../../bearings/makers.data.ts';
import { isTooLong, linePreview } from '../../lib/line-length.ts';
import { memoize } from '../../lib/memoize.ts';
import { parseRequestedSize, type RequestedSize } from './size-search.rule.ts';

/** A number that was typed, as search looks it up. */
export type SearchTerm = {
  /** Its place among those typed, from 1. */
  place: number;
  /** As it was typed. */
  typed: string;
  /** As it was typed, without the maker's name beside it. */
  number: string;
  /** As a designation or stock code. */
  key: string;
  /** The maker that was named with it, in capitals; its items come first. */
  maker: string | null;
  /** As a universal number, whichever maker's spelling it is in, also as an old number. */
  universalKeys: string[];
  /** As a universal number when it is read in another way: 32208 is also the old number of NU208. */
  otherKeys: string[];
  /** The number without suffixes, where nobody knows one of these. */
  basicKey: string | null;
  /** As a size in mm. */
  size: RequestedSize | undefined;
};

/** Every number in the text (comma, semicolon or line apart) that can be looked up. */
export function parseSearchTerms(text: string): SearchTerm[] {
  return splitDesignations(text).flatMap((typed, index) => {
    if (isTooLong(typed)) return [];
    const { maker, number } = withoutMaker(typed);
    const key = designationKey(number);
    const size = parseRequestedSize(number);
    return key === '' ? [] : [{ place: index + 1, typed, number, key, maker, ...cachedKeys(number, key), size }];
  });
}

/** The same, a number that is typed again left out. */
export function parseDistinctSearchTerms(text: string): SearchTerm[] {
  const first = new Map<string, SearchTerm>();
  for (const reading of parseSearchTerms(text)) {
    const name = `${reading.maker ?? ''} ${reading.number.toUpperCase()}`;
    if (!first.has(name)) first.set(name, reading);
  }
  return [...first.values()];
}

/** The beginnings of the numbers that are too long to be looked up. */
export const findTooLongTerms = (text: string): string[] => [
  ...new Set(splitDesignations(text).filter(isTooLong).map(linePreview)),
];

/** A maker's name before or behind a number: 'Koyo 6205', '6205-2RS1 SKF'. */
function withoutMaker(typed: string): { maker: string | null; number: string } {
  const words = typed.trim().split(/\s+/);
  const isMaker = (word: string | undefined) => word !== undefined && Object.hasOwn(dialectByBrand, word.toUpperCase());
  if (words.length > 1 && isMaker(words[0])) return { maker: upper(words[0]), number: words.slice(1).join(' ') };
  if (words.length > 1 && isMaker(words.at(-1)))
    return { maker: upper(words.at(-1)), number: words.slice(0, -1).join(' ') };
  return { maker: null, number: typed };
}

const upper = (word: string | undefined) => (word ?? '').toUpperCase();

type TermKeys = Pick<SearchTerm, 'universalKeys' | 'otherKeys' | 'basicKey'>;

const memoized = memoize<TermKeys>(5000);

/** Many buyers type the same beginnings: a number is parsed once. */
const cachedKeys = (number: string, key: string): TermKeys => memoized(number, () => parseKeys(number, key));

function parseKeys(number: string, key: string): TermKeys {
  const reading = parseDesignation(number);
  const universalKeys = [...new Set([...understood([reading]), key])];
  const otherKeys = understood(reading.alternatives).filter((other) => !universalKeys.includes(other));
  const basicKey = reading.known && reading.unknown.length > 0 ? designationKey(reading.basic) : null;
  return { universalKeys, otherKeys, basicKey };
}

/** A suffix that nobody knows may make it another bearing. */
const understood = (ways: readonly ParsedDesignation[]): string[] =>
  ways.filter((way) => way.known && way.unknown.length === 0).map((way) => designationKey(universalNumber(way)));
