import { useEffect, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import type { SiteCode } from '../../sites/site.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { askWhileShown } from '../browser/ask-while-shown.ts';
import { callDesk } from '../browser/call-desk.ts';
import type { rfiLineFacts } from './rfi-desk.contract.ts';

export type RfiLineFacts = Pick<ReplyOf<typeof rfiLineFacts>, 'offers' | 'prices'>;

/** Interchangeable items and past prices of a line; undefined while they are loaded. */
export function useLineFacts(site: SiteCode, number: string, lineNo: number, q: string): RfiLineFacts | undefined {
  const key = `${lineNo} ${q}`;
  const [known, setKnown] = useState<Readonly<Record<string, RfiLineFacts>>>({});
  const isKnown = key in known;
  useEffect(() => {
    if (isKnown || lineNo === 0) return;
    const request = { site, number, line: String(lineNo), q };
    return askWhileShown(
      (options) => callDesk<typeof rfiLineFacts>('GET /desk/api/:site/rfis/:number/line/', request, options),
      (reply) => {
        // The pane stays without them; the line can be answered all the same.
        if (!isRefusal(reply)) setKnown((before) => ({ ...before, [key]: reply }));
      },
    );
  }, [site, number, lineNo, q, key, isKnown]);
  return known[key];
}
