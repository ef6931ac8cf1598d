import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { askWhileShown } from '../browser/ask-while-shown.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { askProviderAtDesk } from './online-payments.contract.ts';

export type ProviderAnswer =
  | { state: 'asking' }
  | { state: 'answered'; reply: ReplyOf<typeof askProviderAtDesk> }
  | { state: 'failed'; message: string };

/** Asks when the record is opened, and again after `known` has changed or on demand. */
export function useProvider(id: number, known: string): { answer: ProviderAnswer; ask: () => void } {
  const { site } = useDeskSite();
  const [answer, setAnswer] = useState<ProviderAnswer>({ state: 'asking' });
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => setAsked((before) => before + 1), []);
  useEffect(() => {
    setAnswer({ state: 'asking' });
    return askWhileShown(
      (options) => callDesk<typeof askProviderAtDesk>('GET /desk/api/:site/payments/provider/', { site, id }, options),
      (reply) =>
        setAnswer(isRefusal(reply) ? { state: 'failed', message: reply.message } : { state: 'answered', reply }),
    );
  }, [site, id, known, asked]);
  return { answer, ask };
}
