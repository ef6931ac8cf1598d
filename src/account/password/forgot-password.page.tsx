import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { FormGrid } from '../../ui/forms/form-grid.tsx';
import { refusalAt, useForm } from '../../ui/forms/use-form.ts';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { CaptchaOnDemand, useCaptchaOnDemand } from '../captcha/captcha-on-demand.tsx';
import { forgottenEmailDraft } from '../forms/forgotten-email-draft.ts';
import { FormErrorMessage, FormNote } from '../forms/form-notes.tsx';
import { FormPage, FormPageSection, FormPageTitle } from '../forms/form-page.tsx';
import { emailErrors, passwordErrors } from '../forms/sign-up-form.rule.ts';
import type { verifyOtp } from '../verification/otp.contract.ts';
import { OtpField, ResendOtp } from '../verification/otp-field.tsx';
import { otpMessages } from '../verification/otp-messages.data.ts';
import { useOtp } from '../verification/use-otp.ts';
import type { changePassword, checkUser } from './forgot-password.contract.ts';
import { ConfirmPasswordField, NewPasswordField } from './new-password.tsx';
import { type PasswordReset, usePasswordReset } from './use-forgot-password.ts';

export function ForgotPasswordPage() {
  const { reset, step, go, begin } = usePasswordReset();
  const navigate = useNavigate();
  const toast = useToast();

  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step > 0) block.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, [step]);

  function changed(message: string, isStillHere: boolean) {
    begin();
    toast({ message });
    if (isStillHere) void navigate('/login');
  }

  const signIn = <Link to="/login">{t`Back to Sign In`}</Link>;
  const signUp = <Link to="/signup">{t`SignUp`}</Link>;
  return (
    <FormPage title={t`Forgot Password`} width={440} aside={<Steps step={step} />}>
      <div ref={block}>
        <Block header={<FormPageTitle>{t`Forgot Password`}</FormPageTitle>} end={t`step ${step + 1} of 3`}>
          {step === 0 && (
            <EmailStep
              onSent={(email) => go({ email, sentAt: new Date().toISOString(), resetToken: '' })}
              onHasOtp={(email) => go({ email, sentAt: '', resetToken: '' })}
            />
          )}
          {step === 1 && (
            <OtpStep reset={reset} onProved={(resetToken) => go({ ...reset, resetToken })} onChangeEmail={begin} />
          )}
          {step === 2 && <NewPasswordStep reset={reset} onChanged={changed} onChangeEmail={begin} />}
          <BlockFooter>
            <FormNote>{tRich`${signIn} or ${signUp}`}</FormNote>
          </BlockFooter>
        </Block>
      </div>
    </FormPage>
  );
}

function Steps({ step }: { step: number }) {
  const steps = [
    { name: t`Email`, note: t`The one you sign in with` },
    { name: t`OTP`, note: t`Six digits by e-mail`, span: t`10 min` },
    { name: t`New password`, note: t`All other devices are signed out` },
    { name: t`Sign In` },
  ];
  return (
    <FormPageSection title={t`Three steps`}>
      <ProgressSteps label={t`Progress`} steps={steps} now={step} />
    </FormPageSection>
  );
}

type EmailStepProps = {
  onSent: (email: string) => void;
  /** Goes on with an OTP that was sent before, when no more can be sent now. */
  onHasOtp: (email: string) => void;
};

function EmailStep({ onSent, onHasOtp }: EmailStepProps) {
  const [tooManySent, setTooManySent] = useState(false);
  const captcha = useCaptchaOnDemand(() => form.form.ref.current?.requestSubmit());
  const form = useForm({
    initial: { user_name: '' },
    draft: forgottenEmailDraft,
    validate: ({ user_name }) => emailErrors('user_name', user_name.trim()),
    send: async (values) => {
      const user_name = values.user_name.trim();
      const reply = await call<typeof checkUser>('POST /authentication/check_user/', {
        user_name,
        captcha: captcha.take(),
      });
      if (captcha.isRequiredBy(reply)) return 'waiting';
      if (isRefusal(reply)) {
        setTooManySent(reply.refusal === undefined);
        return refusalAt('user_name', reply);
      }
      onSent(user_name);
      return 'sent';
    },
  });
  return (
    <FormGrid singleColumn {...form.form}>
      <Field label={t`Email`} error={form.errorAt('user_name')}>
        <TextInput {...form.field('user_name')} type="email" autoComplete="username" />
      </Field>
      <noscript>{t`A new password needs JavaScript.`}</noscript>
      <CaptchaOnDemand captcha={captcha} />
      <Button type="submit" kind="primary" wide busy={form.busy} busyLabel={t`Sending`}>{t`Send OTP`}</Button>
      {tooManySent && (
        <Button wide onClick={() => onHasOtp(form.values.user_name.trim())}>{t`I already have an OTP`}</Button>
      )}
    </FormGrid>
  );
}

type OtpStepProps = { reset: PasswordReset; onProved: (resetToken: string) => void; onChangeEmail: () => void };

function OtpStep({ reset: { email, sentAt }, onProved, onChangeEmail }: OtpStepProps) {
  const { calendar } = useSite();
  const otp = useOtp({
    wrongCodeMessage: otpMessages.password,
    verify: async (code) => {
      const reply = await call<typeof verifyOtp>('POST /authentication/otp/verification/', { email, otp: code });
      if (isRefusal(reply)) return reply;
      onProved(reply.reset_token);
      return 'sent';
    },
    resend: (captcha) => call<typeof checkUser>('POST /authentication/check_user/', { user_name: email, captcha }),
  });
  return (
    <FormGrid singleColumn {...otp.form}>
      <FormNote>
        {sentAt
          ? t`We sent an OTP to ${email} at ${formatTime(new Date(sentAt), calendar.timeZone)}.`
          : t`Please enter the latest OTP we sent to ${email}.`}
      </FormNote>
      <OtpField otp={otp} />
      <Button type="submit" kind="primary" wide busy={otp.busy} busyLabel={t`Checking`}>{t`Submit`}</Button>
      <Button wide disabled={otp.busy} onClick={onChangeEmail}>{t`Change e-mail address`}</Button>
      <ResendOtp otp={otp} />
    </FormGrid>
  );
}

type NewPasswordStepProps = {
  reset: PasswordReset;
  onChanged: (message: string, isStillHere: boolean) => void;
  onChangeEmail: () => void;
};

function NewPasswordStep({ reset: { email, resetToken }, onChanged, onChangeEmail }: NewPasswordStepProps) {
  const notePage = useNotePage();
  const form = useForm({
    initial: { password1: '', password2: '' },
    validate: ({ password1, password2 }) => passwordErrors(password1, password2, ['password1', 'password2']),
    send: async (values) => {
      const isStillHere = notePage();
      const reply = await call<typeof changePassword>('POST /authentication/change_password/', {
        user_name: email,
        ...values,
        reset_token: resetToken,
      });
      if (isRefusal(reply)) return reply;
      onChanged(reply.message, isStillHere());
      return 'sent';
    },
  });
  return (
    <FormGrid singleColumn {...form.form}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label={t`New password`} input={form.field('password1')} error={form.errorAt('password1')} />
      <ConfirmPasswordField input={form.field('password2')} error={form.errorAt('password2')} />
      {form.error && (
        <>
          <FormErrorMessage>{form.error}</FormErrorMessage>
          <Button wide onClick={onChangeEmail}>{t`Send a new OTP`}</Button>
        </>
      )}
      <Button type="submit" kind="primary" wide busy={form.busy} busyLabel={t`Changing`}>{t`Change password`}</Button>
    </FormGrid>
  );
}
