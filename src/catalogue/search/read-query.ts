import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { memoize } from '../../lib/memoize.ts';
import { parseSearchTerms, type SearchTerm } from './search-terms.ts';

/** `from` is its place in the text. */
export type QueryPart = { text: string; from: number; understood: boolean };

/** Returns the understood parts of a searched number; none where all was understood, or where several numbers or sizes are searched. */
export function understoodParts(keyword: string): QueryPart[] {
  const [term, ...more] = parseSearchTerms(keyword);
  return term && more.length === 0 ? understoodPartsOf(term) : [];
}

/** While a number is being typed, its end may be half a suffix, so it is not called unknown. */
export function understoodWhileTyping(term: SearchTerm): QueryPart[] {
  const parts = understoodPartsOf(term);
  return parts.at(-1)?.understood === false ? [] : parts;
}

const memoized = memoize<QueryPart[]>(2000);

export const understoodPartsOf = ({ size, typed }: SearchTerm): QueryPart[] =>
  size ? [] : memoized(typed, () => partsOfDesignation(typed));

function partsOfDesignation(typed: string): QueryPart[] {
  const { known, unknown, ignored } = parseDesignation(typed);
  const ranges = known ? rangesOf(typed, [...unknown, ...ignored]) : [];
  return ranges.length === 0 ? [] : cutAt(typed, ranges);
}

type Range = { from: number; to: number };

/** Places of the words, from the end, where suffixes stand; none of a word that separators divide. */
function rangesOf(typed: string, words: readonly string[]): Range[] {
  const capitals = typed.toUpperCase();
  if (capitals.length !== typed.length) return [];
  const ranges: Range[] = [];
  let end = capitals.length;
  for (const word of [...words].reverse()) {
    const within = capitals.lastIndexOf(word, end - word.length);
    const from = within >= 0 && end >= word.length ? within : capitals.lastIndexOf(word);
    const isFree = ranges.every((range) => from >= range.to || from + word.length <= range.from);
    if (from < 0 || !isFree) continue;
    ranges.push({ from, to: from + word.length });
    end = from;
  }
  return ranges.toSorted((a, b) => a.from - b.from);
}

function cutAt(typed: string, ranges: readonly Range[]): QueryPart[] {
  let at = 0;
  const parts = ranges.flatMap(({ from, to }): QueryPart[] => {
    const before = { text: typed.slice(at, from), from: at, understood: true };
    at = to;
    return [before, { text: typed.slice(from, to), from, understood: false }];
  });
  return [...parts, { text: typed.slice(at), from: at, understood: true }].filter(({ text }) => text !== '');
}
