import { type PriceCells, type PriceColumn, priceColumns } from '../../catalogue/price-lists/price-cells.rule.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { typedWhole } from '../../lib/typed-number.ts';
import type { listPriceRowsAtDesk } from './price-rows.contract.ts';

export type RowFacts = ReplyOf<typeof listPriceRowsAtDesk>['rows'][number];

export type SheetRow = {
  key: string;
  cells: PriceCells;
  /** The cells as loaded; null for a new row. */
  saved: PriceCells | null;
  facts: RowFacts | null;
  /** The last change of the rows when this one was loaded. */
  seen: number;
  isEnding: boolean;
  isPasted: boolean;
};

export type PriceSheet = {
  rows: readonly SheetRow[];
  past: readonly (readonly SheetRow[])[];
  future: readonly (readonly SheetRow[])[];
  lastNew: number;
};

const emptyCells: PriceCells = {
  for: '',
  min_qty: '',
  discount_percent: '',
  net_price: '',
  valid_from: '',
  valid_to: '',
};

const twoDecimals = (hundredths: number | null) => (hundredths === null ? '' : (hundredths / 100).toFixed(2));

const cellsOf = (row: RowFacts): PriceCells => ({
  for: row.for,
  min_qty: String(row.minQty),
  discount_percent: twoDecimals(row.discountBp),
  net_price: twoDecimals(row.netMinor),
  valid_from: row.validFrom ?? '',
  valid_to: row.validTo ?? '',
});

export function openSheet(rows: readonly RowFacts[], lastChange: number): PriceSheet {
  const loaded = rows.map((facts): SheetRow => {
    const cells = cellsOf(facts);
    return { key: `row-${facts.id}`, cells, saved: cells, facts, seen: lastChange, isEnding: false, isPasted: false };
  });
  return withNewRow({ rows: loaded, past: [], future: [], lastNew: 0 }, lastChange);
}

/** The last row is always empty, to be typed into. */
function withNewRow(sheet: PriceSheet, seen = sheet.rows.at(-1)?.seen ?? 0): PriceSheet {
  const last = sheet.rows.at(-1);
  if (last && !last.saved && !isEdited(last)) return sheet;
  return { ...sheet, rows: [...sheet.rows, newRow(sheet.lastNew + 1, seen)], lastNew: sheet.lastNew + 1 };
}

const newRow = (number: number, seen: number): SheetRow => ({
  key: `new-${number}`,
  cells: emptyCells,
  saved: null,
  facts: null,
  seen,
  isEnding: false,
  isPasted: false,
});

export const isChangedAt = ({ cells, saved }: SheetRow, column: PriceColumn): boolean =>
  cells[column] !== (saved ?? emptyCells)[column];

const isEdited = (row: SheetRow): boolean => row.isEnding || priceColumns.some((one) => isChangedAt(row, one));

const maxUndo = 100;

function step(sheet: PriceSheet, rows: readonly SheetRow[], lastNew = sheet.lastNew): PriceSheet {
  const past = [...sheet.past, sheet.rows].slice(-maxUndo);
  return withNewRow({ rows, past, future: [], lastNew });
}

/** A row has a discount or a net price: the one that is written empties the other. */
function write(row: SheetRow, cells: Partial<PriceCells>): SheetRow {
  const hasNet = (cells.net_price ?? '') !== '' && !cells.discount_percent;
  const hasDiscount = (cells.discount_percent ?? '') !== '' && !cells.net_price;
  const other = hasNet ? { discount_percent: '' } : hasDiscount ? { net_price: '' } : {};
  return { ...row, cells: { ...row.cells, ...other, ...cells }, isEnding: false };
}

export function writeCell(sheet: PriceSheet, at: number, column: PriceColumn, text: string): PriceSheet {
  if (sheet.rows[at]?.cells[column] === text) return sheet;
  return step(
    sheet,
    sheet.rows.map((row, index) => (index === at ? write(row, { [column]: text.trim() }) : row)),
  );
}

