import { startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RefusalReply } from '../../lib/contract.ts';
import { failureOf, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';

type Send = <Reply extends object>(call: () => Promise<Reply | RefusalReply>) => Promise<Reply | undefined>;

/**
 * One call at a time. `send` returns the reply; why there is none is in `refusal`, or in a toast until
 * the next is sent. After a refusal the page shows what it is now, so that whoever has read it may send again.
 * `Name`: by which of its names a page tells refusals apart.
 */
export function useSend<Name extends string = string>(shownIn: 'dialog' | 'toast' = 'dialog') {
  const [refusal, setRefusal] = useState<RefusalReply>();
  const [busy, setBusy] = useState(false);
  const running = useRef<Promise<unknown>>(undefined);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const failures = useRef<(() => void)[]>([]);
  const closeFailures = () => {
    for (const close of failures.current.splice(0)) close();
  };
  function tell(refused: RefusalReply | undefined) {
    if (shownIn === 'dialog') setRefusal(refused);
    else if (refused) failures.current.push(toast({ kind: 'bad', message: refused.message }));
  }

  async function answerOf<Reply extends object>(call: () => Promise<Reply | RefusalReply>): Promise<Reply | undefined> {
    const reply = await call().catch(failureOf);
    const refused = isRefusal(reply) ? reply : undefined;
    if (refused?.refusal) await revalidate();
    tell(refused);
    return refused ? undefined : (reply as Reply);
  }

  const begin: Send = (call) => {
    setBusy(true);
    const begun = answerOf(call).finally(() => {
      running.current = undefined;
      // Together with what was loaded after the call.
      startTransition(() => setBusy(false));
    });
    running.current = begun;
    return begun;
  };
  /** Does nothing while another call is sent. */
  const send: Send = async (call) => {
    if (running.current) return undefined;
    closeFailures();
    return begin(call);
  };
  /** After the call that is being sent, for what must not be lost. */
  const sendNext: Send = async (call) => {
    if (!running.current) return send(call);
    while (running.current) await running.current.catch(() => undefined);
    return begin(call);
  };
  const error = refusal?.message ?? '';
  return {
    ...{ send, sendNext, busy, refusal },
    error,
    /** What is refused by this name, to stand at the field that it is about. */
    errorAt: (name: Name) => refusal?.refusal === name && error,
    /** What is refused by another name, to stand above the button of the form. */
    errorBeside: (...names: readonly Name[]) => !names.some((name) => name === refusal?.refusal) && error,
    /** For what the page finds wrong before anything is sent; '' for nothing. */
    setError: (message: string, name?: Name) => {
      closeFailures();
      tell(message === '' ? undefined : { success: false, message, ...(name && { refusal: name }) });
    },
  };
}
