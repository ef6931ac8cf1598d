import { useEffect, useRef, useState } from 'react';
import type { ReplyOf, RequestInput } from '../../lib/contract.ts';
import { isBelowFloor } from '../../rfi/quotes/price-floor.rule.ts';
import type { SiteCode } from '../../sites/site.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import {
  type DoubtChoice,
  type DraftLine,
  type EntryDraft,
  emptyDraft,
  linesOfReading,
  mergeLines,
  priceOf,
  readEntryDraft,
  whatIsMissing,
} from './entry-draft.rule.ts';
import type { priceEntryAtDesk, readEntryAtDesk } from './order-entry.contract.ts';

type Sheets = RequestInput<typeof readEntryAtDesk>['sheets'];
type ListSource = { text: string } | { sheets: Sheets };

export type PricedEntry = ReplyOf<typeof priceEntryAtDesk>;

/** Long enough for the next digit of a quantity. */
const pauseMs = 150;

/** What is entered for one customer: kept in this browser until it is sent, priced again after each change. */
export function useEntry(site: SiteCode, customerId: number) {
  const [draft, setDraft] = useState(() => readEntryDraft(readLocal(`deskEntry ${site} ${customerId}`)));
  const [found, setFound] = useState<{ reply: PricedEntry; of: string }>();
  const [pricing, setPricing] = useState(0);
  const { send, busy: reading } = useAction();
  const latest = useRef(draft);

  function change(changes: Partial<EntryDraft>) {
    const next = { ...latest.current, ...changes };
    latest.current = next;
    setDraft(next);
    const isEmpty = next.lines.length === 0 && next.purchaseOrderNo === '' && next.remark === '';
    writeLocal(`deskEntry ${site} ${customerId}`, isEmpty ? '' : JSON.stringify(next));
  }
  const changeLine = (key: number, changes: Partial<DraftLine>) =>
    change({ lines: latest.current.lines.map((line) => (line.key === key ? { ...line, ...changes } : line)) });
  const remove = (key: number) => change({ lines: latest.current.lines.filter((line) => line.key !== key) });
  const nextKey = () => Math.max(0, ...latest.current.lines.map(({ key }) => key)) + 1;

  async function add(said: string | ListSource, instead?: number, fromFile = false): Promise<void> {
    const source = typeof said === 'string' ? { text: said } : said;
    const request = { site, customerId: String(customerId), ...source };
    await send(() => callDesk<typeof readEntryAtDesk>('POST /desk/api/:site/accounts/entry/read/', request), {
      onDone({ lines: read }) {
        const lines = linesOfReading(read, nextKey(), fromFile);
        const at = latest.current.lines.findIndex(({ key }) => key === instead);
        const before = latest.current.lines;
        const all = at < 0 ? [...before, ...lines] : [...before.slice(0, at), ...lines, ...before.slice(at + 1)];
        change({ lines: mergeLines(all) });
      },
      waits: true,
    });
  }

  function settle(line: DraftLine, choice: DoubtChoice) {
    if ('text' in choice) return void add(choice.text, line.key);
    const { itemId, name, maker, quantity } = choice;
    const lines = latest.current.lines.map((one) =>
      one.key === line.key ? { ...one, itemId, name, maker, quantity, doubt: null } : one,
    );
    change({ lines: mergeLines(lines) });
  }

  const settled = draft.lines.flatMap(({ itemId, quantity, agreedMinor: unitMinor }) =>
    itemId === null ? [] : { itemId, quantity, unitMinor },
  );
  const wanted = JSON.stringify({ addressId: draft.addressId, lines: settled });
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const request = { site, customerId: String(customerId), ...(JSON.parse(wanted) as PriceRequest) };
      callDesk<typeof priceEntryAtDesk>('POST /desk/api/:site/accounts/entry/price/', request, { signal: abort.signal })
        .then((reply) => !isRefusal(reply) && setFound({ reply, of: wanted }))
        .catch(() => undefined);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [site, customerId, wanted, pricing]);

  const priced = found?.reply;
  const isPriced = found?.of === wanted;
  const byItem = new Map(priced?.lines.map((line) => [line.itemId, line]));
  const pricedOf = ({ itemId }: DraftLine) => (itemId === null ? undefined : byItem.get(itemId));
  const floorBp = priced?.terms.marginFloorBp ?? 0;
  const belowFloor = (line: DraftLine) => {
    const facts = pricedOf(line);
    return facts !== undefined && isBelowFloor(priceOf(line, facts), { costMinor: facts.costMinor, floorBp });
  };
  const payment = priced?.payment ?? [];
  const paymentOption = draft.paymentOption || payment.find(({ closed }) => closed === '')?.option || 'credit';
  const chosen = { ...draft, paymentOption };
  return {
    draft: chosen,
    priced,
    pricedOf,
    belowFloor,
    missing: isPriced
      ? whatIsMissing(chosen, pricedOf, belowFloor, payment)
      : { line: undefined, text: 'Looking up prices and stock…' },
    reading,
    change,
    changeLine,
    remove,
    add,
    settle,
    /** After a refusal: prices and stock may be others now. */
    priceAgain: () => setPricing((before) => before + 1),
    clear: () => {
      latest.current = emptyDraft;
      setDraft(emptyDraft);
      writeLocal(`deskEntry ${site} ${customerId}`, '');
    },
  };
}
export type Entry = ReturnType<typeof useEntry>;

type PriceRequest = { addressId: string; lines: { itemId: number; quantity: number; unitMinor: number | null }[] };
