import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { type CallFailed, call, refused, signedOutEvent } from '../ui/call.ts';
import { keep, kept } from '../ui/kept.ts';
import { useToast } from '../ui/toast-context.ts';
import { watchOnLoad } from './session-watch.rule.ts';
import { logout, type Session, tokenCheck } from './sign-in.contract.ts';
import { ownPath } from './sign-in-path.rule.ts';

function forgetSession(): void {
  keep('auth_key', '');
  keep('username', '');
}

/**
 * Keeps the page's session, the kept token and the other tabs of one mind. Draws nothing; stands once in the shell.
 * `session` is who the page was rendered for.
 */
export function SessionWatch({ session }: { session: Session | null }): null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const ending = useRef(false);

  /** Without a token the call reads the page's cookie and ends that session. */
  const endSession = useEffectEvent(async () => {
    if (ending.current) return;
    ending.current = true;
    forgetSession();
    if (session) await call(logout, {}).catch(() => undefined);
    ending.current = false;
  });

  const onLoad = useEffectEvent(async () => {
    const does = watchOnLoad({ path: pathname, hasKey: kept('auth_key') !== '', rendered: session !== null });
    if (does === 'nothing') return;
    if (does === 'check') {
      const token = kept('auth_key');
      const { success } = await call(tokenCheck, { tokenkey: token }).catch(() => ({ success: true }));
      if (success || kept('auth_key') !== token) return;
    }
    await endSession();
    await revalidate();
  });

  /** Another tab may have signed out between this page's request and its reply. */
  const onSession = useEffectEvent(() => {
    if (session && !kept('auth_key')) void endSession().then(revalidate);
  });

  const onSignedOut = useEffectEvent(async () => {
    const here = ownPath(pathname + search);
    if (ending.current || !here) return;
    keep('redirectURL', here);
    await endSession();
    await navigate('/login');
  });

  const onStorage = useEffectEvent((event: StorageEvent) => {
    if (event.key === 'auth_key' || event.key === null) void revalidate();
  });

  useEffect(() => {
    void onLoad();
    const signedOut = () => void onSignedOut();
    const storage = (event: StorageEvent) => onStorage(event);
    window.addEventListener(signedOutEvent, signedOut);
    window.addEventListener('storage', storage);
    return () => {
      window.removeEventListener(signedOutEvent, signedOut);
      window.removeEventListener('storage', storage);
    };
  }, []);

  const first = useRef(session);
  useEffect(() => {
    if (first.current !== session) onSession();
  }, [session]);
  return null;
}

/** Signs out from the header: success and an ended session lead to /login; a failure offers Retry. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const toast = useToast();
  return async function leave() {
    try {
      const reply = await call(logout, {});
      // After a 401 the call has forgotten the token already.
      if (refused(reply) && kept('auth_key')) return toast({ kind: 'bad', message: reply.message });
      forgetSession();
      await navigate('/login');
    } catch (cause) {
      toast({
        kind: 'bad',
        message: (cause as CallFailed).message,
        action: { label: 'Retry', onPress: () => void leave() },
      });
    }
  };
}
