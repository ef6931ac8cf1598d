import { redirect } from 'react-router';
import { signInPath } from '../account/sign-in/sign-in-path.rule.ts';
import type { PageContext } from '../ui/page/page-context.ts';

/** Redirects visitors to sign-in and back to this page. */
export function requireSignIn(page: PageContext, { pathname, search }: URL): void {
  if (!page.signedIn) throw redirect(signInPath(pathname + search));
}

export const redirectToVerification = () => redirect('/emailverification');
