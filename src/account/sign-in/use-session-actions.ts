import { useNavigate, useRevalidator } from 'react-router';
import type { RefusalReply } from '../../lib/contract.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { endAllMySessions, endMySession } from './my-sessions.contract.ts';
import { leaveToSignIn, whileEndingSession } from './sign-out.ts';

const all = -1;

export function useSessionActions() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const toast = useToast();
  const { send, busyWith } = useAction();

  const act = (
    id: number,
    request: () => Promise<{ success: true; message: string } | RefusalReply>,
    after: () => Promise<void>,
  ) =>
    void send(
      async () => {
        const reply = await request();
        // The device may have been signed out in another tab.
        if (isRefusal(reply)) return reply;
        toast({ message: reply.message });
        return after();
      },
      { about: id },
    );

  return {
    busyId: busyWith,
    busy: busyWith === all,
    end: (session_id: number) =>
      act(
        session_id,
        () => call<typeof endMySession>('POST /authentication/sessions/end/', { session_id }),
        revalidate,
      ),
    endAll: () =>
      act(
        all,
        () => call<typeof endAllMySessions>('POST /authentication/sessions/end_all/', {}),
        () => whileEndingSession(() => leaveToSignIn(navigate)),
      ),
  };
}
