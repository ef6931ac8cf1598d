import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { cancelEmailChange } from './email-change.contract.ts';

export function useCancelEmailChange() {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function cancel() {
    setBusy(true);
    try {
      const reply = await call<typeof cancelEmailChange>('POST /authentication/email_change/cancel/', {});
      toast({ kind: isRefusal(reply) ? 'bad' : 'good', message: reply.message });
      await revalidate();
    } catch (cause) {
      const action = { label: t`Retry`, onPress: () => void cancel() };
      toast({ kind: 'bad', message: (cause as CallError).message, action });
    }
    setBusy(false);
  }

  return { busy, cancel: () => void cancel() };
}
