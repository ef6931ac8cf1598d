import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { RefusalReply } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { endAllMySessions, endMySession } from './my-sessions.contract.ts';
import { leaveToSignIn, whileEndingSession } from './sign-out.ts';

const none = 0;
const all = -1;

export function useSessionActions() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const toast = useToast();
  const [busyId, setBusyId] = useState(none);

  async function act(
    id: number,
    send: () => Promise<{ success: true; message: string } | RefusalReply>,
    after: () => unknown,
  ) {
    if (busyId !== none) return;
    setBusyId(id);
    try {
      const reply = await send();
      toast({ kind: isRefusal(reply) ? 'bad' : 'good', message: reply.message });
      // The device may have been signed out in another tab.
      await (isRefusal(reply) ? revalidate() : after());
    } catch (cause) {
      const again = { label: t`Retry`, onPress: () => void act(id, send, after) };
      toast({ kind: 'bad', message: (cause as CallError).message, action: again });
    }
    setBusyId(none);
  }

  return {
    busyId,
    busy: busyId === all,
    end: (session_id: number) =>
      void act(
        session_id,
        () => call<typeof endMySession>('POST /authentication/sessions/end/', { session_id }),
        revalidate,
      ),
    endAll: () =>
      void act(
        all,
        () => call<typeof endAllMySessions>('POST /authentication/sessions/end_all/', {}),
        () => whileEndingSession(() => leaveToSignIn(navigate)),
      ),
  };
}
