import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { call, signedOutEvent, takeSignedOut } from '../ui/call.ts';
import { keep, kept } from '../ui/kept.ts';
import { noteEnded } from './ended-session.ts';
import { watchOnLoad } from './session-watch.rule.ts';
import { logout, type Session, tokenCheck } from './sign-in.contract.ts';
import { ownPath } from './sign-in-path.rule.ts';
import { forgetSession } from './sign-out.ts';

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
    const does = watchOnLoad({ path: pathname, search, hasKey: kept('auth_key') !== '', rendered: session !== null });
    if (does === 'nothing') return;
    if (does === 'check') {
      const token = kept('auth_key');
      const { success } = await call(tokenCheck, { tokenkey: token }).catch(() => ({ success: true }));
      if (success || kept('auth_key') !== token) return;
      noteEnded();
    }
    await endSession();
    await revalidate();
  });

  /** Another tab may have signed out between this page's request and its reply. */
  const onSession = useEffectEvent(() => {
    if (session && !kept('auth_key')) void endSession().then(revalidate);
  });

  const onSignedOut = useEffectEvent(async () => {
    takeSignedOut();
    const here = ownPath(pathname + search);
    if (ending.current || !here) return;
    noteEnded();
    keep('redirectURL', here);
    await endSession();
    await navigate('/login');
  });

  useEffect(() => {
    // The session may have ended while this was still being fetched.
    void (takeSignedOut() ? onSignedOut() : onLoad());
    const signedOut = () => void onSignedOut();
    window.addEventListener(signedOutEvent, signedOut);
    return () => window.removeEventListener(signedOutEvent, signedOut);
  }, []);

  const first = useRef(session);
  useEffect(() => {
    if (first.current !== session) onSession();
  }, [session]);
  return null;
}
