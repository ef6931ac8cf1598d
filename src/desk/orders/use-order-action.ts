import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RefusalReply } from '../../lib/contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { DeskCallError } from '../browser/call-desk.ts';

type Send<Reply> = () => Promise<Reply | RefusalReply>;

/** Makes one change at a time, says what came of it, and loads the order again. */
export function useOrderAction() {
  const [busy, setBusy] = useState(false);
  const running = useRef<Promise<boolean>>(undefined);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function change<Reply>(send: Send<Reply>, textOf: (reply: Reply) => string): Promise<boolean> {
    try {
      const reply = await send();
      const refused = isRefusal(reply);
      // Somebody else may have changed the order; what is typed stays.
      if (!refused || reply.refusal === 'changed_meanwhile') await revalidate();
      const message = refused ? reply.message : textOf(reply);
      if (message) toast({ ...(refused && { kind: 'bad' }), message });
      return !refused;
    } catch (cause) {
      if (!(cause instanceof DeskCallError)) throw cause;
      toast({ kind: 'bad', message: cause.message });
      return false;
    }
  }

  function begin<Reply>(send: Send<Reply>, textOf: (reply: Reply) => string): Promise<boolean> {
    setBusy(true);
    const begun = change(send, textOf).finally(() => {
      running.current = undefined;
      setBusy(false);
    });
    running.current = begun;
    return begun;
  }

  /** True when it is done; a refusal is shown, and what was done unless the text is ''. Does nothing while another runs. */
  const run = async <Reply>(send: Send<Reply>, textOf: (reply: Reply) => string): Promise<boolean> =>
    running.current ? false : begin(send, textOf);

  /** The same after the change that is being made, for what was typed and must not be lost. */
  async function runNext<Reply>(send: Send<Reply>, textOf: (reply: Reply) => string): Promise<boolean> {
    while (running.current) await running.current.catch(() => false);
    return begin(send, textOf);
  }
  return { run, runNext, busy };
}

export type OrderAction = ReturnType<typeof useOrderAction>;
