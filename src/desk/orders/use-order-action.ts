import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RefusalReply } from '../../lib/contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { DeskCallError } from '../browser/call-desk.ts';

/** Makes one change at a time, says what came of it, and loads the order again. */
export function useOrderAction() {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  /** True when it is done; a refusal is shown, and what was done unless the text is ''. */
  async function run<Reply>(
    send: () => Promise<Reply | RefusalReply>,
    told: (reply: Reply) => string,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      const reply = await send();
      const refused = isRefusal(reply);
      // Somebody else may have changed the order; what is typed stays.
      if (!refused || reply.refusal === 'changed_meanwhile') await revalidate();
      const message = refused ? reply.message : told(reply);
      if (message) toast({ ...(refused && { kind: 'bad' }), message });
      return !refused;
    } catch (cause) {
      if (!(cause instanceof DeskCallError)) throw cause;
      toast({ kind: 'bad', message: cause.message });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { run, busy };
}
