import { useRevalidator } from 'react-router';
import type { Contract, EndpointOf, RefusalReply, ReplyOf, RequestInput } from '../../lib/contract.ts';
import { isRefusal, type RequestOptions } from '../../ui/browser/call.ts';
import type { Toast } from '../../ui/feedback/toast-context.ts';
import { type FormOptions, type FormValues, submissionErrorFrom, useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from './call-desk.ts';
import { useSend } from './use-send.ts';
import { useTell } from './use-tell.ts';

const messageOf = (reply: unknown) => String((reply as { message?: unknown }).message ?? '');

/** What the person is told once it is done; without it the reply's message, and nothing for ''. */
type Done<C extends Contract> = string | Toast | ((reply: ReplyOf<C>) => string);

type Change = <C extends Contract = never>(
  endpoint: EndpointOf<C>,
  request: RequestInput<C>,
  done?: Done<C>,
  options?: RequestOptions,
) => Promise<ReplyOf<C> | undefined>;

/**
 * One press changes something: a toast says what, or why not unless a dialog shows it, and the page shows what it is now.
 * Returns the reply.
 */
export function useChange<Name extends string = string>(refusedIn: 'dialog' | 'toast' = 'toast') {
  const { send, sendNext, setError, ...state } = useSend<Name>(refusedIn);
  const { revalidate } = useRevalidator();
  const tell = useTell();
  const changeWith =
    (sender: typeof send): Change =>
    <C extends Contract>(
      endpoint: EndpointOf<C>,
      request: RequestInput<C>,
      done: Done<C> = messageOf,
      options?: RequestOptions,
    ) =>
      sender(async () => {
        const reply = await callDesk<C>(endpoint, request, options);
        if (isRefusal(reply)) return reply;
        await revalidate();
        const told = typeof done === 'function' ? done(reply) : done;
        if (told) tell(typeof told === 'string' ? { message: told } : told);
        return reply as ReplyOf<C> & object;
      });
  return { ...state, change: changeWith(send), changeNext: changeWith(sendNext), refuse: setError };
}

export type ChangeForm<C extends Contract, Name extends string> = Pick<
  SendingForm<Name, object>,
  'initial' | 'validate'
> & {
  endpoint: EndpointOf<C>;
  requestOf: (values: FormValues<Name>) => RequestInput<C>;
  onDone: () => void;
};

export const useChangeForm = <C extends Contract, Name extends string>(options: ChangeForm<C, Name>) => {
  const { endpoint, requestOf, ...form } = options;
  return useSendingForm<Name, ReplyOf<C>>({
    ...form,
    send: (values) => callDesk<C>(endpoint, requestOf(values)),
  });
};

export type SendingForm<Name extends string, Reply> = {
  initial: FormValues<Name>;
  /** Under which what is typed is kept until it is sent. */
  draft?: string;
  /** What the page can tell before anything is sent. */
  validate?: FormOptions<Name>['validate'];
  send: (values: FormValues<Name>) => Promise<Reply | RefusalReply>;
  onDone?: (reply: Reply) => void;
};

/** A form that changes something; what is refused stands at its field or above the button. */
export function useSendingForm<Name extends string, Reply>({
  initial,
  draft,
  validate = () => [],
  send,
  onDone,
}: SendingForm<Name, Reply>) {
  const { revalidate } = useRevalidator();
  const tell = useTell();
  return useForm<Name>({
    initial,
    draft,
    validate,
    send: async (values) => {
      const reply = await send(values);
      if (isRefusal(reply)) {
        // Whoever has read what it is now may save again.
        if (!reply.errors) await revalidate();
        return submissionErrorFrom(reply, values);
      }
      await revalidate();
      const message = messageOf(reply);
      if (message) tell({ message });
      onDone?.(reply as Reply);
      return 'sent';
    },
  });
}
