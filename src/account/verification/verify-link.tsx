import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clearSessionExpired } from '../sign-in/session-expired.ts';
import { clearStoredSession } from '../sign-in/stored-session.ts';
import type { verifyEmail } from './verify-email.contract.ts';

export type VerificationLinkState =
  | { is: 'none' | 'checking' }
  /** used: opened before, so the address is verified. */
  | { is: 'done' | 'used' | 'refused'; message: string }
  | { is: 'failed'; message: string; again: () => void };

export function useVerifyLink(token: string, onSignedOut: () => void): VerificationLinkState {
  const [state, setState] = useState<VerificationLinkState>({ is: token ? 'checking' : 'none' });
  const opened = useRef('');

  async function open() {
    setState({ is: 'checking' });
    try {
      const reply = await call<typeof verifyEmail>('POST /authentication/verify_email/', { token });
      const outcome = !isRefusal(reply) ? 'done' : reply.refusal === 'used' ? 'used' : 'refused';
      setState({ is: outcome, message: reply.message });
      if (outcome !== 'refused') writeLocal('emailforverification', '');
      if (isRefusal(reply) || !reply.signed_out) return;
      clearStoredSession();
      clearSessionExpired();
      onSignedOut();
    } catch (cause) {
      setState({ is: 'failed', message: (cause as CallError).message, again: () => void open() });
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

export function LinkNotice({ state }: { state: VerificationLinkState }) {
  if (state.is === 'done' || state.is === 'used') return <Notice kind="good" title={state.message} live />;
  if (state.is === 'refused') return <Notice kind="warn" title={state.message} live />;
  if (state.is === 'failed')
    return (
      <Notice
        kind="bad"
        title={state.message}
        live
        action={<Button small icon="retry" onClick={state.again}>{t`Retry`}</Button>}
      />
    );
  return null;
}
