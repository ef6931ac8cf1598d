import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatMoment } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { call, refused } from '../ui/call.ts';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSite } from '../ui/site-context.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { problemOf, useForm } from '../ui/use-form.ts';
import { AskedCaptcha, useAskedCaptcha } from './asked-captcha.ui.tsx';
import styles from './resend-email.module.css';
import { emailErrors } from './sign-up-form.rule.ts';
import { resendEmail } from './verify-email.contract.ts';

export type ResendEmailProps = {
  /** The address the link was mailed to; asked for where it is not known. */
  email: string;
  /** Beside the button. */
  children?: ReactNode;
};

/** The button that mails the link again, and what came of it. */
export function ResendEmail({ email, children }: ResendEmailProps) {
  const { calendar } = useSite();
  const [sent, setSent] = useState<{ message: string; at: Date }>();
  const captcha = useAskedCaptcha(() => form.form.ref.current?.requestSubmit());
  const form = useForm({
    initial: { email },
    check: (values) => emailErrors('email', values.email.trim()),
    send: async (values) => {
      setSent(undefined);
      const reply = await call(resendEmail, { email: values.email.trim(), captcha: captcha.take() });
      if (captcha.isAskedBy(reply)) return 'waiting';
      if (refused(reply)) return problemOf(reply, values);
      setSent({ message: reply.message, at: new Date() });
      return 'sent';
    },
  });
  const whole = form.problem?.field === undefined || email ? form.problem?.message : undefined;
  return (
    <form className={styles.resend} {...form.form}>
      {!email && (
        <Field label={say`Email`} error={form.errorAt('email')} hint={say`The one you signed up with`}>
          <TextInput {...form.field('email')} type="email" autoComplete="email" />
        </Field>
      )}
      <AskedCaptcha captcha={captcha} />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" busy={form.busy} busyWords={say`Sending`}>{say`Resent Email`}</Button>
        {children}
      </div>
      {whole && <Notice kind="warn" title={whole} live />}
      {sent && (
        <Notice kind="good" title={sent.message} live>
          <p className={styles.small}>
            {say`${formatMoment(sent.at, calendar.timeZone)}. The links before it no longer work.`}
          </p>
        </Notice>
      )}
    </form>
  );
}
