import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { keep } from '../ui/kept.ts';
import { Notice } from '../ui/notice.tsx';
import { forgetEnded } from './ended-session.ts';
import { forgetSession } from './sign-out.ts';
import { verifyEmail } from './verify-email.contract.ts';

export type LinkState =
  | { is: 'none' | 'checking' }
  /** used: it was opened before, so its address is verified. */
  | { is: 'done' | 'used' | 'refused'; message: string }
  | { is: 'failed'; message: string; again: () => void };

/** Opens the mailed link once; `token` is '' where the page was reached without one. The session at hand may end by it. */
export function useVerifyLink(token: string, onSignedOut: () => void): LinkState {
  const [state, setState] = useState<LinkState>({ is: token ? 'checking' : 'none' });
  const opened = useRef('');

  async function open() {
    setState({ is: 'checking' });
    try {
      const reply = await call(verifyEmail, { token });
      const outcome = !refused(reply) ? 'done' : reply.refusal === 'used' ? 'used' : 'refused';
      setState({ is: outcome, message: reply.message });
      if (outcome !== 'refused') keep('emailforverification', '');
      if (refused(reply) || !reply.signed_out) return;
      forgetSession();
      forgetEnded();
      onSignedOut();
    } catch (cause) {
      setState({ is: 'failed', message: (cause as CallFailed).message, again: () => void open() });
    }
  }

  const openOnce = useEffectEvent(() => {
    if (!token || opened.current === token) return;
    opened.current = token;
    void open();
  });
  useEffect(() => openOnce(), [token]);
  return state;
}

/** What became of the link that was opened. */
export function LinkNotice({ state }: { state: LinkState }) {
  if (state.is === 'done' || state.is === 'used') return <Notice kind="good" title={state.message} live />;
  if (state.is === 'refused') return <Notice kind="warn" title={state.message} live />;
  if (state.is === 'failed')
    return (
      <Notice
        kind="bad"
        title={state.message}
        live
        action={<Button small icon="retry" onClick={state.again}>{say`Retry`}</Button>}
      />
    );
  return null;
}
