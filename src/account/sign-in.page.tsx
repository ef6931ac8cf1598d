import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ReplyOf } from '../lib/contract.ts';
import { currencySign } from '../lib/currency.ts';
import { say } from '../lib/say.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Block, BlockFoot } from '../ui/block.tsx';
import { keep, kept } from '../ui/kept.ts';
import { Wrap } from '../ui/layout.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { forgetEnded, hasEnded } from './ended-session.ts';
import { FormNote } from './form-notes.ui.tsx';
import type { login } from './sign-in.contract.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in.ui.tsx';
import { pathAfterSignIn, unfinishedStep } from './sign-in-path.rule.ts';

export type SignInPageProps = {
  /** The page that asked for sign-in, '' when none did. */
  next: string;
  /** Sends the cart of this browser to the account's and says itself what could not be taken; true when all was. */
  pushCart: () => Promise<boolean>;
};

export function SignInPage({ next, pushCart }: SignInPageProps) {
  const { name } = useSite();
  const navigate = useNavigate();
  const expired = useExpired();

  async function goOn(reply: ReplyOf<typeof login>) {
    forgetEnded();
    keep('auth_key', reply.auth_key);
    keep('username', reply.username);
    const taken = unfinishedStep(reply) !== undefined || (await pushCart());
    const to = pathAfterSignIn(reply, [next, kept('redirectURL'), taken ? '' : '/cart']);
    keep('redirectURL', '');
    // The server alone draws the home page.
    if (to === '/') window.location.replace(to);
    else await navigate(to, { replace: true });
  }

  return (
    <Wrap>
      <h1>
        <VisuallyHidden>{say`Sign In to ${name}`}</VisuallyHidden>
      </h1>
      <div className={styles.page}>
        <div>
          {expired && <Expired />}
          <Block head={say`Sign In`}>
            <SignInForm onSignedIn={goOn} />
            <BlockFoot>
              <FormNote>
                {say`New here?`} <Link to="/signup">{say`SignUp`}</Link>
              </FormNote>
            </BlockFoot>
          </Block>
        </div>
        <aside>
          <div className={styles.drawing}>
            <BearingDrawing type="deep groove ball" d={25} D={52} B={15} seal="2RS" size="large" decorative />
          </div>
          <Words />
        </aside>
      </div>
    </Wrap>
  );
}

/** Whether a session ended under the reader: noted in this tab, or the browser still keeps a token that no longer counts. */
function useExpired(): boolean {
  const [ended, setEnded] = useState(false);
  useEffect(() => setEnded(hasEnded() || kept('auth_key') !== ''), []);
  return ended;
}

function Expired() {
  return (
    <div className={styles.expired}>
      <Notice kind="warn" title={say`Your session has expired`} live>
        <p>{say`Please sign in again; you come back to where you were.`}</p>
      </Notice>
    </div>
  );
}

function Words() {
  const { contact, currency } = useSite();
  const register = <Link to="/existingCustomerRegister">{say`Existing Customer Registration`}</Link>;
  const mailbox = <MailLink to={contact.email} />;
  return (
    <div className={styles.words}>
      <div>
        <span>{say`Existing customer`}</span>
        <p>
          {sayWith`Please contact your account manager for credentials, or register with your customer ID: ${register}.`}{' '}
          {sayWith`If you need assistance, please email us at ${mailbox}.`}
        </p>
      </div>
      <div>
        <span>{say`After sign-in`}</span>
        <p>{say`Your prices in ${currencySign(currency)}, free stock, expected delivery and your order history.`}</p>
      </div>
    </div>
  );
}
