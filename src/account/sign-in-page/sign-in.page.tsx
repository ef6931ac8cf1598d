import { type MouseEvent, type SubmitEvent, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { currencySign } from '../../lib/currency.ts';
import { t, translate } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { readLocal } from '../../ui/browser/local-storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { Captcha } from '../captcha/captcha.tsx';
import { isEmail } from '../forms/email.rule.ts';
import { saveForgottenEmail } from '../forms/forgotten-email-draft.ts';
import { FormNote } from '../forms/form-notes.tsx';
import { FormPageDrawing, FormPageTitle } from '../forms/form-page.tsx';
import { hasSessionExpired } from '../sign-in/session-expired.ts';
import type { login } from '../sign-in/sign-in.contract.ts';
import { signInMessages } from '../sign-in/sign-in-messages.data.ts';
import { OtherWaysToSignIn } from './other-ways-to-sign-in.tsx';
import styles from './sign-in.module.css';
import { type AfterSignIn, useContinueAfterSignIn } from './use-continue-after-sign-in.ts';

export function SignInPage(after: AfterSignIn) {
  const { name } = useSite();
  const expired = useHasSessionExpired();
  const begin = useContinueAfterSignIn(after);
  return (
    <Container>
      <h1>
        <VisuallyHidden>{t`Sign In to ${name}`}</VisuallyHidden>
      </h1>
      <div className={styles.page}>
        <div>
          {expired && <Expired />}
          <Block header={<FormPageTitle>{t`Sign In`}</FormPageTitle>}>
            <SignInForm begin={begin} />
            <BlockFooter>
              <OtherWaysToSignIn begin={begin} />
              <FormNote>
                {t`New here?`} <Link to="/signup">{t`SignUp`}</Link>
              </FormNote>
            </BlockFooter>
          </Block>
        </div>
        <aside>
          <FormPageDrawing />
          <SignInHelp />
        </aside>
      </div>
    </Container>
  );
}

function useHasSessionExpired(): boolean {
  const [ended, setEnded] = useState(false);
  useEffect(() => setEnded(hasSessionExpired() || readLocal('auth_key') !== ''), []);
  return ended;
}

function Expired() {
  return (
    <div className={styles.expired}>
      <Notice kind="warn" title={t`Your session has expired`} live>
        <p>{t`Please sign in again. We'll take you back to where you were.`}</p>
      </Notice>
    </div>
  );
}

function SignInHelp() {
  const { contact, currency } = useSite();
  const register = <Link to="/existingCustomerRegister">{t`Existing Customer Registration`}</Link>;
  const mailbox = <MailLink to={contact.email} />;
  return (
    <div className={styles.words}>
      <div>
        <span>{t`Existing customer`}</span>
        <p>
          {tRich`Please contact your account manager for credentials, or register with your customer ID: ${register}.`}{' '}
          {tRich`If you need assistance, please email us at ${mailbox}.`}
        </p>
      </div>
      <div>
        <span>{t`After sign-in`}</span>
        <p>{t`Your prices in ${currencySign(currency)}, what is in stock, expected delivery and your order history.`}</p>
      </div>
    </div>
  );
}

type FieldName = keyof typeof signInMessages;

function emptyField(form: FormData): FieldName | undefined {
  return (['username', 'password'] as const).find((name) => !form.get(name));
}

/** What is typed under 'Email or username' need not be an address. */
function keepTypedEmail({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const typed = currentTarget.closest('form')?.querySelector<HTMLInputElement>('[name=username]')?.value.trim() ?? '';
  saveForgottenEmail(isEmail(typed) ? typed : '');
}

function SignInForm({ begin }: { begin: ReturnType<typeof useContinueAfterSignIn> }) {
  const [captcha, setCaptcha] = useState({ solution: '', round: 0 });
  const [empty, setEmpty] = useState<FieldName>();
  const [refusal, setRefusal] = useState('');
  const { send, busy } = useAction();
  const reasonId = useId();

  const signIn = (form: FormData) =>
    void send(async () => {
      const continueWith = begin();
      const { username, password } = Object.fromEntries(form) as Record<FieldName, string>;
      const request = { username, password, captcha: captcha.solution };
      const reply = await call<typeof login>('POST /authentication/login/', request);
      if (!isRefusal(reply)) return continueWith(reply);
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
