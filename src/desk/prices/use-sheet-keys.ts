import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { type PriceColumn, priceColumns } from '../../catalogue/price-lists/price-cells.rule.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { trimEndChars } from '../../lib/text-runs.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import {
  endRow,
  fillDown,
  type PastedRow,
  type PriceSheet,
  pasteCells,
  pasteRows,
  redo,
  type SheetRow,
  undo,
  writeCell,
} from './sheet.ts';

type Options = {
  sheet: PriceSheet;
  setSheet: (sheet: PriceSheet) => void;
  mayEdit: boolean;
  onSave: (sheet: PriceSheet) => void;
  onNextProblem: () => number | undefined;
};

/** The key of a row stays when the row moves as the rows are loaded again. */
type Place = Cursor & { key: string | undefined };

function cursorAt({ rows }: PriceSheet, { key, row, column }: Place): Cursor {
  const found = rows.findIndex((one) => one.key === key);
  return { row: found < 0 ? Math.min(row, rows.length - 1) : found, column };
}

const lastColumn = priceColumns.length - 1;

/** Arrows move, with Shift they select, F2, Enter or typing edits, Ctrl with C, V, D, Z, Y and S as in a spreadsheet. */
export function useSheetKeys({ sheet, setSheet, mayEdit, onSave, onNextProblem }: Options) {
  const toast = useToast();
  const [place, setPlace] = useState<Place>({ row: 0, column: 0, key: sheet.rows[0]?.key });
  /** The place where a range begins that ends at the cursor. */
  const [start, setStart] = useState<Place>();
  /** The text of the cell that is being edited. */
  const [editing, setEditing] = useState<string>();
  const cursor = cursorAt(sheet, place);
  const anchor = start && cursorAt(sheet, start);
  const column = priceColumns[cursor.column] ?? 'for';
  const lastRow = sheet.rows.length - 1;

  const setCursor = ({ row, column: to }: Cursor, { rows } = sheet) =>
    setPlace({ row, column: to, key: rows[row]?.key });
  const moveTo = (row: number, to = cursor.column) =>
    setCursor({ row: Math.min(Math.max(row, 0), lastRow), column: Math.min(Math.max(to, 0), lastColumn) });

  /** Returns the sheet with what was typed. */
  function commit(down = 0, across = 0): PriceSheet {
    const next = editing === undefined ? sheet : writeCell(sheet, cursor.row, column, editing);
    if (next !== sheet) setSheet(next);
    setEditing(undefined);
    const row = Math.min(cursor.row + down, next.rows.length - 1);
    setCursor({ row, column: Math.min(Math.max(cursor.column + across, 0), lastColumn) }, next);
    return next;
  }

  function startEditing(text = sheet.rows[cursor.row]?.cells[column] ?? ''): void {
    if (mayEdit) setEditing(text);
  }

  /** With Shift a range goes from where the cursor is now to where it goes. */
  const startRange = (isRange: boolean) => setStart(isRange ? (start ?? place) : undefined);
  const range = rangeBetween(anchor ?? cursor, cursor);

  const moves: Record<string, () => void> = {
    ArrowDown: () => moveTo(cursor.row + 1),
    ArrowUp: () => moveTo(cursor.row - 1),
    ArrowRight: () => moveTo(cursor.row, cursor.column + 1),
    ArrowLeft: () => moveTo(cursor.row, cursor.column - 1),
    PageDown: () => moveTo(cursor.row + 10),
    PageUp: () => moveTo(cursor.row - 10),
    Home: () => moveTo(cursor.row, 0),
    End: () => moveTo(cursor.row, lastColumn),
    F8: () => {
      const row = onNextProblem();
      if (row !== undefined) moveTo(row, 0);
    },
  };
  const changes: Record<string, () => void> = {
    F2: () => startEditing(),
    Enter: () => startEditing(),
    Delete: () => setSheet(writeCell(sheet, cursor.row, column, '')),
    'ctrl Delete': () => setSheet(endRow(sheet, cursor.row)),
    'ctrl d': () => setSheet(fillDown(sheet, cursor.row, column)),
    'ctrl z': () => setSheet(undo(sheet)),
    'ctrl y': () => setSheet(redo(sheet)),
    'ctrl s': () => onSave(sheet),
    'ctrl +': () => moveTo(lastRow, 0),
  };

  function onEditKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') setEditing(undefined);
    else if (event.key === 'Enter') commit(event.shiftKey ? -1 : 1);
    else if (event.key === 'Tab') commit(0, event.shiftKey ? -1 : 1);
    else if ((event.ctrlKey || event.metaKey) && event.key === 's') onSave(commit());
    else return;
    event.preventDefault();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (editing !== undefined) {
      onEditKey(event);
      return;
    }
    const hasControl = event.ctrlKey || event.metaKey;
    const name = hasControl ? `ctrl ${event.key.length === 1 ? event.key.toLowerCase() : event.key}` : event.key;
    const action = moves[name] ?? (mayEdit ? changes[name] : undefined);
    if (name in moves || name === 'Tab') startRange(event.shiftKey && name !== 'Tab');
    if (action) action();
    else if (event.key.length === 1 && !hasControl && !event.altKey && mayEdit) startEditing(event.key);
    else return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent): void {
    if (editing !== undefined || !mayEdit) return;
    event.preventDefault();
    const texts = readPaste(event.clipboardData.getData('text/plain'));
    if (texts.length > maxPastedRows) {
      toast({
        kind: 'bad',
        message: `Please paste at most ${formatNumber(maxPastedRows)} rows at once, or import a file.`,
      });
      return;
    }
    const isWhole = cursor.column === 0 && texts.some((cells) => cells.length > 1);
    const next = isWhole ? pasteRows(sheet, readPastedRows(texts)) : pasteCells(sheet, cursor.row, column, texts);
    setSheet(next);
    const first = next.rows.findIndex(({ isPasted }) => isPasted);
    if (isWhole && first >= 0) setCursor({ row: first, column: 0 }, next);
  }

  function onCopy(event: ClipboardEvent): void {
    if (editing !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copiedText(sheet.rows, range));
  }

  const isSelected = (row: number, of: PriceColumn) =>
    anchor !== undefined && isInRange(range, row, priceColumns.indexOf(of));

  return {
    cursor,
    setCursor,
    startRange,
    isSelected,
    editing,
    setEditing,
    startEditing,
    commit,
    onKeyDown,
    onPaste,
    onCopy,
  };
}

