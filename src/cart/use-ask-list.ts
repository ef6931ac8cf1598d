import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { say } from '../lib/say.ts';
import { customerMaster } from '../rfi/send-rfi.contract.ts';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { keep } from '../ui/kept.ts';
import { useToast } from '../ui/toast-context.ts';
import { askRequest, type QuickRow } from './quick-rows.rule.ts';
import { requestKey } from './request-key.ts';

/** Sends lines of a list as an RFI, as they are; leads to its page when no other line is left. */
export function useAskList(onAsked: (rows: readonly QuickRow[]) => void) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function ask(rows: readonly QuickRow[], othersLeft: boolean): Promise<boolean> {
    const request = askRequest(rows);
    setBusy(true);
    try {
      const reply = await call(customerMaster, request, { idempotencyKey: requestKey('rfi', request) });
      setBusy(false);
      if (refused(reply)) {
        toast({ kind: 'bad', message: reply.message });
        return false;
      }
      keep('reference_number', reply.RefNo);
      onAsked(rows);
      const to = `/rfq?rfi=${encodeURIComponent(reply.RefNo)}`;
      if (!othersLeft) await navigate(to);
      else {
        toast({ message: reply.message, action: { label: say`View`, to } });
        await revalidate();
      }
      return true;
    } catch (cause) {
      setBusy(false);
      const retry = () => void ask(rows, othersLeft);
      toast({ kind: 'bad', message: (cause as CallFailed).message, action: { label: say`Retry`, onPress: retry } });
      return false;
    }
  }

  return { ask, busy };
}
