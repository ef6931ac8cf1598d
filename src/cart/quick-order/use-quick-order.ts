import { useRef, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { sum } from '../../lib/sum.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { SaveResult } from '../lines/line-quantity.ui.tsx';
import { proceedWhenSaved } from '../lines/proceed-when-saved.ts';
import { type ReadTable, readPastedList, type SkippedRow } from '../pasted-list/list-columns.rule.ts';
import {
  countNonBlankLines,
  type ListPart,
  linesOf,
  listRefusal,
  splitIntoParts,
} from '../pasted-list/list-parts.rule.ts';
import type { ChoiceOrder } from './first-choice.rule.ts';
import { linesAfter, withoutFirstLines } from './list-before.rule.ts';
import type { QuickLine, quickOrder } from './quick-order.contract.ts';
import { chooseItem, proposeItems, type QuickRow, textOf } from './quick-rows.rule.ts';

export type InitialList = { text: string; lines: readonly QuickLine[]; refusal: string };

export type ReadProgress = { done: number; of: number };

let lastKey = 0;
const rowOf = (line: QuickLine, lineOffset = 0): QuickRow => {
  lastKey += 1;
  return { ...line, line: line.line + lineOffset, key: String(lastKey) };
};

/** Shown as skipped, so that nothing of a list is lost unseen. */
const skippedRow = ({ line, text }: SkippedRow): QuickRow =>
  rowOf({
    line,
    text,
    designation: '',
    quantity: 0,
    result: 'heading',
    message: '',
    ambiguous: false,
    likely_quantity: 0,
    items: [],
  });

const joinLines = (...texts: string[]) => texts.filter(Boolean).join('\n');

const initialOrder: ChoiceOrder = { by: 'bought', maker: '' };

export function useQuickOrder(initialList: InitialList | undefined) {
  const toast = useToast();
  const [text, setShownText] = useState(initialList?.text ?? '');
  const [rows, setShownRows] = useState<readonly QuickRow[]>(() =>
    proposeItems(
      (initialList?.lines ?? []).map((line) => ({ ...line, key: `served ${line.line}` })),
      initialOrder,
    ),
  );
  const [order, setOrder] = useState(initialOrder);
  // Replies that arrive later need what is chosen and typed by then.
  const latest = useRef(rows);
  const latestOrder = useRef(order);
  const latestText = useRef(text);
  /** The text of the rows; what is typed since is not read yet. */
  const readText = useRef(text);
  const [reading, setReading] = useState<ReadProgress>();
  const [error, setError] = useState(initialList?.refusal ?? '');
  const activeReader = useRef<AbortController>(undefined);
  const unread = useRef<readonly ListPart[]>([]);
  const [unreadLines, setUnreadLines] = useState(0);
  /** Headings of a new list, whose first part replaces the rows of the last one. */
  const newHeadings = useRef<readonly QuickRow[]>(undefined);
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());
  const unsavedKeys = useRef(new Set<string>());

  function setUnread(parts: readonly ListPart[]) {
    unread.current = parts;
    setUnreadLines(sum(parts, (part) => countNonBlankLines(part.text)));
  }

  function showText(shown: string) {
    latestText.current = shown;
    setShownText(shown);
  }

  function setText(typed: string) {
    showText(typed);
    writeLocal('quickOrder', typed);
  }

  function setRows(next: readonly QuickRow[]) {
    latest.current = next;
    setShownRows(next);
  }

  /** What is typed below the lines that are read; undefined where these are edited, and all of it waits to be read. */
  const typedBelow = () => linesAfter(latestText.current, readText.current);

  /** Also stores the list, so that a reload shows the same rows, with the lines that are not read yet. Returns its text. */
  function updateRows(next: readonly QuickRow[]): string {
    setRows(next);
    const read = newHeadings.current ? [] : next.filter(({ result }) => result !== 'heading').map(textOf);
    const list = [...read, ...unread.current.map((part) => part.text)].join('\n');
    const below = typedBelow();
    writeLocal('quickOrder', below === undefined ? latestText.current : joinLines(list, below));
    return list;
  }

  function dropRows(isDropped: (row: QuickRow) => boolean) {
    const below = typedBelow();
    const list = updateRows(latest.current.filter((row) => !isDropped(row)));
    if (below === undefined) return;
    readText.current = list;
    showText(joinLines(list, below));
  }

  async function readParts(signal: AbortSignal) {
    const last = unread.current.at(-1);
    const of = last ? last.lineOffset + linesOf(last.text).length : 0;
    for (const part of unread.current) {
      setReading({ done: part.lineOffset, of });
      const reply = await call<typeof quickOrder>('POST /api/quick_order/', { text: part.text }, { signal });
      if (isRefusal(reply)) return setError(reply.message);
      const read = proposeItems(
        reply.lines.map((line) => rowOf(line, part.lineOffset)),
        latestOrder.current,
      );
      setUnread(unread.current.slice(1));
      setRows([...(newHeadings.current ?? latest.current), ...read]);
      newHeadings.current = undefined;
    }
  }

  /** The lines that are not read yet. */
  async function readOn() {
    activeReader.current?.abort();
    const reader = new AbortController();
    activeReader.current = reader;
    setError('');
    try {
      await readParts(reader.signal);
    } catch (cause) {
      if (!reader.signal.aborted) setError((cause as CallError).message);
    }
    if (activeReader.current === reader) setReading(undefined);
  }

  /** A file has been read as a table already. */
  async function read(list: string | ReadTable = text) {
    activeReader.current?.abort();
    const table = typeof list === 'string' ? readPastedList(list) : list;
    const refusal = listRefusal(table.text);
    setText(typeof list === 'string' ? list : table.text);
    setError(refusal ?? '');
    if (refusal) return;
    readText.current = latestText.current;
    newHeadings.current = table.skipped.map(skippedRow);
    setUnread(splitIntoParts(table.text));
    await readOn();
  }

  /** The stored list; behind a list that was posted it waits to be read. */
  function restore() {
    const stored = readLocal('quickOrder');
    const posted = initialList?.text ?? '';
    if (posted.trim() === '') {
      if (stored.trim() !== '') void read(stored);
      return;
    }
    const earlier = withoutFirstLines(stored, posted);
    setText(earlier === '' ? posted : `${posted}\n${earlier}`);
    readText.current = latestText.current;
    if (initialList?.refusal) return;
    const lineOffset = linesOf(posted).length;
    setUnread(splitIntoParts(earlier).map((part) => ({ ...part, lineOffset: part.lineOffset + lineOffset })));
  }

  /** Resolves to the error message, or an empty string. */
  async function readLine(line: string, onRead: (read: QuickLine) => void, retry: () => void): Promise<string> {
    try {
      const reply = await call<typeof quickOrder>('POST /api/quick_order/', { text: line });
      if (isRefusal(reply)) return reply.message;
      const [found] = reply.lines;
      if (found) onRead(found);
      return '';
    } catch (cause) {
      const { message } = cause as CallError;
      toast({ kind: 'bad', message, action: { label: t`Retry`, onPress: retry } });
      return message;
    }
  }

  const change = (key: string, to: (row: QuickRow) => QuickRow) =>
    updateRows(
      proposeItems(
        latest.current.map((row) => (row.key === key ? to(row) : row)),
        latestOrder.current,
      ),
    );

  function chooseFirst(next: ChoiceOrder) {
    setOrder(next);
    latestOrder.current = next;
    updateRows(proposeItems(latest.current, next));
  }

  async function saveQuantity(row: QuickRow, quantity: number, retry: () => void): Promise<SaveResult> {
    const onRead = (read: QuickLine) => change(row.key, (now) => ({ ...now, ...read, line: now.line, text: now.text }));
    const refusal = await readLine(`${row.designation}\t${quantity}`, onRead, retry);
    return refusal ? { saved: false, refusal } : { saved: true };
  }

  function setQuantity(row: QuickRow, quantity: number, retry: () => void): Promise<SaveResult> {
    const saved = saveQuantity(row, quantity, retry);
    lastSave.current = Promise.all([lastSave.current, saved]);
    return saved;
  }

  function noteUnsaved({ key }: QuickRow, isUnsaved: boolean) {
    if (isUnsaved) unsavedKeys.current.add(key);
    else unsavedKeys.current.delete(key);
  }

  function correct(row: QuickRow, typed: string): Promise<string> {
    const whole = typed.includes('\t') || row.result === 'bad_line';
    const line = whole ? typed : `${typed}\t${row.quantity || 1}`;
    const onRead = (read: QuickLine) =>
      change(row.key, (now) => ({ ...read, key: now.key, line: now.line, text: typed }));
    return readLine(line, onRead, () => void correct(row, typed));
  }

  return {
    text,
    setText,
    rows,
    reading,
    error,
    setError,
    order,
    chooseFirst,
    read: (list?: string | ReadTable) => void read(list),
    unreadLines,
    readOn: () => void readOn(),
    restore,
    stop: () => activeReader.current?.abort(),
    setQuantity,
    noteUnsaved,
    /** With the quantities that were typed, once they are saved; not while one of them is refused. */
    whenSaved: (keys: readonly string[], proceed: (rows: readonly QuickRow[]) => void) =>
      void proceedWhenSaved(
        keys,
        unsavedKeys.current,
        () => lastSave.current,
        () => proceed(latest.current.filter((row) => keys.includes(row.key))),
      ),
    correct,
    choose: (row: QuickRow, itemid: number) => change(row.key, (now) => chooseItem(now, itemid)),
    remove: ({ key }: QuickRow) => dropRows((row) => row.key === key),
    /** Of rows that were sent; what was changed meanwhile stays. Returns whether nothing stays. */
    removeSent(sent: readonly QuickRow[]): boolean {
      const byKey = new Map(sent.map((row) => [row.key, row]));
      const isAsSent = ({ key, quantity, chosen, designation }: QuickRow) => {
        const row = unsavedKeys.current.has(key) ? undefined : byKey.get(key);
        return row?.quantity === quantity && row.chosen === chosen && row.designation === designation;
      };
      dropRows(isAsSent);
      return !latest.current.some(({ key }) => byKey.has(key));
    },
  };
}

export type QuickOrderState = ReturnType<typeof useQuickOrder>;
