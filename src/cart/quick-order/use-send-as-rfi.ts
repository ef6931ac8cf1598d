import { useNavigate, useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { sendRfi } from '../rfi-lines/send-rfi.contract.ts';
import { sendOnce } from '../send-once.ts';
import { type QuickRow, rfiRequest } from './quick-rows.rule.ts';

export function useSendAsRfi(onSent: (rows: readonly QuickRow[]) => boolean) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const notePage = useNotePage();
  const { send, busy } = useAction();

  function sendRows(rows: readonly QuickRow[], hasOtherLines: boolean, onDone?: () => void) {
    const request = rfiRequest(rows);
    const sendRequest = (idempotencyKey: string) =>
      call<typeof sendRfi>('POST /api/customer_master/', request, { idempotencyKey });
    void send(async () => {
      const isStillHere = notePage();
      const reply = await sendOnce('rfi', request, sendRequest);
      if (isRefusal(reply)) return reply;
      writeLocal('reference_number', reply.RefNo);
      const isGone = onSent(rows);
      onDone?.();
      const to = `/rfq?rfi=${encodeURIComponent(reply.RefNo)}`;
      if (isStillHere() && isGone && !hasOtherLines) return navigate(to);
      toast({ message: reply.message, action: { label: t`View`, to } });
      return revalidate();
    });
  }

  return { send: sendRows, busy };
}
