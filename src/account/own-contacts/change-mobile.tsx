import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RefusalReply } from '../../lib/contract.ts';
import { t, translate } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { type FormState, useForm } from '../../ui/forms/use-form.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { FormErrorMessage } from '../forms/form-notes.tsx';
import { parseMobile } from '../forms/mobile.rule.ts';
import { profileMessages } from '../forms/profile-form.rule.ts';
import type { sendMobileOtp } from '../verification/otp.contract.ts';
import { OtpDialog } from '../verification/otp-dialog.tsx';
import { useMobileProof } from '../verification/use-mobile-proof.ts';
import type { changeMobile } from './change-mobile.contract.ts';
import styles from './own-contacts.module.css';

type Values = Readonly<Record<'mobile' | 'password', string>>;

/** Where the site requires no OTP, the password is asked instead. */
export function ChangeMobileDialog({ onClose }: { onClose: () => void }) {
  const { country, requires } = useSite();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [otpFor, setOtpFor] = useState('');
  const mobileProof = useMobileProof('/my-profile');
  const form = useForm({
    initial: { mobile: '', password: '' },
    validate: ({ mobile }) =>
      parseMobile(mobile, country) ? [] : [{ field: 'mobile', message: translate(profileMessages.mobile) }],
    send: async (values) => {
      if (!requires.otp) return save(values);
      const { mobile } = values;
      const reply = await call<typeof sendMobileOtp>('POST /authentication/mobile/otp_sent/', { mobile });
      if (isRefusal(reply)) return reply;
      setOtpFor(mobile);
      return 'waiting';
    },
  });

  async function save(values: Values): Promise<RefusalReply | 'sent'> {
    const reply = await call<typeof changeMobile>('POST /authentication/change_mobile/', values);
    if (isRefusal(reply)) {
      if (reply.refusal === 'unproved') mobileProof.forget();
      return reply;
    }
    toast({ message: reply.message });
    await revalidate();
    onClose();
    return 'sent';
  }

  async function verify(otp: string): Promise<RefusalReply | 'sent'> {
    const refused = await mobileProof.prove(otpFor, otp);
    if (refused) return refused;
    const outcome = await save({ mobile: otpFor, password: '' });
    setOtpFor('');
    if (outcome !== 'sent') form.refuse(outcome);
    return 'sent';
  }

  if (otpFor) return <OtpDialog mobile={otpFor} verify={verify} onClose={() => setOtpFor('')} />;
  return <NumberDialog form={form} onClose={onClose} />;
}

function NumberDialog({ form, onClose }: { form: FormState<keyof Values>; onClose: () => void }) {
  const id = useId();
  const { requires } = useSite();
  const actions = (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button type="submit" form={id} kind="primary" busy={form.busy} busyLabel={t`Sending`}>
        {requires.otp ? t`Send OTP` : t`Change`}
      </Button>
    </>
  );
  return (
    <Dialog open title={t`Change the mobile number`} busy={form.busy} onClose={onClose} actions={actions}>
      <form id={id} className={styles.form} {...form.form}>
        <Field
          label={t`New mobile number`}
          error={form.errorAt('mobile')}
          hint={requires.otp ? t`We send an OTP to this number` : undefined}
        >
          <TextInput {...form.field('mobile')} type="tel" autoComplete="tel" />
        </Field>
        {!requires.otp && (
          <Field label={t`Your password`} error={form.errorAt('password')}>
            <PasswordInput {...form.field('password')} autoComplete="current-password" />
          </Field>
        )}
        {form.error && <FormErrorMessage>{form.error}</FormErrorMessage>}
      </form>
    </Dialog>
  );
}
