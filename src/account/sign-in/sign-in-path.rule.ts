// Sign-in leads to the missing step, else to the requested page of this site, else home.

import type { ReplyOf } from '../../lib/contract.ts';
import type { login } from './sign-in.contract.ts';

const anySite = 'http://site.invalid';

/** '' when `text` leads to another origin or to the sign-in page itself. */
export function sameSitePath(text: string): string {
  if (!text.startsWith('/') || !URL.canParse(text, anySite)) return '';
  const { origin, pathname, search, hash } = new URL(text, anySite);
  if (origin !== anySite || pathname.startsWith('//')) return '';
  return /^\/login\/?$/i.test(pathname) ? '' : pathname + search + hash;
}

export function signInPath(path: string): string {
  const next = sameSitePath(path);
  return next ? `/login?next=${encodeURIComponent(next)}` : '/login';
}

type SignedIn = Pick<ReplyOf<typeof login>, 'email_status' | 'login_user_type'>;

export function unfinishedStepPath({ email_status, login_user_type }: SignedIn): string | undefined {
  if (email_status === 'not verifed') return '/emailverification';
  return login_user_type === 'existing' ? undefined : '/register';
}

export function pathAfterSignIn(reply: SignedIn, remembered: readonly string[]): string {
  return unfinishedStepPath(reply) ?? remembered.map(sameSitePath).find(Boolean) ?? '/';
}
