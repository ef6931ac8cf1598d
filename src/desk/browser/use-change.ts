import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Contract, EndpointOf, RequestInput } from '../../lib/contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { type FormOptions, type FormValues, submissionErrorFrom, useForm } from '../../ui/forms/use-form.ts';
import { callDesk, type DeskCallError, wrongFields } from './call-desk.ts';

const messageOf = (reply: unknown) => String((reply as { message?: unknown }).message ?? '');

/** One press changes something: a toast says what (`done`, else the reply's message), or why not, and the page shows what it is now. */
export function useChange() {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function change<C extends Contract = never>(endpoint: EndpointOf<C>, request: RequestInput<C>, done?: string) {
    if (busy) return false;
    setBusy(true);
    try {
      const reply = await callDesk<C>(endpoint, request);
      toast(isRefusal(reply) ? { kind: 'bad', message: reply.message } : { message: done ?? messageOf(reply) });
      await revalidate();
      return !isRefusal(reply);
    } catch (cause) {
      toast({ kind: 'bad', message: (cause as DeskCallError).message });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { change, busy };
}

export type ChangeForm<C extends Contract, Name extends string> = Pick<SendingForm<Name>, 'initial' | 'validate'> & {
  endpoint: EndpointOf<C>;
  requestOf: (values: FormValues<Name>) => RequestInput<C>;
  onDone: () => void;
};

export const useChangeForm = <C extends Contract, Name extends string>(options: ChangeForm<C, Name>) => {
  const { endpoint, requestOf, ...form } = options;
  return useSendingForm<Name>({ ...form, send: (values) => callDesk<C>(endpoint, requestOf(values)) });
};

export type SendingForm<Name extends string> = {
  initial: FormValues<Name>;
  /** What the page can tell before anything is sent. */
  validate?: FormOptions<Name>['validate'];
  send: (values: FormValues<Name>) => Promise<unknown>;
  onDone?: () => void;
};

/** A form that changes something; what is refused stands at its field or above the button. */
export function useSendingForm<Name extends string>({ initial, validate = () => [], send, onDone }: SendingForm<Name>) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  return useForm<Name>({
    initial,
    validate,
    send: async (values) => {
      const reply = await send(values).catch(wrongFields);
      if (isRefusal(reply)) {
        // Whoever has read what it is now may save again.
        if (reply.refusal === 'changed_meanwhile') await revalidate();
        return submissionErrorFrom(reply, values);
      }
      toast({ message: messageOf(reply) });
      await revalidate();
      onDone?.();
      return 'sent';
    },
  });
}
