import { useEffect, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { currencySign } from '../../lib/currency.ts';
import { t } from '../../lib/i18n.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { FormNote } from '../forms/form-notes.tsx';
import { FormPageDrawing, FormPageTitle } from '../forms/form-page.tsx';
import { pathAfterSignIn, unfinishedStepPath } from './after-sign-in.rule.ts';
import { clearSessionExpired, hasSessionExpired } from './session-expired.ts';
import type { login } from './sign-in.contract.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in.tsx';

export type SignInPageProps = {
  /** The page that required sign-in, or ''. */
  next: string;
  /** Shows what could not be added itself; true when every line was added. */
  pushCart: () => Promise<boolean>;
};

export function SignInPage({ next, pushCart }: SignInPageProps) {
  const { name } = useSite();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const expired = useHasSessionExpired();

  async function continueAfterSignIn(reply: ReplyOf<typeof login>, isStillHere: boolean) {
    clearSessionExpired();
    writeLocal('auth_key', reply.auth_key);
    writeLocal('username', reply.username);
    const isCartPushed = unfinishedStepPath(reply) !== undefined || (await pushCart());
    const to = pathAfterSignIn(reply, [next, readLocal('redirectURL'), isCartPushed ? '' : '/cart']);
    writeLocal('redirectURL', '');
    if (!isStillHere) {
      toast({ message: reply.message });
      return revalidate();
    }
    // The home page is rendered by the server only.
    if (to === '/') window.location.replace(to);
    else await navigate(to, { replace: true });
  }

  return (
    <Container>
      <h1>
        <VisuallyHidden>{t`Sign In to ${name}`}</VisuallyHidden>
      </h1>
      <div className={styles.page}>
        <div>
          {expired && <Expired />}
          <Block header={<FormPageTitle>{t`Sign In`}</FormPageTitle>}>
            <SignInForm onSignedIn={continueAfterSignIn} />
            <BlockFooter>
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
