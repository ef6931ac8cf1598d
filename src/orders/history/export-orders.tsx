import { call } from '../../ui/browser/call.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { exportOrders } from './export-orders.contract.ts';
import type { HistoryFilter } from './history-states.rule.ts';

type Format = 'csv' | 'xlsx';

type ExportOrdersProps = {
  orderNo?: string;
  /** The filter of the list, so that the file has the same orders. */
  filter?: Pick<HistoryFilter, 'state' | 'period' | 'q'>;
};

export function ExportOrders({ orderNo, filter }: ExportOrdersProps) {
  const { send, busyWith } = useAction();

  const download = (format: Format) =>
    void send(
      () =>
        call<typeof exportOrders>('POST /api/export_orders/', {
          format,
          ...(orderNo && { order_no: orderNo }),
          ...(filter && { state: filter.state, period: filter.period, q: filter.q }),
        }),
      {
        about: format,
        waits: true,
        onDone: (reply) => downloadFile(reply.file_name, reply.media_type, reply.content),
      },
    );

  return (['csv', 'xlsx'] as const).map((format) => (
    <Button key={format} small icon="download" busy={busyWith === format} onClick={() => download(format)}>
      {format.toUpperCase()}
    </Button>
  ));
}
