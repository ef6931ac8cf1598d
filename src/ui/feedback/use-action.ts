import { startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RefusalReply } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { failureOf, isRefusal } from '../browser/call.ts';
import { type Toast, useToast } from './toast-context.ts';
import { useTell } from './use-tell.ts';

/** Makes a call, and what follows from its reply; a refusal that it returns is shown. Retry does all of it again. */
type Work<Reply> = () => Promise<Reply | RefusalReply>;

/** What the person is told when the call is done; by default the reply's message; nothing for ''. */
type Told<Reply> = string | Toast | ((reply: Reply) => string);

type ActionOptions<Reply, About> = {
  /** Called with the reply unless the call was refused. */
  onDone?: ((reply: Reply) => unknown) | undefined;
  /** What is sent, such as the id of a row: `busyWith` has it meanwhile. */
  about?: About;
  /** Sent after the call that is being sent, for what must not be lost. */
  waits?: boolean;
  /** What Retry does instead of sending the same again. */
  again?: () => void;
};

/**
 * What one press sends, one call at a time. Why it was refused is told in a toast until the next is sent, or stands in the
 * page or dialog by `error`; a lost connection is told with Retry, unless the page shows it beside its button. A refusal by
 * name loads the page again, so that whoever has read it may send again.
 * `Name`: by which of its names a page tells refusals apart.
 */
export function useAction<Name extends string = string, About = unknown>(refusedIn: 'toast' | 'page' = 'toast') {
  const [refusal, setRefusal] = useState<RefusalReply>();
  const [sending, setSending] = useState<{ about: About | undefined }>();
  const running = useRef<Promise<unknown>>(undefined);
  const failures = useRef<(() => void)[]>([]);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const tell = useTell();

  function closeFailures() {
    for (const close of failures.current.splice(0)) close();
  }
  function show(refused: RefusalReply | undefined, again?: () => void) {
    if (refusedIn === 'page') return setRefusal(refused);
    if (!refused) return;
    const action = again && { label: t`Retry`, onPress: again };
    failures.current.push(toast({ kind: 'bad', message: refused.message, ...(action && { action }) }));
  }

  async function attempt<Reply>(
    work: Work<Reply>,
    onDone: ActionOptions<Reply, About>['onDone'],
    again: () => void,
  ): Promise<Reply | undefined> {
    try {
      const reply = await work();
      const refused = isRefusal(reply) ? reply : undefined;
      if (refused?.refusal) await revalidate();
      show(refused);
      if (refused) return undefined;
      await onDone?.(reply as Reply);
      return reply as Reply;
    } catch (cause) {
      show(failureOf(cause), again);
      return undefined;
    }
  }

  async function send<Reply>(work: Work<Reply>, options: ActionOptions<Reply, About> = {}): Promise<Reply | undefined> {
    if (running.current && !options.waits) return undefined;
    if (!running.current) closeFailures();
    while (running.current) await running.current.catch(() => undefined);
    setSending({ about: options.about });
    const again = options.again ?? (() => void send(work, { ...options, waits: true }));
    const begun = attempt(work, options.onDone, again).finally(() => {
      running.current = undefined;
      // Sending ends together with what was loaded after the call.
      startTransition(() => setSending(undefined));
    });
    running.current = begun;
    return begun;
  }

  const change = <Reply>(work: Work<Reply>, told?: Told<Reply>, options?: ActionOptions<Reply, About>) =>
    send(async () => {
      const reply = await work();
      if (isRefusal(reply)) return reply;
      await revalidate();
      const message = typeof told === 'function' ? told(reply) : (told ?? (reply as { message?: string }).message);
      if (message) tell(typeof message === 'string' ? { message } : message);
      return reply;
    }, options);

  const error = refusal?.message ?? '';
  return {
    /** Returns the reply; does nothing while another call is sent. */
    send,
    /** Sends what changes the page: it is loaded again, and then the person is told. */
    change,
    busy: sending !== undefined,
    busyWith: sending?.about,
    refusal,
    error,
    /** What is refused by this name, to stand at the field that it is about. */
    errorAt: (name: Name) => refusal?.refusal === name && error,
    /** What is refused by another name, to stand above the button of the form. */
    errorBeside: (...names: readonly Name[]) => !names.some((name) => name === refusal?.refusal) && error,
    /** Refuses what the page finds wrong before anything is sent; '' for nothing. */
    refuse: (message: string, name?: Name) => {
      closeFailures();
      show(message === '' ? undefined : { success: false, message, ...(name && { refusal: name }) });
    },
  };
}
