import { redirect } from 'react-router';
import { signInPath } from '../account/sign-in/sign-in-path.rule.ts';
import type { PageContext } from '../ui/page/page-context.ts';

/** Lets only who is signed in pass; everybody else signs in first and comes back to this very page. */
export function requireSignIn(page: PageContext, { pathname, search }: URL): void {
  if (!page.signedIn) throw redirect(signInPath(pathname + search));
}

/** Where an account proves its e-mail before it may open a page. */
export const redirectToVerification = () => redirect('/emailverification');
