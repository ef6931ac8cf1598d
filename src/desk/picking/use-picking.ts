import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { pickedPieces, type ShortReason } from '../../orders/picks.rule.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { callDesk } from '../browser/call-desk.ts';
import type { DeskOrder } from '../orders/desk-order.ts';
import { useOrderAction } from '../orders/use-order-action.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { type Line, type LotText, lastCarton, linesByShelf, lotsOf, lotsToSend, scannedLine } from './pick-draft.ts';
import type { pickLineAtDesk, pickRestAtDesk, putBackAtDesk, weighCartonAtDesk } from './picking.contract.ts';

type Draft = { lineNo: number; lots: LotText[]; short: ShortReason | '' };

/** The line that is being picked, and what is typed of it; everything else is written down already. */
export function usePicking(order: DeskOrder) {
  const site = useDeskSite()?.site;
  const toast = useToast();
  const { run, busy } = useOrderAction();
  const lines = linesByShelf(order.lines);
  const [draft, setDraft] = useState<Draft>();
  const [isActive, setActive] = useState(false);
  const next = lines.find(({ pick }) => !pick);
  const current = lines.find(({ line_no }) => line_no === (draft?.lineNo ?? next?.line_no));
  const lots = draft?.lots ?? (current ? lotsOf(current, lastCarton(lines)) : []);
  const short = draft?.short || current?.pick?.short || 'missing';
  const about = site && { site, number: order.number };
  const bad = (message: string) => toast({ kind: 'bad', message });

  const start = (line: Line) => {
    setActive(true);
    setDraft({ lineNo: line.line_no, lots: lotsOf(line, lastCarton(lines)), short: line.pick?.short ?? '' });
  };
  const change = (part: Partial<Draft>) =>
    current && setDraft({ lineNo: current.line_no, lots, short: draft?.short ?? '', ...part });

  async function save(line: Line, written: readonly LotText[]) {
    const sent = lotsToSend(written);
    if (!about || busy) return;
    if (!sent) return bad(t`Write pieces and cartons in whole numbers.`);
    const pieces = pickedPieces({ lots: sent });
    const request = {
      ...about,
      line_no: line.line_no,
      lots: sent,
      short: pieces < line.asked ? short : ('' as const),
      seen_pick: line.pick?.id ?? 0,
    };
    setActive(true);
    const isDone = await run(
      () => callDesk<typeof pickLineAtDesk>('POST /desk/api/:site/orders/:number/pick/', request),
      () => '',
    );
    if (isDone) setDraft(undefined);
  }

  /** A scanned shelf or item goes to its line; scanned at its line, it is picked as asked. */
  async function enter(typed: string) {
    if (!current) return;
    const scanned = scannedLine(typed, lines, current.asked);
    if (!scanned && Number.isNaN(Number(typed))) return bad(t`No line to pick is called ${typed}.`);
    if (!scanned) return save(current, lots);
    if (scanned.line_no !== current.line_no || current.pick) return start(scanned);
    return save(current, lotsOf(current, lastCarton(lines)));
  }

  return {
    ...{ lines, current, lots, short, busy, isActive, start, change },
    enter: (typed: string) => void enter(typed),
    save: () => void (current && save(current, lots)),
    pickRest: () =>
      about &&
      void run(
        () => callDesk<typeof pickRestAtDesk>('POST /desk/api/:site/orders/:number/pick_rest/', about),
        () => t`Everything on the shelf is picked.`,
      ).then((isDone) => isDone && setDraft(undefined)),
    putBack: ({ line_no, pick }: Line) =>
      about &&
      void run(
        () =>
          callDesk<typeof putBackAtDesk>('POST /desk/api/:site/orders/:number/put_back/', {
            ...about,
            line_no,
            seen_pick: pick?.id ?? 0,
          }),
        () => '',
      ),
    weigh: (cartonNo: number, grossKg: number | null) =>
      about &&
      void run(
        () =>
          callDesk<typeof weighCartonAtDesk>('POST /desk/api/:site/orders/:number/carton/', {
            ...about,
            carton_no: cartonNo,
            gross_kg: grossKg,
          }),
        () => '',
      ),
  };
}

export type Picking = ReturnType<typeof usePicking>;
