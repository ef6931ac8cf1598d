// A list that is read again stands at the beginning of the stored one.

import { linesOf } from './list-parts.rule.ts';

const plain = (line: string): string =>
  line
    .trim()
    .split(/[\s,;]+/)
    .join(' ')
    .toUpperCase();

const filledLines = (text: string): string[] => linesOf(text).filter((line) => line.trim() !== '');

/** What follows the lines of `first`, however they are separated; undefined if `text` does not begin with them. */
export function linesAfter(text: string, first: string): string | undefined {
  const lines = filledLines(text);
  const heading = filledLines(first);
  const begins = heading.every((line, index) => plain(line) === plain(lines[index] ?? ''));
  return begins ? lines.slice(heading.length).join('\n') : undefined;
}

/** The same, or all of it. */
export const withoutFirstLines = (text: string, first: string): string =>
  linesAfter(text, first) ?? filledLines(text).join('\n');
