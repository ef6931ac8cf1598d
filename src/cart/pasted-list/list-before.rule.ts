// How two lists share lines: a list that is read again stands at the beginning of the stored one; another tab adds lines to it.

import { linesOf } from './list-parts.rule.ts';

const plain = (line: string): string =>
  line
    .trim()
    .split(/[\s,;]+/)
    .join(' ')
    .toUpperCase();

const filledLines = (text: string): string[] => linesOf(text).filter((line) => line.trim() !== '');

/** Returns the rest behind the lines of `first`, however they are separated; undefined if `text` does not begin with them. */
export function linesAfter(text: string, first: string): string | undefined {
  const lines = filledLines(text);
  const heading = filledLines(first);
  const begins = heading.every((line, index) => plain(line) === plain(lines[index] ?? ''));
  return begins ? lines.slice(heading.length).join('\n') : undefined;
}

/** The lines after the first ones, or all of the text where it does not begin with them. */
export const withoutFirstLines = (text: string, first: string): string =>
  linesAfter(text, first) ?? filledLines(text).join('\n');

function countLines(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of filledLines(text).map(plain)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** The lines of `text` that none of the known lists has; of a line that is there several times, as many as no list has. */
export function linesAdded(text: string, known: readonly string[]): string {
  const counts = known.map(countLines);
  const met = new Map<string, number>();
  const isAdded = (line: string) => {
    const name = plain(line);
    const times = (met.get(name) ?? 0) + 1;
    met.set(name, times);
    return counts.every((count) => times > (count.get(name) ?? 0));
  };
  return filledLines(text).filter(isAdded).join('\n');
}
