import { type MouseEvent, type SubmitEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { t, translate } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Captcha } from '../captcha/captcha.tsx';
import { isEmail } from '../forms/email.rule.ts';
import { saveForgottenEmail } from '../forms/forgotten-email-draft.ts';
import type { login } from './sign-in.contract.ts';
import styles from './sign-in.module.css';
import { signInMessages } from './sign-in-messages.data.ts';

type SignedIn = ReplyOf<typeof login>;
type FieldName = keyof typeof signInMessages;

function emptyField(form: FormData): FieldName | undefined {
  return (['username', 'password'] as const).find((name) => !form.get(name));
}

/** What is typed under 'Email or username' need not be an address. */
function keepTypedEmail({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const typed = currentTarget.closest('form')?.querySelector<HTMLInputElement>('[name=username]')?.value.trim() ?? '';
  saveForgottenEmail(isEmail(typed) ? typed : '');
}

export function SignInForm({ onSignedIn }: { onSignedIn: (reply: SignedIn, isStillHere: boolean) => Promise<void> }) {
  const [captcha, setCaptcha] = useState({ solution: '', round: 0 });
  const [empty, setEmpty] = useState<FieldName>();
  const [refusal, setRefusal] = useState('');
  const { send, busy } = useAction();
  const notePage = useNotePage();
  const reasonId = useId();

  const signIn = (form: FormData) =>
    void send(async () => {
      const isStillHere = notePage();
      const { username, password } = Object.fromEntries(form) as Record<FieldName, string>;
      const request = { username, password, captcha: captcha.solution };
      const reply = await call<typeof login>('POST /authentication/login/', request);
      if (!isRefusal(reply)) return onSignedIn(reply, isStillHere());
      setRefusal(reply.message);
      return setCaptcha(({ round }) => ({ solution: '', round: round + 1 }));
    });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const missing = emptyField(form);
    setEmpty(missing);
    if (missing) event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
    else if (captcha.solution) signIn(form);
  };

  const solved = (solution: string) => setCaptcha(({ round }) => ({ solution, round }));
  const errorAt = (field: FieldName) => (empty === field ? translate(signInMessages[field]) : undefined);
  return (
    <>
      <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
        <Field label={t`Email or username`} error={errorAt('username')}>
          <TextInput
            name="username"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
          />
        </Field>
        <div className={styles.password}>
          <Field label={t`Password`} error={errorAt('password')}>
            <PasswordInput name="password" enterKeyHint="go" />
          </Field>
          <Link className={styles.forgot} to="/forget-password" onClick={keepTypedEmail}>{t`Forgot password`}</Link>
        </div>
        <Captcha key={captcha.round} onChange={solved} />
        <noscript>{t`Signing in needs JavaScript.`}</noscript>
        <Button
          type="submit"
          kind="primary"
          wide
          disabled={!captcha.solution}
          aria-describedby={captcha.solution ? undefined : reasonId}
          busy={busy}
          busyLabel={t`Signing in`}
        >{t`Login`}</Button>
        <p id={reasonId} className={styles.reason}>
          {!captcha.solution && t`Tick 'I'm not a robot' to log in.`}
        </p>
      </form>
      <Dialog
        open={refusal !== ''}
        title={t`Sign In`}
        onClose={() => setRefusal('')}
        actions={<Button onClick={() => setRefusal('')}>{t`OK`}</Button>}
      >
        <p>{refusal}</p>
      </Dialog>
    </>
  );
}
