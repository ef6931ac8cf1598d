import { useEffect, useRef, useState } from 'react';
import { pickedPieces, type ShortReason } from '../../orders/picks.rule.ts';
import type { useAction } from '../../ui/feedback/use-action.ts';
import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { DeskOrder } from './desk-order.ts';
import {
  cartonsOf,
  type Line,
  type LotText,
  lastCarton,
  linesByShelf,
  lotsOf,
  lotsToSend,
  readKg,
  scannedLine,
} from './pick-draft.ts';
import type { pickLineAtDesk, pickRestAtDesk, putBackAtDesk, weighCartonAtDesk } from './picking.contract.ts';

type Draft = { lineNo: number; lots: LotText[]; short: ShortReason | '' };

/** The weight in kg; null for none, undefined for what cannot be read. */
type Weight = ReturnType<typeof readKg>;

/** The line that is being picked, and what is typed of it; everything else is written down already. */
export function usePicking(order: DeskOrder, { change: write, refuse, busy }: ReturnType<typeof useAction>) {
  const { site } = useDeskSite();
  const lines = linesByShelf(order.lines);
  /** The draft is named by the dispatch, so that the next one of the order begins anew. */
  const name = `desk-pick:${site}:${order.number}-${order.dispatches.length + 1}`;
  const [typed, setDraft] = useState<Draft | undefined>(() => JSON.parse(readDraft(name).pick ?? 'null') ?? undefined);
  useEffect(() => writeDraft(name, typed ? { pick: JSON.stringify(typed) } : {}), [name, typed]);
  /** Pieces may have been cancelled since, and their line with them. */
  const draft = lines.some(({ lineNo }) => lineNo === typed?.lineNo) ? typed : undefined;
  const [isActive, setActive] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  /** The lines that leave now, of those that are not picked. */
  const only = lines.filter(({ lineNo, pick }) => !pick && ticked.has(lineNo)).map(({ lineNo }) => lineNo);
  /** The weight of each carton that was typed last, and whether it is written down. */
  const weights = useRef(new Map<number, { kg: Weight; isWritten: Promise<boolean> }>());
  const sending = useRef('');
  const next = lines.find(({ pick }) => !pick);
  const current = lines.find(({ lineNo }) => lineNo === (draft?.lineNo ?? next?.lineNo));
  const lots = draft?.lots ?? (current ? lotsOf(current, lastCarton(lines)) : []);
  const short = draft?.short || current?.pick?.short || 'missing';
  const isChanged =
    draft !== undefined &&
    Boolean(current?.pick) &&
    current !== undefined &&
    (JSON.stringify(lots) !== JSON.stringify(lotsOf(current, lastCarton(lines))) ||
      draft.short !== (current.pick?.short ?? ''));
  const about = { site, number: order.number };
  /** A draft that was typed after the change was sent stays. */
  const endDraft = () => setDraft((now) => (now === draft ? undefined : now));

  const start = (line: Line) => {
    setActive(true);
    setDraft({ lineNo: line.lineNo, lots: lotsOf(line, lastCarton(lines)), short: line.pick?.short ?? '' });
  };
  const change = (part: Partial<Draft>) =>
    current && setDraft({ lineNo: current.lineNo, lots, short: draft?.short ?? '', ...part });

  async function save(line: Line, written: readonly LotText[]) {
    const sent = lotsToSend(written);
    if (!sent) return refuse('Write pieces and cartons in whole numbers.');
    const pieces = pickedPieces({ lots: sent });
    const request = {
      ...about,
      lineNo: line.lineNo,
      lots: sent,
      short: pieces < line.asked ? short : ('' as const),
      seenPick: line.pick?.id ?? 0,
    };
    // Enter pressed twice, or scanned twice.
    const body = JSON.stringify(request);
    if (sending.current === body) return;
    sending.current = body;
    setActive(true);
    await write(() => callDesk<typeof pickLineAtDesk>('POST /desk/api/:site/orders/:number/pick/', request), '', {
      waits: true,
      onDone: endDraft,
    });
    if (sending.current === body) sending.current = '';
  }

  /** A scanned shelf or item goes to its line; scanned at its line, it is picked as asked. */
  async function enter(typed: string) {
    if (!current) return;
    const scanned = scannedLine(typed, lines, current.asked);
    if (!scanned && Number.isNaN(Number(typed))) return refuse(`No line to pick is called ${typed}.`);
    if (!scanned) return save(current, lots);
    if (scanned.lineNo !== current.lineNo || current.pick) return start(scanned);
    return save(current, lotsOf(current, lastCarton(lines)));
  }

  /** `known` is the weight that is written down already. */
  function weigh(cartonNo: number, typed: string, known: number | null) {
    const kg = readKg(typed);
    const last = weights.current.get(cartonNo) ?? { kg: known };
    if (kg === undefined) weights.current.set(cartonNo, { kg, isWritten: Promise.resolve(false) });
    else if (kg !== known || kg !== last.kg) void writeWeight(cartonNo, kg);
  }

  function writeWeight(cartonNo: number, kg: number | null): Promise<boolean> {
    const request = { ...about, cartonNo, grossKg: kg };
    const endpoint = 'POST /desk/api/:site/orders/:number/carton/';
    const isWritten = write(() => callDesk<typeof weighCartonAtDesk>(endpoint, request), '', {
      waits: true,
      again: () => void writeWeight(cartonNo, kg),
    }).then(Boolean);
    weights.current.set(cartonNo, { kg, isWritten });
    return isWritten;
  }

  async function retryWeight(cartonNo: number, kg: Weight): Promise<boolean> {
    if (kg !== undefined) return writeWeight(cartonNo, kg);
    refuse(`Write the weight of carton ${cartonNo} in kg, like 16.2.`);
    return false;
  }

  /** Writes weights that did not get through once more. False, at once and with a message, if one is not written. */
  async function areWeightsWritten(): Promise<boolean> {
    const written = cartonsOf(order).map(async ({ no }) => {
      const last = weights.current.get(no);
      if (last && !(await last.isWritten) && !(await retryWeight(no, last.kg))) throw new Error(`carton ${no}`);
    });
    return Promise.all(written).then(
      () => true,
      () => false,
    );
  }

  return {
    lines,
    current,
    lots,
    short,
    busy,
    isActive,
    isChanged,
    start,
    change,
    enter: (typed: string) => void enter(typed),
    save: () => void (current && save(current, lots)),
    pickRest: () =>
      about &&
      void write(
        () => callDesk<typeof pickRestAtDesk>('POST /desk/api/:site/orders/:number/pick_rest/', about),
        'Everything on the shelf is picked.',
        { onDone: endDraft },
      ),
    only,
    tick: (lineNo: number, isTicked: boolean) =>
      setTicked((before) => new Set([...before].filter((one) => one !== lineNo).concat(isTicked ? lineNo : []))),
    /** Without a tick what is picked. */
    sendOnly: () =>
      void write(
        () => callDesk<typeof pickRestAtDesk>('POST /desk/api/:site/orders/:number/pick_rest/', { ...about, only }),
        'The other lines stay owed and leave later.',
        { onDone: endDraft },
      ),
    putBack: ({ lineNo, pick }: Line) =>
      about &&
      void write(
        () =>
          callDesk<typeof putBackAtDesk>('POST /desk/api/:site/orders/:number/put_back/', {
            ...about,
            lineNo,
            seenPick: pick?.id ?? 0,
          }),
        '',
      ),
    weigh,
    areWeightsWritten,
  };
}

export type Picking = ReturnType<typeof usePicking>;
