// How the lines of a text are divided into the cells of a table.

import { columnsByCells, isCount, isHeadingRow } from './list-columns.rule.ts';
import { type Separator, separatorOf, splitFields } from './list-fields.rule.ts';
import { haveDecimalCommas } from './written-thousands.rule.ts';

const maxHeaderRow = 40;

/** The table of a web page or an e-mail, as lines with TABs; any other text as it is. */
export function plainTable(text: string): string {
  if (!/<t[dh][\s>]/i.test(text)) return text;
  return text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/<\/t[dh]>\s*(?=<t[dh][\s>])/gi, '\t')
    .replace(/<\/tr>|<\/p>|<\/div>|<\/table>/gi, '\n')
    .replace(/<br ?\/?>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const MARKDOWN_RULE = /^\|?(?: ?:?-{2,}:? ?\|)+(?: ?:?-{2,}:? ?)?$/;

/** '| 6205 | 10 |' as TABs; the rule below the heads becomes a blank line. */
export function withoutMarkdown(lines: readonly string[]): string[] {
  if (!lines.some((line) => MARKDOWN_RULE.test(line.trim()))) return [...lines];
  return lines.map((line) => {
    const text = line.trim();
    if (MARKDOWN_RULE.test(text)) return '';
    if (!text.startsWith('|'))
      return text.includes('|')
        ? text
            .split('|')
            .map((cell) => cell.trim())
            .join('\t')
        : line;
    return text
      .slice(1, text.endsWith('|') ? -1 : undefined)
      .split('|')
      .map((cell) => cell.trim())
      .join('\t');
  });
}

/** A cell in quotation marks may have several lines: they are one, and blank lines keep the numbers of those below. */
export function joinQuotedLines(lines: readonly string[]): string[] {
  const joined = [...lines];
  for (let at = 0; at < joined.length; at += 1) {
    if (!opensCell(joined[at] ?? '')) continue;
    const end = joined.findIndex((line, index) => index > at && index <= at + 20 && /"(?=[\t;,]|$)/.test(line));
    if (end < 0) continue;
    joined[at] = joined
      .slice(at, end + 1)
      .map((line) => line.trimEnd())
      .join(' ');
    joined.fill('', at + 1, end + 1);
  }
  return joined;
}

/** The last quotation mark begins a cell, and the number of them is odd. */
const opensCell = (line: string): boolean =>
  line.split('"').length % 2 === 0 && /(?:^|[\t;,])"[^"]*$/.test(line.slice(-5000));

/** Without headings, only columns that were copied from a spreadsheet, that are several in each line, or whose numbers have a decimal comma, are certain to be columns. */
export function tableSeparatorOf(lines: readonly string[]): Separator | undefined {
  const header = lines.slice(0, maxHeaderRow).find((line) => isHeadingRow(splitFields(line) ?? []));
  if (header !== undefined) return separatorOf(header);
  const filled = lines.filter((line) => line.trim() !== '');
  const isWide = filled.length > 0 && filled.every((line) => line.split('\t').length > 2);
  if (isWide) return '\t';
  const [separator, other] = [...new Set(filled.map((line) => separatorOf(line)))];
  if (!separator || other) return undefined;
  const rows = filled.map((line) => splitFields(line, separator) ?? []);
  const width = rows[0]?.length ?? 0;
  // Four bearings in each line are no table: a column of makers or of units says that it is one.
  const [group] = columnsByCells(rows).groups;
  const hasWords = group !== undefined && (group.make >= 0 || group.unit >= 0);
  if (rows.length > 1 && width > 2 && hasWords && rows.every((row) => row.length === width)) return separator;
  return separator !== ',' && haveDecimalCommas(rows.flat()) ? separator : undefined;
}

const maxPeriod = 4;
/** A number alone is a quantity where it has few digits or a unit. */
const isQuantityAlone = (text: string): boolean => isCount(text) && !/^\d{4,}$/.test(text);
const isItemAlone = (text: string): boolean => /\d{3}/.test(text) && !isQuantityAlone(text);

/** How many lines are a row, where each is one cell, as copied from a PDF or a phone; 1 for any other list. */
export function linesOfRow(lines: readonly string[]): number {
  if (lines.length < 4 || lines.some((line) => separatorOf(line) !== undefined)) return 1;
  const isRow = (period: number): boolean => {
    if (lines.length % period !== 0 || lines.length < period * 2) return false;
    const rows = Array.from({ length: lines.length / period }, (_, row) =>
      lines.slice(row * period, (row + 1) * period),
    );
    const body = isHeadingRow(rows[0] ?? []) ? rows.slice(1) : rows;
    const isColumn = (is: (text: string) => boolean) =>
      Array.from({ length: period }, (_, column) => body.every((row) => is((row[column] ?? '').trim())));
    return body.length > 0 && isColumn(isQuantityAlone).includes(true) && isColumn(isItemAlone).includes(true);
  };
  return [2, 3, 4].slice(0, maxPeriod - 1).find(isRow) ?? 1;
}
