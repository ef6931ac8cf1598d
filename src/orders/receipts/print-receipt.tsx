import { t } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { printReceipt } from './print-receipt.contract.ts';

export function PrintReceipt({ number }: { number: string }) {
  const { send, busy } = useAction();

  const download = () =>
    void send(() => call<typeof printReceipt>('POST /api/print_receipt/', { number }), {
      onDone: (reply) => downloadFile(reply.file_name, reply.media_type, reply.content),
    });

  return (
    <Button small icon="download" aria-label={t`Receipt ${number}, PDF`} busy={busy} onClick={download}>
      {t`Receipt`}
    </Button>
  );
}
