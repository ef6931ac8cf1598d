// A list that is read again stands at the beginning of the stored one.

import { linesOf } from '../pasted-list/list-parts.rule.ts';

const plain = (line: string): string =>
  line
    .trim()
    .split(/[\s,;]+/)
    .join(' ')
    .toUpperCase();

const filledLines = (text: string): string[] => linesOf(text).filter((line) => line.trim() !== '');

/** What follows the lines of `first`, if `text` begins with them however they are separated; else all of it. */
export function withoutFirstLines(text: string, first: string): string {
  const lines = filledLines(text);
  const heading = filledLines(first);
  const begins = heading.every((line, index) => plain(line) === plain(lines[index] ?? ''));
  return lines.slice(begins ? heading.length : 0).join('\n');
}
