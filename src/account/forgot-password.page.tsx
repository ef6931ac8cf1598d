import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { say } from '../lib/say.ts';
import { Block, BlockFoot } from '../ui/block.tsx';
import { DimensionLine } from '../ui/dimension-line.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useToast } from '../ui/toast-context.ts';
import { Entry, EntryHead, EntryPart } from './entry.ui.tsx';
import { EmailStep, NewPasswordStep, OtpStep } from './forgot-password.ui.tsx';
import { FormNote } from './form-notes.ui.tsx';
import { useReset } from './use-forgot-password.ts';

/** E-mail, OTP, new password, one at a time; then back to sign in. */
export function ForgotPasswordPage() {
  const { reset, step, go, begin } = useReset();
  const navigate = useNavigate();
  const toast = useToast();

  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step > 0) block.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, [step]);

  function changed(message: string) {
    begin();
    toast({ message });
    void navigate('/login');
  }

  const signIn = <Link to="/login">{say`Back to Sign In`}</Link>;
  const signUp = <Link to="/signup">{say`SignUp`}</Link>;
  return (
    <Entry title={say`Forgot Password`} width={440} aside={<Steps step={step} />}>
      <div ref={block}>
        <Block head={<EntryHead>{say`Forgot Password`}</EntryHead>} end={say`step ${step + 1} of 3`}>
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
          <BlockFoot>
            <FormNote>{sayWith`${signIn} or ${signUp}`}</FormNote>
          </BlockFoot>
        </Block>
      </div>
    </Entry>
  );
}

function Steps({ step }: { step: number }) {
  const steps = [
    { name: say`Email`, note: say`The one you sign in with` },
    { name: say`OTP`, note: say`Six digits by mail`, span: say`10 min` },
    { name: say`New password`, note: say`All other devices are logged out` },
    { name: say`Sign In` },
  ];
  return (
    <EntryPart title={say`Three steps`}>
      <DimensionLine label={say`Progress`} steps={steps} now={step} />
    </EntryPart>
  );
}
