import { useState } from 'react';
import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { saveFile } from '../ui/save-file.ts';
import { useToast } from '../ui/toast-context.ts';
import { exportOrders } from './export-orders.contract.ts';

type Format = 'csv' | 'xlsx';

/** Downloads the account's order rows, or those of one order, as CSV or XLSX. */
export function ExportOrders({ orderNo }: { orderNo?: string }) {
  const toast = useToast();
  const [busy, setBusy] = useState<Format>();

  async function download(format: Format) {
    setBusy(format);
    try {
      const reply = await call(exportOrders, { format, ...(orderNo && { order_no: orderNo }) });
      if (refused(reply)) toast({ kind: 'bad', message: reply.message });
      else saveFile(reply);
    } catch (cause) {
      const retry = () => void download(format);
      toast({ kind: 'bad', message: (cause as CallFailed).message, action: { label: say`Retry`, onPress: retry } });
    }
    setBusy(undefined);
  }

  return (['csv', 'xlsx'] as const).map((format) => (
    <Button key={format} small icon="download" busy={busy === format} onClick={() => void download(format)}>
      {format.toUpperCase()}
    </Button>
  ));
}
