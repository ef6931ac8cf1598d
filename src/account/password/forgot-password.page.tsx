import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { FormNote } from '../forms/form-notes.tsx';
import { FormPage, FormPageSection, FormPageTitle } from '../forms/form-page.tsx';
import { EmailStep, NewPasswordStep, OtpStep } from './forgot-password.tsx';
import { usePasswordReset } from './use-forgot-password.ts';

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
