import { useEffect, useRef, useState } from 'react';
import { CaptchaOnDemand, useCaptchaOnDemand } from '../../account/captcha/captcha-on-demand.tsx';
import type { signInAtDesk } from '../../account/staff/staff.contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { OtpInput } from '../../ui/controls/otp-input.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { refusalAt, useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { signInByPasskey } from './passkey.ts';
import styles from './sign-in.module.css';

/** Asks for the code of the authenticator app once the password is right, and for a captcha after failures. */
export function DeskSignInForm({ email, onSignedIn }: { email?: string; onSignedIn: () => void }) {
  const [needsCode, setNeedsCode] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const isKnown = email !== undefined;
  const captcha = useCaptchaOnDemand(() => form.form.ref.current?.requestSubmit());
  const form = useForm({
    initial: { email: email ?? '', password: '', code: '' },
    validate: ({ email, password, code }) => [
      ...(email.trim() === '' ? [{ field: 'email', message: 'Please enter your e-mail address' }] : []),
      ...(password === '' ? [{ field: 'password', message: 'Please enter your password' }] : []),
      ...(needsCode && code.trim() === ''
        ? [{ field: 'code', message: 'Please enter the code that the app shows' }]
        : []),
    ],
    send: async (values) => {
      const reply = await callDesk<typeof signInAtDesk>('POST /desk/api/sign_in/', {
        ...values,
        captcha: captcha.take(),
      });
      if (captcha.isRequiredBy(reply)) return 'waiting';
      if (!isRefusal(reply)) {
        onSignedIn();
        return 'sent';
      }
      if (reply.refusal === 'code_needed') {
        setNeedsCode(true);
        return 'waiting';
      }
      return refusalAt(reply.refusal === 'code_wrong' ? 'code' : 'password', reply);
    },
  });
  // The password is focused after the dialog is open, which gives the focus to its first field.
  useEffect(() => {
    if (isKnown) password.current?.focus();
  }, [isKnown]);
  return (
    <form {...form.form} className={styles.form}>
      <Field label="E-mail" error={form.errorAt('email')}>
        <TextInput {...form.field('email')} type="email" autoComplete="username" readOnly={isKnown} />
      </Field>
      <Field label="Password" error={form.errorAt('password')}>
        <PasswordInput {...form.field('password')} ref={password} autoComplete="current-password" />
      </Field>
      {needsCode && (
        <Field label="Code of your authenticator app" error={form.errorAt('code')}>
          <OtpInput {...form.field('code')} autoFocus />
        </Field>
      )}
      <CaptchaOnDemand captcha={captcha} atDesk />
      <Button type="submit" kind="primary" wide busy={form.busy}>
        Sign in
      </Button>
      <PasskeyButton onSignedIn={onSignedIn} />
    </form>
  );
}

function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const { send, error, refuse, busy } = useAction('page');
  function signIn() {
    refuse('');
    void send(async () => (await signInByPasskey()) ?? onSignedIn());
  }
  return (
    <>
      <Button wide busy={busy} onClick={signIn}>
        Use a passkey
      </Button>
      {error && <Notice kind="bad" title={error} live />}
    </>
  );
}
