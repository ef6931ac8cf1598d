import { useState } from 'react';
import { formatTime } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { call, refused } from '../ui/call.ts';
import { Field } from '../ui/field.tsx';
import { FormGrid } from '../ui/form-grid.tsx';
import { useSite } from '../ui/site-context.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { problemOf, useForm } from '../ui/use-form.ts';
import { AskedCaptcha, useAskedCaptcha } from './asked-captcha.ui.tsx';
import { changePassword, checkUser } from './forgot-password.contract.ts';
import { FormNote, FormProblem } from './form-notes.ui.tsx';
import { ConfirmPassword, NewPassword } from './new-password.ui.tsx';
import { otpTexts, verifyOtp } from './otp.contract.ts';
import { OtpField, ResendOtp } from './otp-field.ui.tsx';
import { emailErrors, passwordErrors } from './sign-up-form.rule.ts';
import type { Reset } from './use-forgot-password.ts';
import { useOtp } from './use-otp.ts';

type EmailStepProps = {
  onSent: (email: string) => void;
  /** Goes on with an OTP that is in the mailbox already, though no more are sent just now. */
  onHasOtp: (email: string) => void;
};

/** Step 1: where the OTP goes. */
export function EmailStep({ onSent, onHasOtp }: EmailStepProps) {
  const [tooManySent, setTooManySent] = useState(false);
  const captcha = useAskedCaptcha(() => form.form.ref.current?.requestSubmit());
  const form = useForm({
    initial: { user_name: '' },
    draft: 'forget-password-email',
    check: ({ user_name }) => emailErrors('user_name', user_name.trim()),
    send: async (values) => {
      const user_name = values.user_name.trim();
      const reply = await call(checkUser, { user_name, captcha: captcha.take() });
      if (captcha.isAskedBy(reply)) return 'waiting';
      if (refused(reply)) {
        setTooManySent(reply.refusal === undefined);
        return { field: 'user_name', message: reply.message };
      }
      onSent(user_name);
      return 'sent';
    },
  });
  return (
    <FormGrid one {...form.form}>
      <Field label={say`Email`} error={form.errorAt('user_name')}>
        <TextInput {...form.field('user_name')} type="email" autoComplete="username" />
      </Field>
      <noscript>{say`A new password needs JavaScript.`}</noscript>
      <AskedCaptcha captcha={captcha} />
      <Button type="submit" kind="primary" wide busy={form.busy} busyWords={say`Sending`}>{say`Send OTP`}</Button>
      {tooManySent && (
        <Button wide onClick={() => onHasOtp(form.values.user_name.trim())}>{say`I have an OTP already`}</Button>
      )}
    </FormGrid>
  );
}

type OtpStepProps = { reset: Reset; onProved: (resetToken: string) => void; onChangeEmail: () => void };

/** Step 2: the OTP that was mailed. */
export function OtpStep({ reset: { email, sentAt }, onProved, onChangeEmail }: OtpStepProps) {
  const { calendar } = useSite();
  const otp = useOtp({
    wrongText: otpTexts.password,
    verify: async (code) => {
      const reply = await call(verifyOtp, { email, otp: code });
      if (refused(reply)) return { field: 'otp', message: reply.message };
      onProved(reply.reset_token);
      return 'sent';
    },
    resend: (captcha) => call(checkUser, { user_name: email, captcha }),
  });
  return (
    <FormGrid one {...otp.form}>
      <FormNote>
        {sentAt
          ? say`An OTP is on its way to ${email}, sent at ${formatTime(new Date(sentAt), calendar.timeZone)}.`
          : say`Please enter the newest OTP that we have sent to ${email}.`}
      </FormNote>
      <OtpField otp={otp} />
      <Button type="submit" kind="primary" wide busy={otp.busy} busyWords={say`Checking`}>{say`Submit`}</Button>
      <Button wide onClick={onChangeEmail}>{say`Change email`}</Button>
      <ResendOtp otp={otp} />
    </FormGrid>
  );
}

type NewPasswordStepProps = { reset: Reset; onChanged: (message: string) => void; onChangeEmail: () => void };

/** Step 3: the password itself; a proof that is no longer good leads back to step 1. */
export function NewPasswordStep({ reset: { email, resetToken }, onChanged, onChangeEmail }: NewPasswordStepProps) {
  const form = useForm({
    initial: { password1: '', password2: '' },
    check: ({ password1, password2 }) => passwordErrors(password1, password2, ['password1', 'password2']),
    send: async (values) => {
      const reply = await call(changePassword, { user_name: email, ...values, reset_token: resetToken });
      if (refused(reply)) return problemOf(reply, values);
      onChanged(reply.message);
      return 'sent';
    },
  });
  return (
    <FormGrid one {...form.form}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPassword label={say`New password`} input={form.field('password1')} error={form.errorAt('password1')} />
      <ConfirmPassword input={form.field('password2')} error={form.errorAt('password2')} />
      {form.problem && form.problem.field === undefined && (
        <>
          <FormProblem>{form.problem.message}</FormProblem>
          <Button wide onClick={onChangeEmail}>{say`Send a new OTP`}</Button>
        </>
      )}
      <Button
        type="submit"
        kind="primary"
        wide
        busy={form.busy}
        busyWords={say`Changing`}
      >{say`Change password`}</Button>
    </FormGrid>
  );
}
