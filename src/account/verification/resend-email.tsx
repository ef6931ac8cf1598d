import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatDateTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { CaptchaOnDemand, useCaptchaOnDemand } from '../captcha/captcha-on-demand.tsx';
import { emailErrors } from '../forms/sign-up-form.rule.ts';
import styles from './resend-email.module.css';
import type { resendEmail } from './verify-email.contract.ts';

export type ResendEmailProps = {
  email: string;
  children?: ReactNode;
};

export function ResendEmail({ email, children }: ResendEmailProps) {
  const { calendar } = useSite();
  const [sent, setSent] = useState<{ message: string; at: Date }>();
  const captcha = useCaptchaOnDemand(() => form.form.ref.current?.requestSubmit());
  const form = useForm({
    initial: { email },
    validate: (values) => emailErrors('email', values.email.trim()),
    send: async (values) => {
      setSent(undefined);
      const reply = await call<typeof resendEmail>('POST /authentication/resend_email/', {
        email: values.email.trim(),
        captcha: captcha.take(),
      });
      if (captcha.isRequiredBy(reply)) return 'waiting';
      if (isRefusal(reply)) return reply;
      setSent({ message: reply.message, at: new Date() });
      return 'sent';
    },
  });
  const whole = form.error ?? (email ? form.errorAt('email') : undefined);
  return (
    <form className={styles.resend} {...form.form}>
      {!email && (
        <Field label={t`Email`} error={form.errorAt('email')} hint={t`The one you signed up with`}>
          <TextInput {...form.field('email')} type="email" autoComplete="email" />
        </Field>
      )}
      <CaptchaOnDemand captcha={captcha} />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" busy={form.busy} busyLabel={t`Sending`}>{t`Resent Email`}</Button>
        {children}
      </div>
      {whole && <Notice kind="warn" title={whole} live />}
      {sent && (
        <Notice kind="good" title={sent.message} live>
          <p className={styles.small}>
            {t`${formatDateTime(sent.at, calendar.timeZone)}. Earlier links no longer work.`}
          </p>
        </Notice>
      )}
    </form>
  );
}
