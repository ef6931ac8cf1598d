import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { callDesk, type DeskCallError } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { askProviderAtDesk } from './online-payments.contract.ts';

export type ProviderAnswer =
  | { state: 'asking' }
  | { state: 'answered'; reply: ReplyOf<typeof askProviderAtDesk> }
  | { state: 'failed'; message: string };

/** Asks when the record is opened, and again after `known` has changed or on demand. */
export function useProvider(id: number, known: string): { answer: ProviderAnswer; ask: () => void } {
  const site = useDeskSite()?.site;
  const [answer, setAnswer] = useState<ProviderAnswer>({ state: 'asking' });
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => setAsked((before) => before + 1), []);
  useEffect(() => {
    if (!site) return;
    const abort = new AbortController();
    setAnswer({ state: 'asking' });
    callDesk<typeof askProviderAtDesk>('GET /desk/api/:site/payments/provider/', { site, id }, { signal: abort.signal })
      .then((reply) => {
        setAnswer(isRefusal(reply) ? { state: 'failed', message: reply.message } : { state: 'answered', reply });
      })
      .catch((cause: DeskCallError) => {
        if (cause.name !== 'AbortError') setAnswer({ state: 'failed', message: cause.message });
      });
    return () => abort.abort();
  }, [site, id, known, asked]);
  return { answer, ask };
}
