import { call } from '../../ui/browser/call.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { exportStatement } from './export-statement.contract.ts';

const formats = ['pdf', 'csv', 'xlsx'] as const;
type Format = (typeof formats)[number];

export function ExportStatement({ from, to }: { from: string; to: string }) {
  const { send, busyWith } = useAction();

  const download = (format: Format) =>
    void send(() => call<typeof exportStatement>('POST /api/export_statement/', { format, from, to }), {
      about: format,
      waits: true,
      onDone: (reply) => downloadFile(reply.file_name, reply.media_type, reply.content),
    });

  return formats.map((format) => (
    <Button key={format} small icon="download" busy={busyWith === format} onClick={() => download(format)}>
      {format.toUpperCase()}
    </Button>
  ));
}
