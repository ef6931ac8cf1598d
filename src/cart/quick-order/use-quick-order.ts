import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { useStore } from '../../ui/browser/use-store.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { SaveResult } from '../lines/line-quantity.ui.tsx';
import { useLineSaves } from '../lines/use-line-saves.ts';
import type { ListChoices } from '../pasted-list/read-list.rule.ts';
import type { ChoiceOrder } from './first-choice.rule.ts';
import { createQuickList, type InitialList } from './quick-list.rule.ts';
import { type ListChange, quickListReducer } from './quick-list-reducer.rule.ts';
import type { QuickLine, QuickReading, quickOrder } from './quick-order.contract.ts';
import { type QuickRow, quantityOf, type TypedInRow } from './quick-rows.rule.ts';
import { countUnread, type ListToRead, partToRead, progressOf } from './read-in-parts.rule.ts';
import { useListReading } from './use-list-reading.ts';

export function useQuickOrder(initialList: InitialList | undefined) {
  const toast = useToast();
  const { state, read, dispatch } = useStore(quickListReducer, () => createQuickList(initialList));
  const { noteUnsaved, noteSave, isUnsaved, whenSaved } = useLineSaves<string>();
  useListReading(partToRead(state), dispatch);

  const field = useRef<HTMLTextAreaElement>(null);
  const seen = useRef('');

  /** Stores the list, so that a reload shows the same rows, with the lines that another tab stored meanwhile. */
  function change(action: ListChange) {
    dispatch(action);
    const changed = dispatch({ type: 'storedElsewhere', stored: readLocal('quickOrder'), seen: seen.current });
    writeLocal('quickOrder', changed.text);
    seen.current = readLocal('quickOrder');
    return changed;
  }

  const restore = useEffectEvent(() => {
    seen.current = readLocal('quickOrder');
    const typed = field.current?.value ?? '';
    change({ type: 'restored', posted: initialList?.text ?? '', stored: seen.current, typed });
  });
  useEffect(() => restore(), []);

  /** Resolves to the error message, or an empty string. What is typed is stored before it is answered. */
  async function readRow(
    { key, line, text, designation, own_number }: QuickRow,
    typed: TypedInRow,
    actionOf: (first: QuickLine, read: readonly QuickLine[]) => ListChange,
    retry: () => void,
  ): Promise<string> {
    change({ type: 'typedInRow', key, typed });
    const cells = { item: designation, quantity: String(typed.quantity), make: '', unit: '' };
    const row = { line, text, ...cells, ...(own_number && { ownNumber: own_number }) };
    const sent = typed.line === undefined ? { rows: [row] } : { text: typed.line };
    try {
      const reply = await call<typeof quickOrder>('POST /api/quick_order/', sent);
      if (isRefusal(reply)) return reply.message;
      const [found] = reply.lines;
      if (found) change(actionOf(found, reply.lines));
      return '';
    } catch (cause) {
      const { message } = cause as CallError;
      toast({ kind: 'bad', message, action: { label: t`Retry`, onPress: retry } });
      return message;
    }
  }

  async function saveQuantity(row: QuickRow, quantity: number, retry: () => void): Promise<SaveResult> {
    const { key } = row;
    const refusal = await readRow(row, { quantity }, (read) => ({ type: 'quantityRead', key, read }), retry);
    return refusal ? { saved: false, refusal } : { saved: true };
  }

  function correct(row: QuickRow, typed: string): Promise<string> {
    const whole = typed.includes('\t') || row.result === 'bad_line';
    const line = whole ? typed : `${typed}\t${quantityOf(row) || 1}`;
    const { key } = row;
    return readRow(
      row,
      { line },
      (_, read) => ({ type: 'corrected', key, read, typed }),
      () => void correct(row, typed),
    );
  }

  /** What the buyer wrote stays beside what it means. */
  function decide(row: QuickRow, { designation, quantity }: QuickReading): Promise<string> {
    const { key } = row;
    return readRow(
      row,
      { line: `${designation}\t${quantity}` },
      (read) => ({ type: 'quantityRead', key, read }),
      () => void decide(row, { designation, quantity }),
    );
  }

  return {
    field,
    text: state.text,
    rows: state.rows,
    order: state.order,
    error: state.error,
    reading: progressOf(state),
    unreadLines: countUnread(state),
    setText: (text: string) => void change({ type: 'typed', text }),
    how: state.how,
    read: (list: ListToRead = { source: { text: read().text } }) => void change({ type: 'pasted', list }),
    readOtherwise: (choices: ListChoices) => void change({ type: 'readOtherwise', choices }),
    readOn: () => void dispatch({ type: 'continued' }),
    stop: () => void dispatch({ type: 'stopped' }),
    refuseFile: (message: string) => void dispatch({ type: 'fileRefused', message }),
    chooseFirst: (order: ChoiceOrder) => void change({ type: 'orderChosen', order }),
    choose: ({ key }: QuickRow, itemid: number) => void change({ type: 'itemChosen', key, itemid }),
    remove: ({ key }: QuickRow) => void change({ type: 'removed', key }),
    correct,
    decide,
    setQuantity: (row: QuickRow, quantity: number, retry: () => void) => noteSave(saveQuantity(row, quantity, retry)),
    revert: ({ key }: QuickRow) => void change({ type: 'typedInRow', key, typed: undefined }),
    noteUnsaved: ({ key }: QuickRow, unsaved: boolean, input: HTMLElement | null) => noteUnsaved(key, unsaved, input),
    /** With the quantities that were typed, once they are saved; not while one of them is refused. */
    whenSaved: (keys: readonly string[], proceed: (rows: readonly QuickRow[]) => void) =>
      void whenSaved(keys, () => proceed(read().rows.filter((row) => keys.includes(row.key)))),
    /** What is being changed stays. Returns whether none of these rows does. */
    removeSent(sent: readonly QuickRow[]): boolean {
      const { rows } = change({ type: 'sent', rows: sent.filter(({ key }) => !isUnsaved(key)) });
      const keys = new Set(sent.map(({ key }) => key));
      return !rows.some(({ key }) => keys.has(key));
    },
  };
}

export type QuickOrderState = ReturnType<typeof useQuickOrder>;
