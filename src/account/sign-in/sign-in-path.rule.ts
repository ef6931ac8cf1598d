// Sign-in leads to the missing step, else to the page of this site that was wanted, else home.

import type { ReplyOf } from '../../lib/contract.ts';
import type { login } from './sign-in.contract.ts';

const anySite = 'http://site.invalid';

/**
 * `text` as a path of this site, with query and hash, or '' when it would lead elsewhere: another origin, a scheme,
 * '//host' in any spelling, or the sign-in page itself.
 */
export function sameSitePath(text: string): string {
  if (!text.startsWith('/') || !URL.canParse(text, anySite)) return '';
  const { origin, pathname, search, hash } = new URL(text, anySite);
  if (origin !== anySite || pathname.startsWith('//')) return '';
  return /^\/login\/?$/i.test(pathname) ? '' : pathname + search + hash;
}

/** The sign-in page that leads back to `path`. */
export function signInPath(path: string): string {
  const next = sameSitePath(path);
  return next ? `/login?next=${encodeURIComponent(next)}` : '/login';
}

type SignedIn = Pick<ReplyOf<typeof login>, 'email_status' | 'login_user_type'>;

/** The page of what is still missing before this user can order, or undefined; a proved e-mail comes first (specification §4). */
export function unfinishedStepPath({ email_status, login_user_type }: SignedIn): string | undefined {
  if (email_status === 'not verifed') return '/emailverification';
  return login_user_type === 'existing' ? undefined : '/register';
}

/** Where sign-in leads: to the missing step, else to the first remembered page, else home. */
export function pathAfterSignIn(reply: SignedIn, remembered: readonly string[]): string {
  return unfinishedStepPath(reply) ?? remembered.map(sameSitePath).find(Boolean) ?? '/';
}
