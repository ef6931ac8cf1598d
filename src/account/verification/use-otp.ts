import { type ChangeEvent, useState } from 'react';
import { toAsciiDigits } from '../../lib/ascii-digits.ts';
import type { RefusalReply } from '../../lib/contract.ts';
import { translate } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { refusalAt, useForm } from '../../ui/forms/use-form.ts';
import { useCaptchaOnDemand } from '../captcha/captcha-on-demand.tsx';

export const maxAttemptsPerCode = 5;

/** No further try of this code can succeed. */
const isOver = ({ refusal }: RefusalReply) => refusal === 'expired' || refusal === 'old';

export type OtpOptions = {
  wrongCodeMessage: string;
  verify: (otp: string) => Promise<RefusalReply | 'sent'>;
  resend: (captcha: string) => Promise<{ success: true; message: string } | RefusalReply>;
};

export function useOtp({ wrongCodeMessage, verify, resend }: OtpOptions) {
  /** Undefined for a code that is over. */
  const [triesLeft, setTriesLeft] = useState<number | undefined>(maxAttemptsPerCode);
  const { send: sendAgain, busy: resending } = useAction();
  const toast = useToast();
  const form = useForm({
    initial: { otp: '' },
    validate: ({ otp }) => (/^\d{6}$/.test(otp) ? [] : [{ field: 'otp', message: translate(wrongCodeMessage) }]),
    send: async ({ otp }) => {
      const outcome = await verify(otp);
      if (outcome === 'sent') return 'sent';
      setTriesLeft((left) => (isOver(outcome) ? undefined : left && left - 1));
      return refusalAt('otp', outcome);
    },
  });

  const field = () => form.form.ref.current?.querySelector<HTMLInputElement>('input[name=otp]');
  const captcha = useCaptchaOnDemand(() => resendCode());

  const resendCode = () =>
    void sendAgain(async () => {
      const typed = field()?.value;
      const reply = await resend(captcha.take());
      if (captcha.isRequiredBy(reply)) return undefined;
      if (isRefusal(reply)) return reply;
      toast({ message: reply.message });
      // The new code may be here, and typed, before the reply.
      if (field()?.value === typed) form.reset();
      else form.refuse();
      setTriesLeft(maxAttemptsPerCode);
      return undefined;
    });

  return {
    form: form.form,
    busy: form.busy,
    error: form.errorAt('otp'),
    triesLeft,
    resending,
    captcha,
    again: resendCode,
    input: {
      name: 'otp',
      value: form.values.otp,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        form.change({ otp: toAsciiDigits(event.target.value).replace(/\D/g, '').slice(0, 6) }),
    },
  };
}

export type OtpState = ReturnType<typeof useOtp>;
