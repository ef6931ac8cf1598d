// What a word of somebody's file means in ours, as staff have said once.

import { normalizeUnicode } from '../../lib/normalize-unicode.ts';

/** By our column, the word of ours for each of theirs. */
export type ImportWords = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const noWords: ImportWords = new Map();

/** Case, spaces and signs around a word make no difference. */
export const foldedWord = (word: string): string =>
  normalizeUnicode(word, 'NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

export function importWordsOf(rows: readonly { name: string; word: string; means: string }[]): ImportWords {
  const byName = Map.groupBy(rows, ({ name }) => name);
  return new Map([...byName].map(([name, some]) => [name, new Map(some.map(({ word, means }) => [word, means]))]));
}

/** The word of ours for a cell; undefined where nobody has said. */
export const meaningOfWord = (words: ImportWords, name: string, cell: string): string | undefined =>
  words.get(name)?.get(foldedWord(cell));
