import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Refusal } from '../lib/contract.ts';
import { say } from '../lib/say.ts';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { keep } from '../ui/kept.ts';
import { useToast } from '../ui/toast-context.ts';
import { forgetEnded } from './ended-session.ts';
import { endAllMySessions, endMySession } from './my-sessions.contract.ts';
import { forgetSession } from './sign-out.ts';

const none = 0;
const all = -1;

/** Signs out one device, or all of them; one thing at a time, the server's message is a toast. */
export function useSessionActions() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const toast = useToast();
  const [busyId, setBusyId] = useState(none);

  async function act(
    id: number,
    send: () => Promise<{ success: true; message: string } | Refusal>,
    after: () => unknown,
  ) {
    if (busyId !== none) return;
    setBusyId(id);
    try {
      const reply = await send();
      toast({ kind: refused(reply) ? 'bad' : 'good', message: reply.message });
      if (!refused(reply)) await after();
    } catch (cause) {
      const again = { label: say`Retry`, onPress: () => void act(id, send, after) };
      toast({ kind: 'bad', message: (cause as CallFailed).message, action: again });
    }
    setBusyId(none);
  }

  async function toSignIn() {
    forgetSession();
    forgetEnded();
    keep('checkedItem', '');
    await navigate('/login');
  }

  return {
    busyId,
    busy: busyId === all,
    end: (session_id: number) => void act(session_id, () => call(endMySession, { session_id }), revalidate),
    endAll: () => void act(all, () => call(endAllMySessions, {}), toSignIn),
  };
}
