// The row that names the columns, with the row below it where the names stand in two: 'Stock' over 'Mumbai' and 'Delhi'.

import type { KnownColumns } from '../../lib/spreadsheet/best-sheet.ts';
import { isFigure } from '../../lib/spreadsheet/left-out-row.ts';
import type { MergedCells } from '../../lib/spreadsheet/merged-cells.ts';
import type { TableLine } from '../../lib/spreadsheet/table-line.ts';

/** `rows` is how many of the lines it ends. */
type Head = { line: number; cells: string[]; rows: number; problem?: string | undefined };

type Around = { known: KnownColumns; merged: readonly MergedCells[] };

export function headAt(lines: readonly TableLine[], place: number, { known, merged }: Around): Head {
  const { [place]: head, [place + 1]: below } = lines;
  if (!head) return { line: 1, cells: [], rows: 0 };
  const alone = { line: head.line, cells: head.cells, rows: place + 1, problem: head.problem };
  if (!below || below.line !== head.line + 1) return alone;
  const wide = merged.filter(({ top, left, right }) => top === head.line - 1 && right > left);
  const over = (column: number) => wide.find(({ left, right }) => left <= column && column <= right);
  const nameAt = (column: number) => head.cells[over(column)?.left ?? column]?.trim() ?? '';
  const filled = below.cells.flatMap((cell, at) => (cell.trim() === '' || below.repeated?.includes(at) ? [] : [at]));
  const isPartOfName = (at: number) =>
    !isFigure(below.cells[at] ?? '') && (over(at) !== undefined || nameAt(at) === '');
  if (filled.length < 2 || !filled.every(isPartOfName)) return alone;
  const joined = (at: number) => {
    const part = below.cells[at]?.trim() ?? '';
    return known([part]) > 0 ? part : `${nameAt(at)} ${part}`.trim();
  };
  const width = Math.max(head.cells.length, below.cells.length);
  const cells = Array.from({ length: width }, (_, at) => (filled.includes(at) ? joined(at) : (head.cells[at] ?? '')));
  return { line: below.line, cells, rows: place + 2 };
}
