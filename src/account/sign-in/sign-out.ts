import type { NavigateFunction } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import type { useToast } from '../../ui/feedback/toast-context.ts';
import { clearSessionExpired } from './session-expired.ts';
import type { logout } from './sign-in.contract.ts';
import { clearStoredSession } from './stored-session.ts';

let ending = false;

/** Meanwhile an answer that the session has ended is no news. */
export const isEndingSession = (): boolean => ending;

export function whileEndingSession(end: () => Promise<void>): Promise<void> {
  ending = true;
  return end().finally(() => {
    ending = false;
  });
}

/** The buyer ended the session, so that nothing is to be said of its end. */
export async function leaveToSignIn(navigate: NavigateFunction): Promise<void> {
  clearStoredSession();
  clearSessionExpired();
  writeLocal('checkedItem', '');
  await navigate('/login');
}

export function signOut(navigate: NavigateFunction, toast: ReturnType<typeof useToast>): Promise<void> {
  return whileEndingSession(async () => {
    try {
      const reply = await call<typeof logout>('POST /authentication/logout/', {});
      // After a 401 the token is already deleted.
      if (isRefusal(reply) && readLocal('auth_key')) toast({ kind: 'bad', message: reply.message });
      else await leaveToSignIn(navigate);
    } catch (cause) {
      const again = { label: t`Retry`, onPress: () => void signOut(navigate, toast) };
      toast({ kind: 'bad', message: (cause as CallError).message, action: again });
    }
  });
}
