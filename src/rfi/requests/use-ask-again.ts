import { sendOnce } from '../../cart/send-once.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import type { askAgain } from './ask-again.contract.ts';

const none: readonly number[] = [];

export function useAskAgain() {
  const { send, busyWith } = useAction<string, readonly number[]>();
  const noteHere = useNextPage();

  function ask(rfi: string, lines: readonly number[]) {
    const request = { rfq_id: rfi, lines: [...lines] };
    const sendRequest = (idempotencyKey: string) =>
      call<typeof askAgain>('POST /api/ask_again/', request, { idempotencyKey });
    const work = async () => {
      const goOn = noteHere();
      const reply = await sendOnce('rfi', request, sendRequest);
      if (isRefusal(reply)) return reply;
      writeLocal('reference_number', reply.RefNo);
      return goOn(`/rfq?rfi=${encodeURIComponent(reply.RefNo)}`, reply.message);
    };
    void send(work, { about: lines });
  }

  return { ask, pendingIds: busyWith ?? none };
}
