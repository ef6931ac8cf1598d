import { type ChangeEvent, useState } from 'react';
import type { Refusal } from '../lib/contract.ts';
import { said, say } from '../lib/say.ts';
import { type CallFailed, refused } from '../ui/call.ts';
import { useToast } from '../ui/toast-context.ts';
import { type Problem, useForm } from '../ui/use-form.ts';
import { useAskedCaptcha } from './asked-captcha.ui.tsx';

/** A code is void after as many wrong tries (behaviour of otp/verification). */
export const triesPerCode = 5;

export type OtpOptions = {
  /** The specification's text at an empty or wrong code, not yet said. */
  wrongText: string;
  verify: (otp: string) => Promise<Problem | 'sent'>;
  /** Sends a new code, with a captcha where one was asked for; the code before is void then. */
  resend: (captcha: string) => Promise<{ success: true; message: string } | Refusal>;
};

/** A one-time code being typed: six digits, tries counted, sent anew on demand. */
export function useOtp({ wrongText, verify, resend }: OtpOptions) {
  const [wrong, setWrong] = useState(0);
  const [resending, setResending] = useState(false);
  const toast = useToast();
  const form = useForm({
    initial: { otp: '' },
    check: ({ otp }) => (/^\d{6}$/.test(otp) ? [] : [{ field: 'otp', message: said(wrongText) }]),
    send: async ({ otp }) => {
      const outcome = await verify(otp);
      if (typeof outcome === 'object') setWrong((count) => count + 1);
      return outcome;
    },
  });

  const captcha = useAskedCaptcha(() => void again());

  async function again() {
    if (resending) return;
    setResending(true);
    try {
      const reply = await resend(captcha.take());
      if (!captcha.isAskedBy(reply)) {
        toast({ kind: refused(reply) ? 'bad' : 'good', message: reply.message });
        if (!refused(reply)) {
          form.reset();
          setWrong(0);
        }
      }
    } catch (cause) {
      const action = { label: say`Retry`, onPress: () => void again() };
      toast({ kind: 'bad', message: (cause as CallFailed).message, action });
    }
    setResending(false);
  }

  return {
    form: form.form,
    busy: form.busy,
    error: form.problem?.message,
    triesLeft: Math.max(0, triesPerCode - wrong),
    resending,
    captcha,
    again: () => void again(),
    input: {
      name: 'otp',
      value: form.values.otp,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        form.change({ otp: event.target.value.replace(/\D/g, '').slice(0, 6) }),
    },
  };
}

export type OtpState = ReturnType<typeof useOtp>;
