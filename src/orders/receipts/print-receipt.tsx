import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { printReceipt } from './print-receipt.contract.ts';

export function PrintReceipt({ number }: { number: string }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const reply = await call<typeof printReceipt>('POST /api/print_receipt/', { number });
      if (isRefusal(reply)) toast({ kind: 'bad', message: reply.message });
      else downloadFile(reply.file_name, reply.media_type, reply.content);
    } catch (cause) {
      const action = { label: t`Retry`, onPress: () => void download() };
      toast({ kind: 'bad', message: (cause as CallError).message, action });
    }
    setBusy(false);
  }

  return (
    <Button small icon="download" aria-label={t`Receipt ${number}, PDF`} busy={busy} onClick={() => void download()}>
      {t`Receipt`}
    </Button>
  );
}
