import { splitDesignations } from '../../bearings/designation/search-key.ts';

// The letters a buyer typed are one run of the designation, regardless of separators between them.

export type TextRun = { text: string; matched: boolean };

/** Shorter runs match by chance. */
const shortestRun = 2;

/** The longest, earliest run wins; of several numbers the last one typed counts. */
export function highlightMatch(text: string, typed: string): TextRun[] {
  const wanted = lettersOf(splitDesignations(typed).at(-1) ?? '');
  const places = [...text].flatMap((letter, place) => (isLetter(letter) ? [place] : []));
  let best = { from: 0, length: 0 };
  for (const [index, from] of places.entries()) {
    const length = runLength(text, places.slice(index), wanted);
    if (length > best.length) best = { from, length };
  }
  if (best.length < Math.min(shortestRun, wanted.length) || best.length === 0) return [{ text, matched: false }];
  const last = places[places.indexOf(best.from) + best.length - 1] ?? best.from;
  return [
    { text: text.slice(0, best.from), matched: false },
    { text: text.slice(best.from, last + 1), matched: true },
    { text: text.slice(last + 1), matched: false },
  ].filter((run) => run.text !== '');
}

function runLength(text: string, places: readonly number[], wanted: readonly string[]): number {
  const differs = wanted.findIndex((letter, k) => text[places[k] ?? -1]?.toUpperCase() !== letter);
  return differs === -1 ? wanted.length : differs;
}

const isLetter = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter);
const lettersOf = (text: string): string[] => [...text.toUpperCase()].filter(isLetter);
