// A long list is read in parts, so that progress can be shown; every line keeps its number.

import { countText } from '../../catalogue/items/item-format.rule.ts';
import { translate } from '../../lib/i18n.ts';
import { isTooLong, maxLineLength, truncateLine } from '../../lib/line-length.ts';

export const maxQuickLines = 2000;
export const maxListCharacters = maxQuickLines * (maxLineLength + 10);
/** A list of more lines is read in parts. */
export const partLines = 200;
const maxPartCharacters = partLines * (maxLineLength + 10);

export const quickListRefusals = {
  too_many: 'A list has at most 2,000 lines; this one has {lines}. Please send it in parts.',
  empty: 'Please enter at least one line.',
} as const;

export type ListPart = {
  text: string;
  lineOffset: number;
};

/** As Windows, old Macs and Unix end them. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** No row of a table is longer. Such a line is not divided, and told as a line to correct. */
const maxRowLength = 5_000;

export const mayBeRow = (line: string): boolean => line.length <= maxRowLength || !isTooLong(line);

const isNonBlank = (line: string) => line.trim() !== '';

/** What takes more than a few milliseconds, even when its lines fit nothing. */
const longList = { lines: 8, characters: 500 };

/** Lines that are no rows are not read, and cost nothing. */
export function takesLongToRead(text: string): boolean {
  const lines = linesOf(text).filter((line) => mayBeRow(line) && isNonBlank(line));
  return lines.length > longList.lines || lines.join('\n').length > longList.characters;
}

export const countNonBlankLines = (text: string): number => linesOf(text).filter(isNonBlank).length;

/** Shortens long lines only where they use up the size limit: a table's quantity may stand at their end, and other bearings. */
export const truncateLongLines = (text: string, maxCharacters = maxListCharacters): string =>
  text.length <= maxCharacters ? text : linesOf(text).map(truncateLine).join('\n');

export function splitIntoParts(text: string): ListPart[] {
  const lines = linesOf(text);
  const parts = Array.from({ length: Math.ceil(lines.length / partLines) }, (_, index) => ({
    lines: lines.slice(index * partLines, (index + 1) * partLines),
    lineOffset: index * partLines,
  }));
  return parts
    .filter((part) => part.lines.some(isNonBlank))
    .map((part) => ({
      text: truncateLongLines(part.lines.join('\n'), maxPartCharacters),
      lineOffset: part.lineOffset,
    }));
}

export function listRefusal(text: string): string | undefined {
  const lines = countNonBlankLines(text);
  if (lines === 0) return translate(quickListRefusals.empty);
  return lines > maxQuickLines ? translate(quickListRefusals.too_many, { lines: countText(lines) }) : undefined;
}
