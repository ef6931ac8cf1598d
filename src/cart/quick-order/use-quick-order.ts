import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '../../lib/i18n.ts';
import { truncateLine } from '../../lib/line-length.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { ImportError, importLater } from '../../ui/browser/import-later.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { useStore } from '../../ui/browser/use-store.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { SaveResult } from '../lines/line-quantity.tsx';
import { useLineSaves } from '../lines/use-line-saves.ts';
import type { ListPart } from '../pasted-list/list-parts.rule.ts';
import type { ListChoices, ListReader, ListSource } from '../pasted-list/read-list.rule.ts';
import type { ChoiceOrder } from './first-choice.rule.ts';
import { createQuickList, type InitialList } from './quick-list.rule.ts';
import { type ListChange, quickListReducer, type ReadingStep } from './quick-list-reducer.rule.ts';
import type { QuickLine, QuickReading, quickOrder } from './quick-order.contract.ts';
import { type QuickRow, quantityOf, type TypedInRow } from './quick-rows.rule.ts';
import { countUnread, type ListToRead, partToRead, progressOf } from './read-in-parts.rule.ts';

const importListReader = () => importLater(() => import('../pasted-list/read-list.rule.ts'));

export function useQuickOrder(initialList: InitialList | undefined) {
  const toast = useToast();
  const { state, read, dispatch } = useStore(quickListReducer, () => createQuickList(initialList));
  const { noteUnsaved, noteSave, isUnsaved, whenSaved } = useLineSaves<string>();
  useListReading(partToRead(state), dispatch);

  const field = useRef<HTMLTextAreaElement>(null);
  const seen = useRef('');

  const loaded = useRef<ListReader>(undefined);
  const isRestored = useRef(false);

  /** Stores the list, so that a reload shows the same rows, with the lines that another tab stored meanwhile. */
  function change(action: ListChange) {
    const changed = dispatch(action);
    // The stored list is not restored yet, so it must not be overwritten.
    if (!isRestored.current) return changed;
    const stored = readLocal('quickOrder');
    const whole = dispatch({ type: 'storedElsewhere', stored, seen: seen.current, reader: loaded.current });
    writeLocal('quickOrder', whole.text);
    seen.current = readLocal('quickOrder');
    return whole;
  }

  /** Undefined where it cannot be fetched, which the page then says. */
  async function loadReader(): Promise<ListReader | undefined> {
    try {
      loaded.current ??= (await importListReader()).readList;
    } catch (cause) {
      if (!(cause instanceof ImportError)) throw cause;
      dispatch({ type: 'fileRefused', message: cause.message });
    }
    return loaded.current;
  }

  const restore = useEffectEvent(async () => {
    const posted = initialList?.text ?? '';
    const isEmpty = [posted, readLocal('quickOrder')].every((text) => text.trim() === '');
    const reader = isEmpty ? undefined : await loadReader();
    seen.current = readLocal('quickOrder');
    isRestored.current = true;
    const typed = field.current?.value ?? '';
    change({ type: 'restored', posted, stored: seen.current, typed, reader });
  });
  useEffect(() => void restore(), []);

  /** Chromium tries a script that could not be fetched only after a reload, and the list is not to wait for that. */
  async function readByStore(list?: ListToRead) {
    const source = list?.source ?? { text: read().text };
    if (!('text' in source)) return;
    try {
      const reply = await call<typeof quickOrder>('POST /api/quick_order/', { text: source.text });
      if (isRefusal(reply)) return void dispatch({ type: 'fileRefused', message: reply.message });
      const served = { text: source.text, lines: reply.lines, sheets: reply.sheets, refusal: '' };
      if (list || source.text === read().text) change({ type: 'readByStore', served });
    } catch (cause) {
      dispatch({ type: 'fileRefused', message: (cause as CallError).message });
    }
  }

  /** Reads the given list, or the text in the field. */
  async function readAnew(list?: ListToRead) {
    const reader = await loadReader();
    if (!reader) return readByStore(list);
    const asked = list ?? { source: { text: read().text } };
    const columns = await columnsThatFind(asked, reader);
    // The text typed meanwhile is read too.
    const isAsAsked = list || ('text' in asked.source && asked.source.text === read().text);
    const toRead = isAsAsked ? { ...asked, ...columns } : { source: { text: read().text } };
    change({ type: 'pasted', list: toRead, reader });
  }

  async function readOtherwise(choices: ListChoices) {
    const reader = await loadReader();
    if (reader) change({ type: 'readOtherwise', choices, reader });
  }

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

  /** The buyer's own words stay beside their meaning. */
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
    /** Loads the reader before it is needed, so that it is there when somebody presses. */
    prepare: () => void importListReader().catch(() => undefined),
    read: (list?: ListToRead) => void readAnew(list),
    readOtherwise: (choices: ListChoices) => void readOtherwise(choices),
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
    /** Proceeds with the typed quantities once they are saved, and not while one of them is refused. */
    whenSaved: (keys: readonly string[], proceed: (rows: readonly QuickRow[]) => void) =>
      void whenSaved(keys, () => proceed(read().rows.filter((row) => keys.includes(row.key)))),
    /** Keeps rows that are being changed. Returns whether all of these rows are gone. */
    removeSent(sent: readonly QuickRow[]): boolean {
      const { rows } = change({ type: 'sent', rows: sent.filter(({ key }) => !isUnsaved(key)) });
      const keys = new Set(sent.map(({ key }) => key));
      return !rows.some(({ key }) => keys.has(key));
    },
  };
}

