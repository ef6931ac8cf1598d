import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { deskSession } from '../../account/staff/staff.contract.ts';
import { failureOf, isRefusal } from '../../ui/browser/call.ts';
import { callDesk, onSessionEnded, resumeCalls } from '../browser/call-desk.ts';
import type { DeskSession } from './desk-session.ts';

/** The windows of a browser tell each other, because they share one session. */
type WindowNews = 'signed in' | 'signed out';

/**
 * Whether the page is shown: it is covered while its session has ended, and while that is looked up for a page that the
 * browser kept and shows again.
 */
export function useSignInAgain({ email }: DeskSession) {
  const [state, setState] = useState<'shown' | 'unsure' | 'ended'>('shown');
  const isSignedOut = useRef(false);
  const otherWindows = useRef<BroadcastChannel>(undefined);
  const ask = useCallback(() => setState('ended'), []);

  function show() {
    setState('shown');
    resumeCalls();
  }

  async function look() {
    const reply = await callDesk<typeof deskSession>('GET /desk/api/session/', {}).catch(failureOf);
    if (isRefusal(reply)) setState((before) => (before === 'unsure' ? 'ended' : before));
    else if (!reply.session) ask();
    else if (reply.session.email === email) show();
    // The text that one person typed is not for the next.
    else window.location.reload();
  }

  const hear = useEffectEvent((news: WindowNews) => void (news === 'signed in' ? look() : ask()));
  const showAgain = useEffectEvent(() => {
    if (isSignedOut.current) return window.location.reload();
    setState((before) => (before === 'shown' ? 'unsure' : before));
    void look();
  });

  useEffect(() => {
    onSessionEnded(ask);
    const channel = new BroadcastChannel('desk sign-in');
    channel.onmessage = ({ data }: MessageEvent<WindowNews>) => hear(data);
    channel.postMessage('signed in' satisfies WindowNews);
    otherWindows.current = channel;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) showAgain();
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      onSessionEnded(undefined);
      channel.close();
      window.removeEventListener('pageshow', onShow);
    };
  }, [ask]);

  const tell = (news: WindowNews) => otherWindows.current?.postMessage(news);
  return {
    isCovered: state !== 'shown',
    hasEnded: state === 'ended',
    ask,
    resume() {
      show();
      tell('signed in');
    },
    noteSignOut() {
      isSignedOut.current = true;
      tell('signed out');
    },
  };
}
