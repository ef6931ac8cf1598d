import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { exportOrders } from './export-orders.contract.ts';
import type { HistoryFilter } from './history-states.rule.ts';

type Format = 'csv' | 'xlsx';

type ExportOrdersProps = {
  orderNo?: string;
  /** What the list shows. */
  filter?: Pick<HistoryFilter, 'state' | 'period' | 'q'>;
};

export function ExportOrders({ orderNo, filter }: ExportOrdersProps) {
  const toast = useToast();
  const [busy, setBusy] = useState<Format>();

  async function download(format: Format) {
    setBusy(format);
    try {
      const reply = await call<typeof exportOrders>('POST /api/export_orders/', {
        format,
        ...(orderNo && { order_no: orderNo }),
        ...(filter && { state: filter.state, period: filter.period, q: filter.q }),
      });
      if (isRefusal(reply)) toast({ kind: 'bad', message: reply.message });
      else downloadFile(reply.file_name, reply.media_type, reply.content);
    } catch (cause) {
      const retry = () => void download(format);
      toast({ kind: 'bad', message: (cause as CallError).message, action: { label: t`Retry`, onPress: retry } });
    }
    setBusy(undefined);
  }

  return (['csv', 'xlsx'] as const).map((format) => (
    <Button key={format} small icon="download" busy={busy === format} onClick={() => void download(format)}>
      {format.toUpperCase()}
    </Button>
  ));
}
