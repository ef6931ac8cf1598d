import { useRef, useState } from 'react';
import { sendOnce } from '../../cart/send-once.ts';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import type { askAgain } from './ask-again.contract.ts';

export function useAskAgain() {
  const toast = useToast();
  const noteHere = useNextPage();
  const busy = useRef(false);
  const [pendingIds, setPendingIds] = useState<readonly number[]>([]);

  async function send(rfi: string, lines: readonly number[]) {
    if (busy.current) return;
    busy.current = true;
    setPendingIds(lines);
    const goOn = noteHere();
    try {
      const request = { rfq_id: rfi, lines: [...lines] };
      const reply = await sendOnce('rfi', request, (idempotencyKey) =>
        call<typeof askAgain>('POST /api/ask_again/', request, { idempotencyKey }),
      );
      if (isRefusal(reply)) toast({ kind: 'bad', message: reply.message });
      else {
        writeLocal('reference_number', reply.RefNo);
        await goOn(`/rfq?rfi=${encodeURIComponent(reply.RefNo)}`, reply.message);
      }
    } catch (cause) {
      const retry = () => void send(rfi, lines);
      toast({ kind: 'bad', message: (cause as CallError).message, action: { label: t`Retry`, onPress: retry } });
    }
    busy.current = false;
    setPendingIds([]);
  }

  return { ask: (rfi: string, lines: readonly number[]) => void send(rfi, lines), pendingIds };
}
