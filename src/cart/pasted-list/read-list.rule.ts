// The one reader of lists: of a page, a file, a call. A text or the sheets of a workbook become rows, and it says what was decided.

import { namedDelimiter } from '../../lib/spreadsheet/find-delimiter.ts';
import type { ColumnChoice } from './list-columns.rule.ts';
import { splitFields } from './list-fields.rule.ts';
import { linesOf, mayBeRow } from './list-parts.rule.ts';
import { type ListRow, lineAlone } from './list-row.rule.ts';
import { mailParts } from './mail-parts.rule.ts';
import { hasHeads, type ListSheet, readSheet, type SheetReading, type SkippedRow } from './read-sheet.rule.ts';
import { joinQuotedLines, linesOfRow, plainTable, tableSeparatorOf, withoutMarkdown } from './text-table.rule.ts';

/** A text as it was pasted or stands in a file, the sheets of a workbook, or rows that were read of them already. */
export type ListSource = { text: string } | { sheets: readonly ListSheet[] } | { rows: readonly ListRow[] };

/** A person's choices in place of what was decided. Sheets and columns are numbered from 0. */
export type ListChoices = {
  sheets?: readonly number[] | undefined;
  withHidden?: boolean | undefined;
  columns?: readonly ({ sheet: number } & ColumnChoice)[] | undefined;
};

export type ReadList = {
  rows: readonly ListRow[];
  skipped: readonly SkippedRow[];
  /** None of a text that has no columns. */
  sheets: readonly SheetReading[];
};

export type ListReader = (source: ListSource, choices?: ListChoices) => ReadList;

export function readList(source: ListSource, choices: ListChoices = {}): ReadList {
  if ('rows' in source) return { rows: source.rows, skipped: [], sheets: [] };
  return 'text' in source ? readText(source.text, choices) : readSheets(source.sheets, choices);
}

/** Returns the lines to read, from which one knows whether it takes long. */
export function linesOfSource(source: ListSource): string[] {
  if ('text' in source) return linesOf(source.text);
  if ('rows' in source) return source.rows.map(({ item }) => item);
  return source.sheets.flatMap(({ rows }) => rows.map((row) => row.join('\t')));
}

/** Reads the chosen sheets; without a choice those that have heads, and where none has, all. The lines of a sheet follow those of the one before. */
function readSheets(sheets: readonly ListSheet[], { sheets: chosen, withHidden, columns }: ListChoices): ReadList {
  const withHeads = sheets.flatMap((sheet, index) => (hasHeads(sheet) ? [index] : []));
  const named = chosen ?? (withHeads.length > 0 ? withHeads : sheets.map((_, index) => index));
  let before = 0;
  const read = sheets.map((sheet, index) => {
    const { rows, skipped, reading } = readSheet(sheet, {
      withHidden,
      choice: columns?.find((one) => one.sheet === index),
    });
    if (!named.includes(index)) return { rows: [], skipped: [], reading: { ...reading, isRead: false } };
    const behind = <Line extends { line: number }>(line: Line): Line => ({ ...line, line: line.line + before });
    const placed = { rows: rows.map(behind), skipped: skipped.map(behind), reading };
    before += sheet.rows.length;
    return placed;
  });
  return {
    rows: read.flatMap(({ rows }) => rows),
    skipped: read.flatMap(({ skipped }) => skipped),
    sheets: read.map(({ reading }) => reading),
  };
}

function readText(text: string, { withHidden, columns }: ListChoices): ReadList {
  const [first = '', ...others] = linesOf(plainTable(text));
  const named = namedDelimiter(first);
  const parts = mailParts(withoutMarkdown(joinQuotedLines(named ? ['', ...others] : [first, ...others])));
  const skippedParts = parts.flatMap(({ text: line, why }, index): SkippedRow[] =>
    why ? [{ line: index + 1, text: line.trim(), why }] : [],
  );
  const lines = parts.map(({ text: line, why }) => (why ? '' : line));
  const cells = cellsOf(lines, named);
  if (!cells) return { rows: linesAlone(lines), skipped: skippedParts, sheets: [] };
  const { rows, skipped, reading } = readSheet(
    { name: '', rows: cells.rows },
    { separator: cells.separator, withHidden, choice: columns?.[0] },
  );
  return {
    rows,
    skipped: [...skippedParts, ...skipped].toSorted((a, b) => a.line - b.line),
    sheets: [reading],
  };
}

const linesAlone = (lines: readonly string[]): ListRow[] =>
  lines.flatMap((line, index) => (line.trim() === '' ? [] : [lineAlone(index + 1, line)]));

/** Undefined where the lines are no table. */
function cellsOf(lines: readonly string[], named: string | undefined) {
  const possible = lines.filter((line) => mayBeRow(line));
  const separator = named ?? tableSeparatorOf(possible);
  if (separator !== undefined)
    return {
      separator,
      rows: lines.map((line) => (mayBeRow(line) ? (splitFields(line, separator) ?? [line]) : [line])),
    };
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line: line.trim(), index }]));
  const period = linesOfRow(filled.map(({ line }) => line));
  if (period === 1) return undefined;
  const rows: string[][] = lines.map(() => []);
  for (const [at, { index }] of filled.entries())
    if (at % period === 0) rows[index] = filled.slice(at, at + period).map(({ line }) => line);
  return { separator: undefined, rows };
}
