import { useEffect, useEffectEvent, useState } from 'react';
import type { RefusalReply, ReplyOf, RequestInput } from '../../lib/contract.ts';
import { plural } from '../../lib/i18n.ts';
import { failureOf, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { askWhileShown } from '../browser/ask-while-shown.ts';
import { callDesk } from '../browser/call-desk.ts';
import type { listPriceRowsAtDesk, savePricesAtDesk } from './price-rows.contract.ts';
import { editsOf, openSheet, type PriceSheet, reopenSheet, type SentSheet } from './sheet.ts';

export type LoadedPrices = ReplyOf<typeof listPriceRowsAtDesk>;
export type SheetReport = ReplyOf<typeof savePricesAtDesk>;
export type SheetProblem = SheetReport['problems'][number];

const checkAfterMs = 300;

/** The rows while they are edited. What was typed is checked by the server without saving it. */
export function usePriceSheet(loaded: LoadedPrices, asked: RequestInput<typeof listPriceRowsAtDesk>) {
  const shownRows = JSON.stringify(asked);
  const opened = () => ({ of: shownRows, sheet: openSheet(loaded.rows, loaded.lastChange), total: loaded.total });
  const [current, setCurrent] = useState(opened);
  // Another search shows other rows; the page and its search field stay.
  if (current.of !== shownRows) setCurrent(opened());
  const { sheet } = current;
  const [report, setReport] = useState<SheetReport>();
  const [isSaving, setIsSaving] = useState(false);
  const toast = useToast();
  /** The refusal is shown once, though checking and saving may fail one after the other. */
  const showRefusal = ({ message }: RefusalReply): void => {
    toast({ kind: 'bad', about: 'price-sheet', message });
  };
  const edits = editsOf(sheet);
  const { site } = asked;
  const { owner } = loaded;

  const send = (mode: 'check' | 'good-lines', sent: typeof edits, options?: { signal: AbortSignal }) =>
    callDesk<typeof savePricesAtDesk>('POST /desk/api/:site/prices/save/', { site, owner, mode, edits: sent }, options);

  const check = useEffectEvent(() => {
    if (edits.length > 0)
      return askWhileShown(
        (options) => send('check', edits, options),
        (reply) => (isRefusal(reply) ? showRefusal(reply) : setReport(reply)),
        sheet.past.length > 0 ? checkAfterMs : 0,
      );
    setReport(undefined);
    return undefined;
  });
  // The rows stay the same object until something is typed.
  useEffect(() => (sheet.rows ? check() : undefined), [sheet.rows, sheet.past.length]);

  const setSheet = (changed: PriceSheet) => setCurrent((before) => ({ ...before, of: shownRows, sheet: changed }));

  /** Shows what is stored now; what is typed stays. */
  async function load(sent?: SentSheet): Promise<void> {
    const rows = await callDesk<typeof listPriceRowsAtDesk>('GET /desk/api/:site/prices/rows/', asked).catch(failureOf);
    if (isRefusal(rows)) return showRefusal(rows);
    setCurrent((before) =>
      before.of === shownRows
        ? { ...before, sheet: reopenSheet(before.sheet, rows.rows, rows.lastChange, sent), total: rows.total }
        : before,
    );
  }

  async function save(typed = sheet): Promise<void> {
    const sent = editsOf(typed);
    if (sent.length === 0 || isSaving) return;
    setIsSaving(true);
    const reply = await send('good-lines', sent).catch(failureOf);
    if (isRefusal(reply)) showRefusal(reply);
    else {
      const failed = new Set(reply.problems.map(({ line }) => line));
      const rowIds = new Map(reply.rows.map(({ line, rowId: id }) => [line, id]));
      await load({ rows: typed.rows, failed, rowIds });
      const saved = sent.length - failed.size;
      if (saved > 0) toast({ message: `${plural(saved, 'row')} saved.` });
      if (failed.size > 0) toast({ kind: 'bad', message: `${plural(failed.size, 'row')} to look at.` });
    }
    setIsSaving(false);
  }

  return { sheet, total: current.total, setSheet, report, edits, isSaving, save, reload: () => load() };
}
