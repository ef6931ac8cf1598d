import { useEffect, useEffectEvent, useState } from 'react';
import type { ReplyOf, RequestInput } from '../../lib/contract.ts';
import { plural, t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { callDesk, type DeskCallError } from '../browser/call-desk.ts';
import type { listPriceRowsAtDesk, savePricesAtDesk } from './price-rows.contract.ts';
import { editsOf, openSheet, type PriceSheet, reopenSheet } from './sheet.ts';

export type LoadedPrices = ReplyOf<typeof listPriceRowsAtDesk>;
export type SheetReport = ReplyOf<typeof savePricesAtDesk>;
export type SheetProblem = SheetReport['problems'][number];

const checkAfterMs = 300;

/** The rows while they are edited. What was typed is checked by the server without saving it. */
export function usePriceSheet(loaded: LoadedPrices, asked: RequestInput<typeof listPriceRowsAtDesk>) {
  const [sheet, setSheet] = useState<PriceSheet>(() => openSheet(loaded.rows, loaded.last_change));
  const [report, setReport] = useState<SheetReport>();
  const [isSaving, setIsSaving] = useState(false);
  const toast = useToast();
  const edits = editsOf(sheet);
  const { site } = asked;
  const { owner } = loaded;

  const send = (mode: 'check' | 'good-lines', sent: typeof edits, signal?: AbortSignal) =>
    callDesk<typeof savePricesAtDesk>(
      'POST /desk/api/:site/prices/save/',
      { site, owner, mode, edits: sent },
      signal ? { signal } : {},
    );

  const check = useEffectEvent(async (signal: AbortSignal) => {
    if (edits.length === 0) return setReport(undefined);
    try {
      const reply = await send('check', edits, signal);
      if (!isRefusal(reply)) setReport(reply);
    } catch (cause) {
      if ((cause as Error).name !== 'AbortError') toast({ kind: 'bad', message: (cause as DeskCallError).message });
    }
  });
  // The rows stay the same object until something is typed.
  useEffect(() => {
    const stop = new AbortController();
    const waiting = setTimeout(() => void check(stop.signal), sheet.past.length > 0 ? checkAfterMs : 0);
    return () => {
      clearTimeout(waiting);
      stop.abort();
    };
  }, [sheet.rows, sheet.past.length]);

  /** Lines of `sent` that failed, and what was typed since, stay typed. */
  async function load(sent: PriceSheet, failed: ReadonlySet<number>): Promise<void> {
    const rows = await callDesk<typeof listPriceRowsAtDesk>('GET /desk/api/:site/prices/rows/', asked);
    if (!isRefusal(rows))
      setSheet((before) => reopenSheet(before, { sent: sent.rows, failed }, rows.rows, rows.last_change));
  }

  async function save(current = sheet): Promise<void> {
    const sent = editsOf(current);
    if (sent.length === 0 || isSaving) return;
    setIsSaving(true);
    try {
      const reply = await send('good-lines', sent);
      if (isRefusal(reply)) return toast({ kind: 'bad', message: reply.message });
      const failed = new Set(reply.problems.map(({ line }) => line));
      await load(current, failed);
      const saved = sent.length - failed.size;
      if (saved > 0) toast({ message: t`${plural(saved, 'row')} saved.` });
      if (failed.size > 0) toast({ kind: 'bad', message: t`${plural(failed.size, 'row')} to look at.` });
    } catch (cause) {
      toast({ kind: 'bad', message: (cause as DeskCallError).message });
    } finally {
      setIsSaving(false);
    }
  }

  /** Drops what was typed into the row, and shows what is stored now. */
  async function reload(line: number): Promise<void> {
    await load(sheet, new Set(edits.map((edit) => edit.line).filter((other) => other !== line)));
  }

  return { sheet, setSheet, report, edits, isSaving, save, reload, reloadAll: () => load(sheet, new Set()) };
}