/** Copies the cell above. */
export function fillDown(sheet: PriceSheet, at: number, column: PriceColumn): PriceSheet {
  const above = sheet.rows[at - 1];
  return above ? writeCell(sheet, at, column, above.cells[column]) : sheet;
}

/** A saved row ends before today, or after its last day; a new row is dropped. Again takes it back. */
export function endRow(sheet: PriceSheet, at: number): PriceSheet {
  const row = sheet.rows[at];
  if (!row || (!row.saved && !isEdited(row))) return sheet;
  if (!row.saved)
    return step(
      sheet,
      sheet.rows.filter((_, index) => index !== at),
    );
  const ended = { ...row, cells: { ...row.saved, valid_to: '' }, isEnding: true };
  const next = row.isEnding ? { ...row, cells: row.saved, isEnding: false } : ended;
  return step(
    sheet,
    sheet.rows.map((one, index) => (index === at ? next : one)),
  );
}

/** Drops what was typed into a row. */
export function restoreRow(sheet: PriceSheet, at: number): PriceSheet {
  const row = sheet.rows[at];
  if (!row) return sheet;
  const rows = row.saved
    ? sheet.rows.map((one, index) => (index === at ? { ...row, cells: row.saved ?? row.cells, isEnding: false } : one))
    : sheet.rows.filter((_, index) => index !== at);
  return step(sheet, rows);
}

export type PastedRow = Partial<PriceCells>;

/** Rows that name an item and a quantity of the sheet change that row; the others are new. */
export function pasteRows(sheet: PriceSheet, pasted: readonly PastedRow[]): PriceSheet {
  const rows = sheet.rows.filter((row) => row.saved || isEdited(row)).map((row) => ({ ...row, isPasted: false }));
  let { lastNew } = sheet;
  const seen = sheet.rows.at(-1)?.seen ?? 0;
  for (const cells of pasted) {
    const at = rows.findIndex((row) => isFor(row, cells));
    const found = rows[at];
    if (found) rows[at] = { ...write(found, { ...cells, for: found.cells.for }), isPasted: true };
    else {
      lastNew += 1;
      rows.push({ ...write(newRow(lastNew, seen), cells), isPasted: true });
    }
  }
  return step(sheet, rows, lastNew);
}

function isFor({ cells, facts }: SheetRow, { for: target = '', min_qty: quantity = '' }: PastedRow): boolean {
  if (target === '' || sameQuantity(cells.min_qty) !== sameQuantity(quantity)) return false;
  const item = facts?.item;
  const names = item ? [item.name, `${item.maker} ${item.name}`, `${item.name} ${item.maker}`] : [];
  return [cells.for, ...names].some((name) => name.toLowerCase() === target.toLowerCase());
}

/** '1000' for '1,000.00'; what is no quantity stays as it is. */
const sameQuantity = (text: string): string => String(typedWhole(text || '1') ?? text);

/** Cells pasted from the current cell to the right and down; what reaches below the sheet makes new rows. */
export function pasteCells(sheet: PriceSheet, at: number, column: PriceColumn, texts: readonly string[][]): PriceSheet {
  const first = priceColumns.indexOf(column);
  const missing = Math.max(0, at + texts.length - sheet.rows.length);
  const seen = sheet.rows.at(-1)?.seen ?? 0;
  const added = Array.from({ length: missing }, (_, index) => newRow(sheet.lastNew + index + 1, seen));
  const rows = [...sheet.rows, ...added].map((row, index) => {
    const line = texts[index - at];
    if (!line) return row;
    const cells = line.flatMap((text, offset) => {
      const name = priceColumns[first + offset];
      return name ? [[name, text.trim()] as const] : [];
    });
    return { ...write(row, Object.fromEntries(cells)), isPasted: true };
  });
  return step(sheet, rows, sheet.lastNew + missing);
}

export function undo(sheet: PriceSheet): PriceSheet {
  const rows = sheet.past.at(-1);
  return rows ? { ...sheet, rows, past: sheet.past.slice(0, -1), future: [sheet.rows, ...sheet.future] } : sheet;
}

