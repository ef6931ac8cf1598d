import { useRef, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { SaveResult } from '../lines/line-quantity.ui.tsx';
import { type ReadTable, readPastedList, type SkippedRow } from '../pasted-list/list-columns.rule.ts';
import { listRefusal, splitIntoParts } from '../pasted-list/list-parts.rule.ts';
import type { ChoiceOrder } from './first-choice.rule.ts';
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
  const latest = useRef(rows);
  const [reading, setReading] = useState<ReadProgress>();
  const [error, setError] = useState(initialList?.refusal ?? '');
  const activeReader = useRef<AbortController>(undefined);

  function setText(typed: string) {
    setShownText(typed);
    writeLocal('quickOrder', typed);
  }

  function setRows(next: readonly QuickRow[]) {
    latest.current = next;
    setShownRows(next);
  }

  /** Also stores the list, so that a reload shows the same rows. */
  function updateRows(next: readonly QuickRow[]): string {
    setRows(next);
    const list = next
      .filter(({ result }) => result !== 'heading')
      .map(textOf)
      .join('\n');
    writeLocal('quickOrder', list);
    return list;
  }

  async function readParts({ text: list, skipped }: ReadTable, signal: AbortSignal) {
    const parts = splitIntoParts(list);
    const of = list.split('\n').length;
    for (const [index, part] of parts.entries()) {
      setReading({ done: part.lineOffset, of });
      const reply = await call<typeof quickOrder>('POST /api/quick_order/', { text: part.text }, { signal });
      if (isRefusal(reply)) return setError(reply.message);
      const read = proposeItems(
        reply.lines.map((line) => rowOf(line, part.lineOffset)),
        order,
      );
      setRows([...(index === 0 ? skipped.map(skippedRow) : latest.current), ...read]);
    }
  }

  /** A file has been read as a table already. */
  async function read(list: string | ReadTable = text) {
    activeReader.current?.abort();
    const table = typeof list === 'string' ? readPastedList(list) : list;
    const refusal = listRefusal(table.text);
    setText(typeof list === 'string' ? list : table.text);
    setError(refusal ?? '');
    if (refusal) return;
    const reader = new AbortController();
    activeReader.current = reader;
    try {
      await readParts(table, reader.signal);
    } catch (cause) {
      if (!reader.signal.aborted) setError((cause as CallError).message);
    }
    if (activeReader.current === reader) setReading(undefined);
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
        order,
      ),
    );

  function chooseFirst(next: ChoiceOrder) {
    setOrder(next);
    updateRows(proposeItems(latest.current, next));
  }

  async function setQuantity(row: QuickRow, quantity: number, retry: () => void): Promise<SaveResult> {
    const onRead = (read: QuickLine) => change(row.key, (now) => ({ ...now, ...read, line: now.line, text: now.text }));
    const refusal = await readLine(`${row.designation}\t${quantity}`, onRead, retry);
    return refusal ? { saved: false, refusal } : { saved: true };
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
    stop: () => activeReader.current?.abort(),
    setQuantity,
    correct,
    choose: (row: QuickRow, itemid: number) => change(row.key, (now) => chooseItem(now, itemid)),
    remove: (removed: readonly QuickRow[]) =>
      setShownText(updateRows(latest.current.filter((row) => !removed.includes(row)))),
  };
}

export type QuickOrderState = ReturnType<typeof useQuickOrder>;
