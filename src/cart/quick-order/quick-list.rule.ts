// The text of a list always says what its rows are, then what waits to be read, then what was typed below.

import { linesAfter } from '../pasted-list/list-before.rule.ts';
import type { ListPart } from '../pasted-list/list-parts.rule.ts';
import { rowText } from '../pasted-list/list-row.rule.ts';
import type { ListChoices, ListSource } from '../pasted-list/read-list.rule.ts';
import type { SheetReading } from '../pasted-list/read-sheet.rule.ts';
import type { ChoiceOrder } from './first-choice.rule.ts';
import type { QuickLine } from './quick-order.contract.ts';
import { proposeItems, type QuickRow, textOf } from './quick-rows.rule.ts';

/** Keeps the source of a list and the decisions about it, so that it can be read otherwise. */
export type ListReading = {
  source: ListSource;
  choices: ListChoices;
  sheets: readonly SheetReading[];
  isWindows1252: boolean;
  /** The head of a column whose items were not found, so that another one is read; '' where the heads decided. */
  insteadOf: string;
};

export type QuickListState = {
  text: string;
  /** The text of the rows and of what waits to be read; what is typed since is neither. */
  readText: string;
  rows: readonly QuickRow[];
  /** How the list was read; undefined where none was. */
  how: ListReading | undefined;
  order: ChoiceOrder;
  /** Headings of a new list, whose first part replaces the rows of the last one. */
  newHeadings: readonly QuickRow[] | undefined;
  unread: readonly ListPart[];
  isReading: boolean;
  error: string;
  lastKey: number;
};

export type InitialList = {
  text: string;
  lines: readonly QuickLine[];
  sheets?: readonly SheetReading[];
  refusal: string;
};

export function createQuickList(
  { text, lines, sheets, refusal }: InitialList = { text: '', lines: [], refusal: '' },
): QuickListState {
  const empty: QuickListState = {
    text,
    readText: text,
    rows: [],
    how: sheets && { source: { text }, choices: {}, sheets, isWindows1252: false, insteadOf: '' },
    order: { by: 'last', maker: '' },
    newHeadings: undefined,
    unread: [],
    isReading: false,
    error: refusal,
    lastKey: 0,
  };
  return addLines(empty, lines);
}

/** A list that the store has read whole takes the place of the one before. */
export function readByStore({ lastKey, order }: QuickListState, { lines, ...served }: InitialList): QuickListState {
  return addLines({ ...createQuickList({ ...served, lines: [] }), lastKey, order }, lines);
}

/** Adds the lines with the items that are proposed for them. */
export function addLines(list: QuickListState, lines: readonly QuickLine[]): QuickListState {
  const rows = rowsOf(withOwnNumbers(lines), list.lastKey);
  return {
    ...list,
    rows: proposeItems([...(list.newHeadings ?? list.rows), ...rows], list.order),
    newHeadings: undefined,
    lastKey: list.lastKey + lines.length,
  };
}

/** The parts of a divided line share its number: here each counts as a line, and those below move on. */
function withOwnNumbers(lines: readonly QuickLine[]): QuickLine[] {
  let more = 0;
  return lines.map((line, index) => {
    if (line.line === lines[index - 1]?.line) more += 1;
    return { ...line, line: line.line + more };
  });
}

export const rowsOf = (lines: readonly QuickLine[], lastKey: number): QuickRow[] =>
  lines.map((line, index) => ({ ...line, key: String(lastKey + index + 1) }));

/** An answer may come when its row is gone. */
export function changeRow(list: QuickListState, key: string, change: (row: QuickRow) => QuickRow): QuickListState {
  if (!list.rows.some((row) => row.key === key)) return list;
  return replaceRows(
    list,
    list.rows.map((row) => (row.key === key ? change(row) : row)),
  );
}

export type LineCorrection = { key: string; read: readonly QuickLine[]; typed: string };

/** A row in whose place several bearings were typed becomes a row for each. */
export function correctRow(list: QuickListState, { key, read, typed }: LineCorrection): QuickListState {
  const [first, ...others] = read;
  if (!first) return list;
  const text = others.length > 0 ? first.text : typed;
  const corrected = changeRow(list, key, ({ line }) => ({ ...first, key, line, text }));
  const at = corrected.rows.findIndex((row) => row.key === key);
  if (at < 0 || others.length === 0) return corrected;
  const { line = 0 } = corrected.rows[at] ?? {};
  const added = rowsOf(others, list.lastKey).map((row, index) => ({ ...row, line: line + index + 1 }));
  const below = corrected.rows.slice(at + 1).map((row) => ({ ...row, line: row.line + added.length }));
  const rows = [...corrected.rows.slice(0, at + 1), ...added, ...below];
  const unread = moveOn(list.unread, added.length);
  return replaceRows({ ...corrected, unread, lastKey: list.lastKey + added.length }, rows);
}

export const moveOn = (unread: readonly ListPart[], lines: number): readonly ListPart[] =>
  lines === 0 ? unread : unread.map(({ rows }) => ({ rows: rows.map((row) => ({ ...row, line: row.line + lines })) }));

/** The basket is taken anew for the whole list. Where lines that are read are being edited, their text is left alone. */
export function replaceRows(list: QuickListState, rows: readonly QuickRow[]): QuickListState {
  const changed = { ...list, rows: proposeItems(rows, list.order) };
  const below = linesAfter(list.text, list.readText);
  if (below === undefined) return changed;
  const readText = textOfList(changed);
  return { ...changed, readText, text: joinLines(readText, below) };
}

export function textOfList({ rows, newHeadings, unread }: QuickListState): string {
  const read = newHeadings ? [] : rows.filter(({ result }) => result !== 'heading').map(textOf);
  return [...read, ...unread.flatMap(({ rows }) => rows.map(rowText))].join('\n');
}

export const joinLines = (...texts: string[]) => texts.filter(Boolean).join('\n');

/** A row that was changed since it was sent stays. */
export function removeSent(list: QuickListState, sent: readonly QuickRow[]): QuickListState {
  const sentByKey = new Map(sent.map((row) => [row.key, row]));
  const isAsSent = ({ key, quantity, chosen, designation }: QuickRow) => {
    const row = sentByKey.get(key);
    return row?.quantity === quantity && row.chosen === chosen && row.designation === designation;
  };
  return replaceRows(
    list,
    list.rows.filter((row) => !isAsSent(row)),
  );
}
