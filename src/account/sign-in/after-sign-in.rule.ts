// Sign-in leads to the missing step, else to the requested page of this site, else home.

import type { ReplyOf } from '../../lib/contract.ts';
import type { login } from './sign-in.contract.ts';
import { sameSitePath } from './sign-in-path.rule.ts';

type SignedIn = Pick<ReplyOf<typeof login>, 'email_status' | 'login_user_type'>;

export function unfinishedStepPath({ email_status, login_user_type }: SignedIn): string | undefined {
  if (email_status === 'not verifed') return '/emailverification';
  return login_user_type === 'existing' ? undefined : '/register';
}

export function pathAfterSignIn(reply: SignedIn, remembered: readonly string[]): string {
  return unfinishedStepPath(reply) ?? remembered.map(sameSitePath).find(Boolean) ?? '/';
}
