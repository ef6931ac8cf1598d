import { maxHeadRows } from './find-head.ts';
import type { TableLine } from './table-line.ts';

/** How many columns a row names, where that is known. */
export type KnownColumns = (cells: readonly string[]) => number;

export const mostKnown = (lines: readonly TableLine[], known: KnownColumns): number =>
  Math.max(0, ...lines.slice(0, maxHeadRows).map(({ cells }) => known(cells)));

/** The place of the sheet that names most columns, of those that name as many the one with most lines. What is `known` first counts first. */
export function bestSheet(sheets: readonly { known: readonly number[]; lines: number }[]): number {
  const hasLines = (lines: number) => (lines > 0 ? 1 : 0);
  const ranks = sheets.map(({ known, lines }) => [hasLines(lines), ...known, lines]);
  const isBetter = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((value, place) => value !== other[place]);
    return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
  };
  return ranks.reduce((best, rank, at) => (isBetter(rank, ranks[best] ?? []) ? at : best), 0);
}
