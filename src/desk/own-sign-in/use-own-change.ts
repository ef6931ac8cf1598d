import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Contract, EndpointOf, RequestInput } from '../../lib/contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { callDesk, type DeskCallError } from '../browser/call-desk.ts';

/** One press changes something of one's own: a toast says `done` or why not, and the page shows what it is now. */
export function useOwnChange() {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function change<C extends Contract = never>(
    endpoint: EndpointOf<C>,
    request: RequestInput<C>,
    done: string,
  ): Promise<void> {
    setBusy(true);
    try {
      const reply = await callDesk<C>(endpoint, request);
      toast(isRefusal(reply) ? { kind: 'bad', message: reply.message } : { message: done });
      await revalidate();
    } catch (cause) {
      toast({ kind: 'bad', message: (cause as DeskCallError).message });
    }
    setBusy(false);
  }
  return { change, busy };
}
