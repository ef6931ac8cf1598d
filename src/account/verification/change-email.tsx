import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { CaptchaOnDemand, useCaptchaOnDemand } from '../captcha/captcha-on-demand.tsx';
import { emailErrors } from '../forms/sign-up-form.rule.ts';
import type { changeEmail } from './change-email.contract.ts';
import styles from './resend-email.module.css';

/** Helps somebody who mistyped the address when signing up: no mail would ever arrive. */
export function ChangeEmail({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ChangeEmailForm current={email} onClose={() => setOpen(false)} />;
  return (
    <p>
      {t`Is the address wrong?`} <Button small onClick={() => setOpen(true)}>{t`Change it`}</Button>
    </p>
  );
}

function ChangeEmailForm({ current, onClose }: { current: string; onClose: () => void }) {
  const captcha = useCaptchaOnDemand(() => form.form.ref.current?.requestSubmit());
  const form = useForm({
    initial: { email: '', password: '' },
    validate: (values) => emailErrors('email', values.email.trim()),
    send: async (values) => {
      const reply = await call<typeof changeEmail>('POST /authentication/change_email/', {
        current_email: current,
        email: values.email.trim(),
        password: values.password,
        captcha: captcha.take(),
      });
      if (captcha.isRequiredBy(reply)) return 'waiting';
      if (!isRefusal(reply)) writeLocal('emailforverification', reply.email);
      return reply;
    },
    onDone: onClose,
  });
  return (
    <form className={styles.resend} {...form.form} aria-label={t`Change the e-mail address`}>
      <Field label={t`Right e-mail address`} error={form.errorAt('email')}>
        <TextInput {...form.field('email')} type="email" autoComplete="email" />
      </Field>
      <Field label={t`Password`} error={form.errorAt('password')} hint={t`The one you chose when signing up`}>
        <PasswordInput {...form.field('password')} autoComplete="current-password" />
      </Field>
      <CaptchaOnDemand captcha={captcha} />
      {form.error && <Notice kind="warn" title={form.error} live />}
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" busy={form.busy} busyLabel={t`Sending`}>{t`Send the link there`}</Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
