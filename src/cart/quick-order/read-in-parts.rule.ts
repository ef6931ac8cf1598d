// A long list is read part by part; what is not read yet stays in the list, whatever happens to the reading.

import { sum } from '../../lib/sum.ts';
import { linesAdded, linesAfter, withoutFirstLines } from '../pasted-list/list-before.rule.ts';
import { type ListPart, linesOf, listRefusal, splitIntoParts } from '../pasted-list/list-parts.rule.ts';
import { rowText } from '../pasted-list/list-row.rule.ts';
import type { ListChoices, ListReader, ListSource } from '../pasted-list/read-list.rule.ts';
import {
  addLines,
  joinLines,
  moveOn,
  type QuickListState,
  replaceRows,
  rowsOf,
  textOfList,
} from './quick-list.rule.ts';
import type { QuickLine } from './quick-order.contract.ts';
import { skippedLine } from './skipped-line.rule.ts';

/** A text or a file, and the choices that replace what its heads say. */
export type ListToRead = {
  source: ListSource;
  choices?: ListChoices;
  isWindows1252?: boolean;
  /** The head of a column whose items were not found. */
  insteadOf?: string;
};

export function startReading(
  list: QuickListState,
  { source, choices = {}, isWindows1252 = false, insteadOf = '' }: ListToRead,
  read: ListReader,
): QuickListState {
  const { rows, skipped, sheets } = read(source, choices);
  const isAsWritten = 'text' in source && Object.keys(choices).length === 0 && !isWindows1252;
  const text = isAsWritten ? source.text : rows.map(rowText).join('\n');
  const refusal = listRefusal(rows);
  if (refusal) return { ...list, text, error: refusal, isReading: false };
  const shown = skipped.filter(({ why }) => why !== 'hidden' && why !== 'struck');
  return {
    ...list,
    text,
    readText: text,
    how: { source, choices, sheets, isWindows1252, insteadOf },
    newHeadings: rowsOf(shown.map(skippedLine), list.lastKey),
    lastKey: list.lastKey + shown.length,
    unread: splitIntoParts(rows),
    isReading: true,
    error: '',
  };
}

export type Restored = {
  /** The text that a browser without JavaScript has posted. */
  posted: string;
  stored: string;
  /** The text in the field: somebody may have typed before the scripts arrived. */
  typed: string;
};

/**
 * The stored list; behind a list that was posted it waits to be read. Whoever is typing goes on, and nothing is read; nor is it where the
 * reader could not be fetched.
 */
export function restoreList(
  list: QuickListState,
  { posted, stored, typed }: Restored,
  read: ListReader | undefined,
): QuickListState {
  if (posted.trim() === '') {
    if (typed.trim() !== '' || !read) return { ...list, text: joinLines(stored, typed) };
    return stored.trim() === '' ? list : startReading(list, { source: { text: stored } }, read);
  }
  const earlier = withoutFirstLines(stored, posted);
  const readText = joinLines(posted, earlier);
  const text = linesAfter(typed, posted) === '' ? readText : joinLines(typed, earlier);
  if (list.error || !read) return { ...list, text, readText: list.error ? readText : posted };
  return { ...list, text, readText, unread: partsBehind(linesOf(posted).length, earlier, read) };
}

const partsBehind = (lines: number, text: string, read: ListReader): readonly ListPart[] =>
  moveOn(splitIntoParts(read({ text }).rows), lines);

/**
 * What another tab added to the stored list since this one saw it waits to be read below the own lines; where there is no reader yet, it
 * stands there as if it had been typed.
 */
export function addStoredLines(
  list: QuickListState,
  stored: string,
  seen: string,
  read: ListReader | undefined,
): QuickListState {
  // Compared at every keystroke: a list of 2,000 lines is not divided when nothing has changed.
  if (stored === seen) return list;
  const added = linesAdded(stored, [seen, list.text, textOfList(list)]);
  if (added === '') return list;
  const isEdited = linesAfter(list.text, list.readText) === undefined;
  if (isEdited || !read) return { ...list, text: joinLines(list.text, added) };
  const unread = [...list.unread, ...partsBehind(lastLineOf(list), added, read)];
  return replaceRows({ ...list, unread }, list.rows);
}

const endOf = ({ rows }: ListPart): number => rows.at(-1)?.line ?? 0;

const lastLineOf = ({ rows, unread }: QuickListState): number =>
  Math.max(0, ...rows.map(({ line }) => line), ...unread.map(endOf));

export function partToRead({ isReading, unread }: QuickListState): ListPart | undefined {
  return isReading ? unread[0] : undefined;
}

/** An answer that comes after the reading was stopped, or another list pasted, is not awaited any more. */
export function addPart(list: QuickListState, part: ListPart, lines: readonly QuickLine[]): QuickListState {
  if (partToRead(list) !== part) return list;
  const divided = lines.length - new Set(lines.map(({ line }) => line)).size;
  const unread = moveOn(list.unread.slice(1), divided);
  const read = { ...addLines(list, lines), unread, isReading: unread.length > 0 };
  return divided > 0 ? replaceRows(read, read.rows) : read;
}

export const failPart = (list: QuickListState, part: ListPart, error: string): QuickListState =>
  partToRead(list) === part ? { ...list, isReading: false, error } : list;

export type ReadProgress = { done: number; of: number };

export function progressOf(list: QuickListState): ReadProgress | undefined {
  const next = partToRead(list);
  const last = list.unread.at(-1);
  return next && last && { done: (next.rows[0]?.line ?? 1) - 1, of: endOf(last) };
}

export const countUnread = ({ unread }: QuickListState): number => sum(unread, ({ rows }) => rows.length);
