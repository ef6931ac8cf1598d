// Which cells of a sheet are merged into one, and their text in each row that they cover.

import { columnOf } from './sheet-cell.ts';
import { type TableLine, UnreadableFile } from './table-line.ts';

/** Rows and columns by their number from 0. */
export type MergedCells = { top: number; left: number; bottom: number; right: number };

const maxMerged = 100_000;
const mergedCell = /mergeCell ref="([A-Z]{1,3}\d{1,7}):([A-Z]{1,3}\d{1,7})"/g;
const longestCell = 'mergeCell ref="XFD1048576:XFD1048576"'.length;
const endOfRows = 'sheetData>';
const longestEnd = 40;

/** They stand behind the last row: the rows, which may be a million, are only passed over. */
export async function readMergedCells(part: AsyncIterable<Uint8Array> | undefined): Promise<MergedCells[]> {
  const merged: MergedCells[] = [];
  if (!part) return merged;
  const decoder = new TextDecoder();
  let rest = '';
  let isBehind = false;
  for await (const piece of part) {
    const text = rest + decoder.decode(piece, { stream: true });
    const at = text.lastIndexOf(endOfRows);
    // '</x:sheetData>' ends the rows, '<x:sheetData>' begins them.
    if (at >= 0) isBehind = /<\/(?:\w{1,20}:)?$/.test(text.slice(Math.max(0, at - longestEnd), at));
    const tail = at >= 0 ? text.slice(at + endOfRows.length) : text;
    let end = 0;
    for (const found of isBehind ? tail.matchAll(mergedCell) : []) {
      const [cell, first = '', last = ''] = found;
      merged.push({ top: rowOf(first), left: columnOf(first), bottom: rowOf(last), right: columnOf(last) });
      end = found.index + cell.length;
    }
    if (merged.length > maxMerged)
      throw new UnreadableFile('This sheet has too many merged cells. Please save the table as CSV.');
    rest = isBehind ? tail.slice(Math.max(end, tail.length - longestCell)) : text.slice(-longestEnd);
  }
  return merged.toSorted((one, other) => one.top - other.top);
}

const rowOf = (cell: string) => Number(cell.replace(/^[A-Z]+/, '')) - 1;

/** Repeats the text of a merged cell in each row below that is filled. `merged` is in the order of the rows. */
export async function* repeatMergedCells(
  lines: AsyncIterable<TableLine> | Iterable<TableLine>,
  merged: readonly MergedCells[],
): AsyncGenerator<TableLine> {
  const tall = merged.filter(({ top, bottom }) => bottom > top);
  let next = 0;
  let open: { left: number; bottom: number; text: string }[] = [];
  for await (const line of lines) {
    const row = line.line - 1;
    const repeated = open.filter(
      ({ bottom, left, text }) => bottom >= row && text !== '' && (line.cells[left] ?? '') === '',
    );
    for (const { left, text } of repeated) {
      while (line.cells.length < left) line.cells.push('');
      line.cells[left] = text;
    }
    if (repeated.length > 0) line.repeated = repeated.map(({ left }) => left);
    open = open.filter(({ bottom }) => bottom > row);
    for (; (tall[next]?.top ?? Number.POSITIVE_INFINITY) <= row; next += 1) {
      const { top, left, bottom } = tall[next] as MergedCells;
      if (top === row) open.push({ left, bottom, text: line.cells[left] ?? '' });
    }
    yield line;
  }
}