export function redo(sheet: PriceSheet): PriceSheet {
  const [rows, ...future] = sheet.future;
  return rows ? { ...sheet, rows, past: [...sheet.past, sheet.rows], future } : sheet;
}

/** The edits to send; the line of each is the number of its row. */
export function editsOf(sheet: PriceSheet) {
  return sheet.rows.flatMap((row, index) => {
    if (!isEdited(row)) return [];
    const { cells, facts, seen, isEnding } = row;
    const target = facts && !isChangedAt(row, 'for') ? '' : cells.for;
    const saved = facts ? { rowId: facts.id } : {};
    return [{ line: index + 1, ...cells, for: target, ...saved, seen, ...(isEnding && { end: true }) }];
  });
}

const isTypedAlike = (one: SheetRow, other: SheetRow): boolean =>
  one.isEnding === other.isEnding && priceColumns.every((column) => one.cells[column] === other.cells[column]);

/** Rows as they were sent, and what became of them; a line is the number of its row. */
export type SentSheet = {
  rows: readonly SheetRow[];
  failed: ReadonlySet<number>;
  /** The stored row of each line that was saved. */
  rowIds: ReadonlyMap<number, number>;
};

/**
 * The rows as they are stored now, with what is still to be saved typed in: lines that failed, and what was typed since
 * the others were sent. A row keeps its key, so that who types in it goes on typing there.
 */
export function reopenSheet(
  sheet: PriceSheet,
  rows: readonly RowFacts[],
  lastChange: number,
  sent: SentSheet = { rows: [], failed: new Set(), rowIds: new Map() },
): PriceSheet {
  const saved = new Map(
    sent.rows.flatMap((row, index) => (isEdited(row) && !sent.failed.has(index + 1) ? [[row.key, row] as const] : [])),
  );
  const fresh = openSheet(rows, lastChange).rows.filter(({ facts }) => facts);
  const keys = keysById(sheet.rows, sent, new Set(rows.map(({ id }) => id)));
  const typed = new Map(
    sheet.rows.filter((row) => isStillToSave(row, saved.get(row.key))).map((row) => [row.key, row]),
  );
  const stored = fresh.map((one) => {
    const row = { ...one, key: (one.facts && keys.get(one.facts.id)) ?? one.key };
    const now = typed.get(row.key);
    return now ? withTyped(row, now, saved.get(row.key)) : row;
  });
  const shown = new Set(stored.map(({ key }) => key));
  const gone = [...typed.values()].filter(({ key }) => !shown.has(key));
  const last = sheet.rows.at(-1);
  const empty = last && !last.saved && !isEdited(last) ? [{ ...last, seen: lastChange }] : [];
  return withNewRow({ rows: [...stored, ...gone, ...empty], past: [], future: [], lastNew: sheet.lastNew }, lastChange);
}

const isStillToSave = (row: SheetRow, saved: SheetRow | undefined): boolean =>
  isEdited(row) && !(saved && isTypedAlike(saved, row));

/** A new row has an id when it is saved; a changed one has another if the price before it stays, up to yesterday. */
function keysById(shown: readonly SheetRow[], sent: SentSheet, stored: ReadonlySet<number>): Map<number, string> {
  const keys = new Map(shown.flatMap(({ facts, key }) => (facts ? [[facts.id, key] as const] : [])));
  for (const [line, id] of sent.rowIds) {
    const row = sent.rows[line - 1];
    if (row && !keys.has(id) && !(row.facts && stored.has(row.facts.id))) keys.set(id, row.key);
  }
  return keys;
}

/** Each cell gets what is stored, unless something else was typed since it was loaded or sent. */
function withTyped(row: SheetRow, typed: SheetRow, saved: SheetRow | undefined): SheetRow {
  const before = saved?.cells ?? typed.saved ?? emptyCells;
  const changed = priceColumns.filter((column) => typed.cells[column] !== before[column]);
  const cells = { ...row.cells, ...Object.fromEntries(changed.map((column) => [column, typed.cells[column]])) };
  return { ...row, cells, seen: saved ? row.seen : typed.seen, isEnding: typed.isEnding, isPasted: typed.isPasted };
}
