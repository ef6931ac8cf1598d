import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sendOnce } from '../../cart/send-once.ts';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { askAgain } from './ask-again.contract.ts';

export function useAskAgain() {
  const navigate = useNavigate();
  const toast = useToast();
  const notePage = useNotePage();
  const busy = useRef(false);
  const [pendingIds, setPendingIds] = useState<readonly number[]>([]);

  async function send(rfi: string, lines: readonly number[]) {
    if (busy.current) return;
    busy.current = true;
    setPendingIds(lines);
    const isStillHere = notePage();
    try {
      const request = { rfq_id: rfi, lines: [...lines] };
      const reply = await sendOnce('rfi', request, (idempotencyKey) =>
        call<typeof askAgain>('POST /api/ask_again/', request, { idempotencyKey }),
      );
      if (isRefusal(reply)) toast({ kind: 'bad', message: reply.message });
      else {
        writeLocal('reference_number', reply.RefNo);
        if (!isStillHere()) toast({ message: reply.message });
        else await navigate(`/rfq?rfi=${encodeURIComponent(reply.RefNo)}`);
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
