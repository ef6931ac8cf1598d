// What can happen to the list of a quick order, and what the list is then.

import type { ListPart } from '../pasted-list/list-parts.rule.ts';
import type { ListChoices, ListReader } from '../pasted-list/read-list.rule.ts';
import type { ChoiceOrder } from './first-choice.rule.ts';
import {
  changeRow,
  correctRow,
  type InitialList,
  type ListReading,
  type QuickListState,
  readByStore,
  removeSent,
  replaceRows,
} from './quick-list.rule.ts';
import type { QuickLine } from './quick-order.contract.ts';
import { chooseItem, proposeItems, type QuickRow, type TypedInRow } from './quick-rows.rule.ts';
import {
  addPart,
  addStoredLines,
  failPart,
  type ListToRead,
  type Restored,
  restoreList,
  startReading,
} from './read-in-parts.rule.ts';

/** The buyer's actions, and the answers to them. */
export type ListChange =
  | { type: 'typed'; text: string }
  | { type: 'pasted'; list: ListToRead; reader: ListReader }
  /** The store has read the list, because the reader could not be fetched. */
  | { type: 'readByStore'; served: InitialList }
  | { type: 'readOtherwise'; choices: ListChoices; reader: ListReader }
  | ({ type: 'restored'; reader: ListReader | undefined } & Restored)
  | { type: 'typedInRow'; key: string; typed: TypedInRow | undefined }
  | { type: 'quantityRead'; key: string; read: QuickLine }
  | { type: 'corrected'; key: string; read: readonly QuickLine[]; typed: string }
  | { type: 'itemChosen'; key: string; itemid: number }
  | { type: 'orderChosen'; order: ChoiceOrder }
  | { type: 'removed'; key: string }
  | { type: 'sent'; rows: readonly QuickRow[] };

/** Another tab may have stored a list since this one saw it. */
type OtherTab = { type: 'storedElsewhere'; stored: string; seen: string; reader: ListReader | undefined };

/** The text of the list stays as it is. */
export type ReadingStep =
  | { type: 'continued' }
  | { type: 'stopped' }
  | { type: 'partRead'; part: ListPart; lines: readonly QuickLine[] }
  | { type: 'partFailed'; part: ListPart; message: string }
  | { type: 'fileRefused'; message: string };

export function quickListReducer(list: QuickListState, action: ListChange | OtherTab | ReadingStep): QuickListState {
  switch (action.type) {
    case 'typed':
      return { ...list, text: action.text };
    case 'pasted':
      return startReading(list, action.list, action.reader);
    case 'readByStore':
      return readByStore(list, action.served);
    case 'readOtherwise':
      return list.how ? startReading(list, otherwise(list.how, action.choices), action.reader) : list;
    case 'restored':
      return restoreList(list, action, action.reader);
    case 'typedInRow':
      return changeRow(list, action.key, (row) => withTyped(row, action.typed));
    case 'quantityRead':
      return changeRow(list, action.key, (row) => {
        return {
          ...withTyped(row, undefined),
          ...action.read,
          line: row.line,
          text: row.text,
          own_number: row.own_number,
        };
      });
    case 'corrected':
      return correctRow(list, action);
    case 'itemChosen':
      return changeRow(list, action.key, (row) => chooseItem(row, action.itemid));
    case 'orderChosen':
      return { ...list, order: action.order, rows: proposeItems(list.rows, action.order) };
    case 'removed':
      return replaceRows(
        list,
        list.rows.filter(({ key }) => key !== action.key),
      );
    case 'sent':
      return removeSent(list, action.rows);
    case 'storedElsewhere':
      return addStoredLines(list, action.stored, action.seen, action.reader);
    case 'continued':
      return { ...list, error: '', isReading: list.unread.length > 0 };
    case 'stopped':
      return { ...list, isReading: false };
    case 'partRead':
      return addPart(list, action.part, action.lines);
    case 'partFailed':
      return failPart(list, action.part, action.message);
    case 'fileRefused':
      return { ...list, error: action.message };
  }
}

const otherwise = (how: ListReading, choices: ListChoices): ListToRead => ({
  ...how,
  choices: { ...how.choices, ...choices },
  insteadOf: choices.columns ? '' : how.insteadOf,
});

const withTyped = ({ typed: _before, ...row }: QuickRow, typed: TypedInRow | undefined): QuickRow =>
  typed ? { ...row, typed } : row;
