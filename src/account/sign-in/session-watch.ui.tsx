import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { call, consumeSessionEnded, sessionEndedEvent } from '../../ui/browser/call.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { rememberSessionExpired } from './session-expired.ts';
import { sessionActionOnLoad } from './session-watch.rule.ts';
import type { logout, Session, tokenCheck } from './sign-in.contract.ts';
import { sameSitePath } from './sign-in-path.rule.ts';
import { isEndingSession, whileEndingSession } from './sign-out.ts';
import { clearStoredSession } from './stored-session.ts';

/** Keeps the session of the page, of local storage and of other tabs in step; rendered once. */
export function SessionWatch({ session }: { session: Session | null }): null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  /** Without a token the call uses the page's cookie. */
  const endSession = useEffectEvent(() =>
    whileEndingSession(async () => {
      clearStoredSession();
      if (session) await call<typeof logout>('POST /authentication/logout/', {}).catch(() => undefined);
    }),
  );

  const onLoad = useEffectEvent(async () => {
    const action = sessionActionOnLoad({
      path: pathname,
      search,
      hasToken: readLocal('auth_key') !== '',
      isRenderedSignedIn: session !== null,
    });
    if (action === 'nothing' || isEndingSession()) return;
    if (action === 'check') {
      const token = readLocal('auth_key');
      const reply = await call<typeof tokenCheck>('POST /authentication/tokencheck/', { tokenkey: token }).catch(
        () => ({ success: true }),
      );
      // A refusal, which has a message, says nothing of the session.
      if (reply.success || 'message' in reply || readLocal('auth_key') !== token || isEndingSession()) return;
      rememberSessionExpired();
    }
    await endSession();
    await revalidate();
  });

  /** Another tab may have signed out between this page's request and its reply. */
  const onSession = useEffectEvent(() => {
    if (session && !readLocal('auth_key') && !isEndingSession()) void endSession().then(revalidate);
  });

  const onSignedOut = useEffectEvent(async () => {
    consumeSessionEnded();
    const here = sameSitePath(pathname + search);
    if (isEndingSession() || !here) return;
    rememberSessionExpired();
    writeLocal('redirectURL', here);
    await endSession();
    await navigate('/login');
  });

  useEffect(() => {
    // The session may have ended before this effect ran.
    void (consumeSessionEnded() ? onSignedOut() : onLoad());
    const signedOut = () => void onSignedOut();
    window.addEventListener(sessionEndedEvent, signedOut);
    return () => window.removeEventListener(sessionEndedEvent, signedOut);
  }, []);

  const before = useRef({ session, token: '' });
  useEffect(() => {
    const { session: last, token } = before.current;
    before.current = { session, token: readLocal('auth_key') };
    if (last === session) return;
    const isSomebodyElse = last && session && last.username !== session.username && token !== before.current.token;
    // They signed in in another tab, and must not see what was typed or opened in this one.
    if (isSomebodyElse) location.reload();
    else onSession();
  }, [session]);
  return null;
}
