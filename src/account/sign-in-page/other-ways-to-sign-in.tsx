import { useId, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { CaptchaOnDemand, useCaptchaOnDemand } from '../captcha/captcha-on-demand.tsx';
import { FormErrorMessage, FormNote } from '../forms/form-notes.tsx';
import { emailErrors } from '../forms/sign-up-form.rule.ts';
import { signWithPasskey } from '../passkeys/passkey.ts';
import type { beginMyPasskeySignIn, signInWithMyPasskey } from './my-passkeys.contract.ts';
import styles from './sign-in.module.css';
import type { mailSignInLink } from './sign-in-link.contract.ts';
import type { useContinueAfterSignIn } from './use-continue-after-sign-in.ts';

/** For who has forgotten the password, or has none at hand. */
export function OtherWaysToSignIn({ begin }: { begin: ReturnType<typeof useContinueAfterSignIn> }) {
  const [asks, setAsks] = useState(false);
  const { send, error, busy } = useAction('page');
  const signInByPasskey = () =>
    void send(async () => {
      const continueWith = begin();
      const credential = await signWithPasskey(() =>
        call<typeof beginMyPasskeySignIn>('POST /authentication/passkeys/begin_sign_in/', {}),
      );
      if (isRefusal(credential)) return credential;
      const reply = await call<typeof signInWithMyPasskey>('POST /authentication/passkeys/sign_in/', { credential });
      return isRefusal(reply) ? reply : continueWith(reply);
    });
  return (
    <>
      <div className={styles.otherWays}>
        <Button busy={busy} onClick={signInByPasskey}>{t`Use a passkey`}</Button>
        <Button onClick={() => setAsks(true)}>{t`Mail me a link`}</Button>
      </div>
      {error && <FormErrorMessage>{error}</FormErrorMessage>}
      {asks && <SignInLinkDialog onClose={() => setAsks(false)} />}
    </>
  );
}

function SignInLinkDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const captcha = useCaptchaOnDemand(() => form.form.ref.current?.requestSubmit());
  const form = useForm({
    initial: { email: '' },
    validate: (values) => emailErrors('email', values.email.trim()),
    send: async (values) => {
      const reply = await call<typeof mailSignInLink>('POST /authentication/sign_in_link/', {
        email: values.email.trim(),
        captcha: captcha.take(),
      });
      return captcha.isRequiredBy(reply) ? 'waiting' : reply;
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
    <Dialog open title={t`Mail me a link to sign in`} busy={form.busy} onClose={onClose} actions={actions}>
      <form id={id} className={styles.linkForm} {...form.form}>
        <Field label={t`Email`} error={form.errorAt('email')} hint={t`The one of your account`}>
          <TextInput {...form.field('email')} type="email" autoComplete="email" />
        </Field>
        <CaptchaOnDemand captcha={captcha} />
        {form.error ? (
          <FormErrorMessage>{form.error}</FormErrorMessage>
        ) : (
          <FormNote>{t`It works once, within 15 minutes, on any device.`}</FormNote>
        )}
      </form>
    </Dialog>
  );
}