export type QuickOrderState = ReturnType<typeof useQuickOrder>;

/** The store looks up as many rows to compare columns. */
const maxRows = 40;

const beginningOf = (source: ListSource) => {
  if ('text' in source) return { text: source.text.split('\n', maxRows).join('\n') };
  if ('rows' in source) return {};
  return {
    sheets: source.sheets.map(({ name, rows }) => ({
      name,
      rows: rows.slice(0, maxRows).map((row) => row.map(truncateLine)),
    })),
  };
};

/** Where several columns may name the items, the store says of the first lines in which one it finds more. */
async function columnsThatFind(
  { source, choices = {} }: ListToRead,
  read: ListReader,
): Promise<Pick<ListToRead, 'choices' | 'insteadOf'>> {
  const isSure = read(source, choices).sheets.every(({ isRead, items }) => !isRead || items.length < 2);
  if (isSure || choices.columns) return {};
  try {
    const reply = await call<typeof quickOrder>('POST /api/quick_order/', {
      ...beginningOf(source),
      choices: { ...(choices.sheets && { sheets: [...choices.sheets] }) },
    });
    if (isRefusal(reply)) return {};
    const columns = reply.sheets.flatMap(({ instead_of, item }, sheet) =>
      instead_of && item ? [{ sheet, item: item.columns[0] }] : [],
    );
    const insteadOf = reply.sheets.flatMap(({ instead_of }) => instead_of || []).join(', ');
    return columns.length > 0 ? { choices: { ...choices, columns }, insteadOf } : {};
  } catch {
    // The list is read as its heads say.
    return {};
  }
}

/** Asks for one part after the other. Stop, another list and leaving the page end the request. */
function useListReading(part: ListPart | undefined, dispatch: (step: ReadingStep) => unknown) {
  useEffect(() => {
    if (!part) return;
    const reader = new AbortController();
    void readPart(part, reader.signal).then((step) => !reader.signal.aborted && dispatch(step));
    return () => reader.abort();
  }, [part, dispatch]);
}

async function readPart(part: ListPart, signal: AbortSignal): Promise<ReadingStep> {
  try {
    const reply = await call<typeof quickOrder>('POST /api/quick_order/', { rows: [...part.rows] }, { signal });
    if (isRefusal(reply)) return { type: 'partFailed', part, message: reply.message };
    return { type: 'partRead', part, lines: reply.lines };
  } catch (cause) {
    return { type: 'partFailed', part, message: (cause as CallError).message };
  }
}
