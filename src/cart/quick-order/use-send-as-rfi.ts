import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { sendRfi } from '../rfi-lines/send-rfi.contract.ts';
import { sendOnce } from '../send-once.ts';
import { type QuickRow, rfiRequest } from './quick-rows.rule.ts';

export function useSendAsRfi(onSent: (rows: readonly QuickRow[]) => boolean) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const notePage = useNotePage();
  const [busy, setBusy] = useState(false);

  async function send(rows: readonly QuickRow[], hasOtherLines: boolean): Promise<boolean> {
    const request = rfiRequest(rows);
    setBusy(true);
    const isStillHere = notePage();
    try {
      const reply = await sendOnce('rfi', request, (idempotencyKey) =>
        call<typeof sendRfi>('POST /api/customer_master/', request, { idempotencyKey }),
      );
      setBusy(false);
      if (isRefusal(reply)) {
        toast({ kind: 'bad', message: reply.message });
        return false;
      }
      writeLocal('reference_number', reply.RefNo);
      const isGone = onSent(rows);
      const to = `/rfq?rfi=${encodeURIComponent(reply.RefNo)}`;
      if (isStillHere() && isGone && !hasOtherLines) await navigate(to);
      else {
        toast({ message: reply.message, action: { label: t`View`, to } });
        await revalidate();
      }
      return true;
    } catch (cause) {
      setBusy(false);
      const retry = () => void send(rows, hasOtherLines);
      toast({ kind: 'bad', message: (cause as CallError).message, action: { label: t`Retry`, onPress: retry } });
      return false;
    }
  }

  return { send, busy };
}
