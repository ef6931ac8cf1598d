import type { NavigateFunction } from 'react-router';
import { say } from '../lib/say.ts';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { keep, kept } from '../ui/kept.ts';
import type { useToast } from '../ui/toast-context.ts';
import { forgetEnded } from './ended-session.ts';
import { logout } from './sign-in.contract.ts';

export function forgetSession(): void {
  keep('auth_key', '');
  keep('username', '');
}

/** Signs out from the header: success and an ended session lead to /login; a failure offers Retry. */
export async function signOut(navigate: NavigateFunction, toast: ReturnType<typeof useToast>): Promise<void> {
  try {
    const reply = await call(logout, {});
    // After a 401 the call has forgotten the token already.
    if (refused(reply) && kept('auth_key')) return toast({ kind: 'bad', message: reply.message });
    forgetSession();
    forgetEnded();
    keep('checkedItem', '');
    await navigate('/login');
  } catch (cause) {
    const again = { label: say`Retry`, onPress: () => void signOut(navigate, toast) };
    toast({ kind: 'bad', message: (cause as CallFailed).message, action: again });
  }
}
