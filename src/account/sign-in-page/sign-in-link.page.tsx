import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { EmailLinkPage } from '../own-contacts/email-link.page.tsx';
import type { signInWithLink } from './sign-in-link.contract.ts';
import { type AfterSignIn, useContinueAfterSignIn } from './use-continue-after-sign-in.ts';

/** `token` is from the mailed link. */
export function SignInLinkPage({ token, ...after }: { token: string } & AfterSignIn) {
  const begin = useContinueAfterSignIn(after);
  async function signIn() {
    const continueWith = begin();
    const reply = await call<typeof signInWithLink>('POST /authentication/sign_in_link/open/', { token });
    if (!isRefusal(reply)) await continueWith(reply);
    return reply;
  }
  return (
    <EmailLinkPage
      title={t`Sign In`}
      text={t`You asked us for a link to sign in. It signs in this browser.`}
      button={t`Sign In`}
      send={signIn}
      next={null}
      instead={<Link to="/login">{t`Sign in another way, or ask for a new link`}</Link>}
    />
  );
}
