import type { NavigateFunction } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import type { useToast } from '../../ui/feedback/toast-context.ts';
import { clearSessionExpired } from './session-expired.ts';
import type { logout } from './sign-in.contract.ts';

export function clearStoredSession(): void {
  writeLocal('auth_key', '');
  writeLocal('username', '');
}

let signingOut = false;

/** Meanwhile an answer that the session has ended is no news. */
export const isSigningOut = (): boolean => signingOut;

export async function signOut(navigate: NavigateFunction, toast: ReturnType<typeof useToast>): Promise<void> {
  signingOut = true;
  try {
    const reply = await call<typeof logout>('POST /authentication/logout/', {});
    // After a 401 the token is already deleted.
    if (isRefusal(reply) && readLocal('auth_key')) return toast({ kind: 'bad', message: reply.message });
    clearStoredSession();
    clearSessionExpired();
    writeLocal('checkedItem', '');
    await navigate('/login');
  } catch (cause) {
    const again = { label: t`Retry`, onPress: () => void signOut(navigate, toast) };
    toast({ kind: 'bad', message: (cause as CallError).message, action: again });
  } finally {
    signingOut = false;
  }
}
