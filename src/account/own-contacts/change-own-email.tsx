import { useId } from 'react';
import { t, translate } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { refusalAt, useForm } from '../../ui/forms/use-form.ts';
import { CaptchaOnDemand, useCaptchaOnDemand } from '../captcha/captcha-on-demand.tsx';
import { FormErrorMessage, FormNote } from '../forms/form-notes.tsx';
import { emailErrors, signUpMessages } from '../forms/sign-up-form.rule.ts';
import type { startEmailChange } from './email-change.contract.ts';
import styles from './own-contacts.module.css';

const passwordErrors = (password: string) =>
  password === '' ? [{ field: 'password', message: translate(signUpMessages.password) }] : [];

/** Refusals about the new address that the contract names after their reason. */
const aboutEmail = ['same', 'exists'];

export function ChangeOwnEmailDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const captcha = useCaptchaOnDemand(() => form.form.ref.current?.requestSubmit());
  const form = useForm({
    initial: { email: '', password: '' },
    validate: (values) => [...emailErrors('email', values.email.trim()), ...passwordErrors(values.password)],
    send: async (values) => {
      const reply = await call<typeof startEmailChange>('POST /authentication/email_change/start/', {
        email: values.email.trim(),
        password: values.password,
        captcha: captcha.take(),
      });
      if (captcha.isRequiredBy(reply)) return 'waiting';
      return isRefusal(reply) && aboutEmail.includes(reply.refusal ?? '') ? refusalAt('email', reply) : reply;
    },
    onDone: onClose,
  });
  const actions = (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button type="submit" form={id} kind="primary" busy={form.busy} busyLabel={t`Sending`}>{t`Send the link`}</Button>
    </>
  );
  return (
    <Dialog open title={t`Change the e-mail address`} busy={form.busy} onClose={onClose} actions={actions}>
      <form id={id} className={styles.form} {...form.form}>
        <Field
          label={t`New e-mail address`}
          error={form.errorAt('email')}
          hint={t`It changes when you open the link we send there. Until then you sign in as before.`}
        >
          <TextInput {...form.field('email')} type="email" autoComplete="email" />
        </Field>
        <Field label={t`Your password`} error={form.errorAt('password')}>
          <PasswordInput {...form.field('password')} autoComplete="current-password" />
        </Field>
        <CaptchaOnDemand captcha={captcha} />
        {form.error ? (
          <FormErrorMessage>{form.error}</FormErrorMessage>
        ) : (
          <FormNote>{t`We also tell your current address, from which the change can be stopped for a week.`}</FormNote>
        )}
      </form>
    </Dialog>
  );
}
