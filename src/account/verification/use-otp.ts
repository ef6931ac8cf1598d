import { type ChangeEvent, useState } from 'react';
import { toAsciiDigits } from '../../lib/ascii-digits.ts';
import type { RefusalReply } from '../../lib/contract.ts';
import { t, translate } from '../../lib/i18n.ts';
import { type CallError, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { type SubmissionError, useForm } from '../../ui/forms/use-form.ts';
import { useCaptchaOnDemand } from '../captcha/captcha-on-demand.tsx';

export const maxAttemptsPerCode = 5;

/** `isOver` where no further try of this code can succeed. */
export type OtpError = SubmissionError & { isOver: boolean };

export const otpErrorFrom = ({ message, refusal }: RefusalReply): OtpError => ({
  field: 'otp',
  message,
  isOver: refusal === 'expired' || refusal === 'old',
});

export type OtpOptions = {
  wrongCodeMessage: string;
  verify: (otp: string) => Promise<SubmissionError | OtpError | 'sent'>;
  resend: (captcha: string) => Promise<{ success: true; message: string } | RefusalReply>;
};

export function useOtp({ wrongCodeMessage, verify, resend }: OtpOptions) {
  /** Undefined for a code that is over. */
  const [triesLeft, setTriesLeft] = useState<number | undefined>(maxAttemptsPerCode);
  const [resending, setResending] = useState(false);
  const toast = useToast();
  const form = useForm({
    initial: { otp: '' },
    validate: ({ otp }) => (/^\d{6}$/.test(otp) ? [] : [{ field: 'otp', message: translate(wrongCodeMessage) }]),
    send: async ({ otp }) => {
      const outcome = await verify(otp);
      if (typeof outcome === 'object')
        setTriesLeft((left) => ('isOver' in outcome && outcome.isOver ? undefined : left && left - 1));
      return outcome;
    },
  });

  const field = () => form.form.ref.current?.querySelector<HTMLInputElement>('input[name=otp]');
  const captcha = useCaptchaOnDemand(() => void resendCode());

  async function resendCode() {
    if (resending) return;
    const typed = field()?.value;
    setResending(true);
    try {
      const reply = await resend(captcha.take());
      if (!captcha.isRequiredBy(reply)) {
        toast({ kind: isRefusal(reply) ? 'bad' : 'good', message: reply.message });
        if (!isRefusal(reply)) {
          // The new code may be here, and typed, before the reply.
          if (field()?.value === typed) form.reset();
          else form.point(undefined);
          setTriesLeft(maxAttemptsPerCode);
        }
      }
    } catch (cause) {
      const action = { label: t`Retry`, onPress: () => void resendCode() };
      toast({ kind: 'bad', message: (cause as CallError).message, action });
    }
    setResending(false);
  }

  return {
    form: form.form,
    busy: form.busy,
    error: form.problem?.message,
    triesLeft,
    resending,
    captcha,
    again: () => void resendCode(),
    input: {
      name: 'otp',
      value: form.values.otp,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        form.change({ otp: toAsciiDigits(event.target.value).replace(/\D/g, '').slice(0, 6) }),
    },
  };
}

export type OtpState = ReturnType<typeof useOtp>;
