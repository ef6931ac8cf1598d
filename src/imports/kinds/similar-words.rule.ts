// Which maker or category of the shop a word of a file may mean that is written almost as it.
// Its letters are the same, or its words but for those that everybody adds, or it is one letter apart.

import { foldedWord } from '../columns/import-words.rule.ts';

/** Words that are added to the name of a maker or a category without another being meant. */
const added = new Set(
  'bearing bearings brg brgs india indian ltd limited pvt private co company corp corporation inc gmbh group make brand genuine original imported the and of'.split(
    ' ',
  ),
);

const lettersOf = (words: readonly string[]) => words.map((word) => word.replace(/(?<=.{3})s$/, '')).join('');

const wordsOf = (text: string) => foldedWord(text).split(/[^\p{L}\p{M}\p{N}]+/u);

const plainOf = (text: string) => lettersOf(wordsOf(text));
const shortOf = (text: string) => {
  const own = wordsOf(text).filter((word) => !added.has(word));
  return lettersOf(own.length > 0 ? own : wordsOf(text));
};

/** Shorter names are often one letter apart and two makers. */
const minLetters = 6;

/** One letter more, less or other. */
function isOneLetterApart(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < minLetters || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [a, b] = [one.slice(from), other.slice(from)];
  return a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b;
}

export type KnownWords = {
  has(text: string): boolean;
  /** The one that may be meant; undefined where the word is new. */
  like(text: string): string | undefined;
  isEmpty: boolean;
};

export function knownWords(list: readonly string[]): KnownWords {
  const exact = new Set(list);
  const plain = new Map(list.map((one) => [plainOf(one), one]));
  const shortNames = list.map((one) => ({ one, name: shortOf(one) }));
  const short = new Map(shortNames.map(({ one, name }) => [name, one]));
  const find = (text: string) => {
    const own = shortOf(text);
    const same = plain.get(plainOf(text)) ?? short.get(own);
    return same ?? shortNames.find(({ name }) => isOneLetterApart(name, own))?.one;
  };
  // Many lines of a file have the same word.
  const answers = new Map<string, string | undefined>();
  return {
    isEmpty: list.length === 0,
    has: (text) => exact.has(text),
    like(text) {
      if (!answers.has(text)) answers.set(text, find(text));
      return answers.get(text);
    },
  };
}
