import { expect, test } from 'vitest';
import { type MergedCells, readMergedCells, repeatMergedCells } from './merged-cells.ts';
import type { TableLine } from './table-line.ts';

const sheet = (prefix: string, merged: string) =>
  `<${prefix}worksheet><${prefix}sheetData><${prefix}row r="1"/></${prefix}sheetData><${prefix}mergeCells>${merged}</${prefix}mergeCells></${prefix}worksheet>`;

async function* inPieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test.each([1, 13, 1000])('merged cells are found behind the rows, in pieces of %i bytes', async (size) => {
  for (const prefix of ['', 'x:']) {
    const cells = `<${prefix}mergeCell ref="B5:C6"/><${prefix}mergeCell ref="A2:A3"/>`;
    expect(await readMergedCells(inPieces(sheet(prefix, cells), size))).toEqual([
      { top: 1, left: 0, bottom: 2, right: 0 },
      { top: 4, left: 1, bottom: 5, right: 2 },
    ]);
  }
});

test('a sheet without rows or without merged cells has none', async () => {
  expect(await readMergedCells(inPieces('<worksheet><sheetData/></worksheet>', 9))).toEqual([]);
  expect(await readMergedCells(inPieces(sheet('', ''), 9))).toEqual([]);
  expect(await readMergedCells(undefined)).toEqual([]);
});

test('far more merged cells than a sheet has are refused', async () => {
  const many = '<mergeCell ref="A1:A2"/>'.repeat(100_001);
  await expect(readMergedCells(inPieces(sheet('', many), 100_000))).rejects.toThrow('too many merged cells');
});

const column = (left: number, top: number, bottom: number): MergedCells => ({ top, left, bottom, right: left });

async function fill(merged: MergedCells[], ...lines: [number, ...string[]][]) {
  const filled: TableLine[] = [];
  const given = lines.map(([line, ...cells]): TableLine => ({ line, cells }));
  for await (const line of repeatMergedCells(given, merged)) filled.push(line);
  return filled.map(({ line, cells, repeated }) => [line, cells.join('|'), repeated]);
}

test('the text of a merged cell stands in each of its rows, and nowhere else', async () => {
  expect(
    await fill(
      [column(0, 1, 2), column(2, 1, 4)],
      [1, 'a', 'b', 'c'],
      [2, 'Delhi', '1', 'x'],
      [3, '', '2'],
      [5, 'Pune', '3'],
      [6, '', '4'],
    ),
  ).toEqual([
    [1, 'a|b|c', undefined],
    [2, 'Delhi|1|x', undefined],
    [3, 'Delhi|2|x', [0, 2]],
    [5, 'Pune|3|x', [2]],
    [6, '|4', undefined],
  ]);
});

test('a merged cell whose first row is empty or is left out repeats nothing', async () => {
  expect(await fill([column(0, 0, 3)], [2, '', '1'], [3, 'a', '2'])).toEqual([
    [2, '|1', undefined],
    [3, 'a|2', undefined],
  ]);
});
