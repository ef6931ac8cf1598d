import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { call, consumeSessionEnded, type EndedSession, sessionEndedEvent } from '../../ui/browser/call.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { rememberSessionExpired } from './session-expired.ts';
import { sessionActionOnLoad } from './session-watch.rule.ts';
import type { logout, Session, tokenCheck } from './sign-in.contract.ts';
import { sameSitePath, signInPath } from './sign-in-path.rule.ts';
import { isEndingSession, whileEndingSession } from './sign-out.ts';
import { clearStoredSession } from './stored-session.ts';

/** Keeps the session of the page, of local storage and of other tabs in step; rendered once. */
export function SessionWatch({ session }: { session: Session | null }): null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();

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
      // The reply tells, as that of any call, whether the session has ended.
      const check = { tokenkey: readLocal('auth_key') };
      await call<typeof tokenCheck>('POST /authentication/tokencheck/', check).catch(() => undefined);
      return;
    }
    await endSession();
    await revalidate();
  });

  /** Another tab may have signed out between this page's request and its reply. */
  const onSession = useEffectEvent(() => {
    if (session && !readLocal('auth_key') && !isEndingSession()) void endSession().then(revalidate);
  });

  /** The page stays as a visitor's, with what was typed, and says so. */
  const stayAsVisitor = useEffectEvent(async (path: string) => {
    rememberSessionExpired();
    await endSession();
    await revalidate();
    toast({
      kind: 'bad',
      about: 'session',
      message: t`Your session has ended. Please sign in again to see your prices and stock.`,
      action: { label: t`Sign in`, to: signInPath(path) },
    });
  });

  const onSignedOut = useEffectEvent(async (ended: EndedSession | undefined) => {
    const here = sameSitePath(pathname + search);
    if (isEndingSession() || !here) return;
    if (ended === 'answered') return stayAsVisitor(here);
    rememberSessionExpired();
    writeLocal('redirectURL', here);
    await endSession();
    await navigate('/login');
  });

  useEffect(() => {
    // The session may have ended before this effect ran.
    const ended = consumeSessionEnded();
    void (ended ? onSignedOut(ended) : onLoad());
    const signedOut = () => void onSignedOut(consumeSessionEnded());
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