type Cursor = { row: number; column: number };

/** Both ends included. */
type CellRange = { from: Cursor; to: Cursor };

export const rangeBetween = (one: Cursor, other: Cursor): CellRange => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
});

export const isInRange = ({ from, to }: CellRange, row: number, column: number): boolean =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column;

/** Spreadsheets take cells between tabs, rows between line ends. Cells that are worked out are left empty. */
export function copiedText(rows: readonly Pick<SheetRow, 'cells'>[], { from, to }: CellRange): string {
  const columns = priceColumns.slice(from.column, to.column + 1);
  return rows
    .slice(from.row, to.row + 1)
    .map(({ cells }) => columns.map((column) => cells[column].replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

const headings: Readonly<Record<PriceColumn, RegExp>> = {
  for: /^(for|item|item ?code|designation|part( no\.?)?)$/,
  min_qty: /^(min[_ ]qty|from qty|qty|quantity)$/,
  discount_percent: /^(discount([_ ]percent)?|less,? ?%?|discount,? ?%)$/,
  net_price: /^(net([_ ]price)?|net,? ?(₹|aed|inr)?|price)$/,
  valid_from: /^(valid[_ ]from|from)$/,
  valid_to: /^(valid[_ ]to|until|to)$/,
};

/** At most this many rows are saved at once. */
const maxPastedRows = 1000;

/** Text from a spreadsheet: rows of lines, cells between tabs. */
export function readPaste(text: string): string[][] {
  const lines = trimEndChars(text.replace(/\r\n?/g, '\n'), '\n').split('\n');
  return lines.map((line) => line.split('\t'));
}

/** Rows without an item stay, so that they are looked at. With a line of headings its columns may stand in any order; otherwise they are those of the sheet. */
export function readPastedRows(texts: readonly string[][]): PastedRow[] {
  const heads = (texts[0] ?? []).map((text) =>
    priceColumns.find((column) => headings[column].test(text.trim().toLowerCase())),
  );
  const hasHeadings = heads.includes('for');
  const columns = hasHeadings ? heads : priceColumns;
  return texts.slice(hasHeadings ? 1 : 0).flatMap((cells) => {
    const row: Partial<Record<PriceColumn, string>> = {};
    cells.forEach((text, at) => {
      const column = columns[at];
      if (column) row[column] = text.trim();
    });
    return Object.values(row).some((text) => text !== '') ? [row] : [];
  });
}
