// A long list is read in parts, so that progress can be shown; every line keeps its number.

import { countText } from '../../catalogue/items/item-format.rule.ts';
import { translate } from '../../lib/i18n.ts';
import { isTooLong, maxLineLength, truncateLine } from '../../lib/line-length.ts';
import { sum } from '../../lib/sum.ts';
import type { ListRow } from './list-row.rule.ts';

export const maxQuickLines = 2000;
export const maxListCharacters = maxQuickLines * (maxLineLength + 10);
/** A list of more lines is read in parts. */
export const partLines = 200;
const maxPartCharacters = partLines * (maxLineLength + 10);

export const quickListRefusals = {
  too_many: 'A list has at most 2,000 lines; this one has {lines}. Please send it in parts.',
  empty: 'Please enter at least one line.',
} as const;

export type ListPart = { rows: readonly ListRow[] };

/** Divides lines as Windows, old Macs and Unix end them. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** No row of a table is longer. Such a line is not divided, and told as a line to correct. */
export const maxRowLength = 5_000;

export const mayBeRow = (line: string): boolean => line.length <= maxRowLength || !isTooLong(line);

const isNonBlank = (line: string) => line.trim() !== '';

/** A list of this size takes more than a few milliseconds, even when its lines fit nothing. */
const longList = { lines: 8, characters: 500 };

const sizeOf = ({ text, item }: ListRow): number => Math.max(text.length, item.length);

/** Lines that are no rows are not read, and cost nothing. */
export function takesLongToRead(lines: readonly string[]): boolean {
  const read = lines.filter((line) => mayBeRow(line) && isNonBlank(line));
  return read.length > longList.lines || read.join('\n').length > longList.characters;
}

/** Shortens long lines only where they use up the size limit: a table's quantity may stand at their end, and other bearings. */
export const truncateLongLines = (text: string, maxCharacters = maxListCharacters): string =>
  text.length <= maxCharacters ? text : linesOf(text).map(truncateLine).join('\n');

export const splitIntoParts = (rows: readonly ListRow[]): ListPart[] =>
  Array.from({ length: Math.ceil(rows.length / partLines) }, (_, index) => ({
    rows: withinLimit(rows.slice(index * partLines, (index + 1) * partLines)),
  }));

function withinLimit(rows: readonly ListRow[]): readonly ListRow[] {
  const areShort = sum(rows, sizeOf) <= maxPartCharacters;
  return rows.map((row) =>
    areShort && sizeOf(row) <= maxRowLength
      ? row
      : { ...row, text: truncateLine(row.text), item: truncateLine(row.item) },
  );
}

export function listRefusal(rows: readonly ListRow[]): string | undefined {
  const lines = rows.length;
  if (lines === 0) return translate(quickListRefusals.empty);
  return lines > maxQuickLines ? translate(quickListRefusals.too_many, { lines: countText(lines) }) : undefined;
}
