import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { exportStatement } from './export-statement.contract.ts';

const formats = ['pdf', 'csv', 'xlsx'] as const;
type Format = (typeof formats)[number];

export function ExportStatement({ from, to }: { from: string; to: string }) {
  const toast = useToast();
  const [busy, setBusy] = useState<Format>();

  async function download(format: Format) {
    setBusy(format);
    try {
      const reply = await call<typeof exportStatement>('POST /api/export_statement/', { format, from, to });
      if (isRefusal(reply)) toast({ kind: 'bad', message: reply.message });
      else downloadFile(reply.file_name, reply.media_type, reply.content);
    } catch (cause) {
      const retry = () => void download(format);
      toast({ kind: 'bad', message: (cause as CallError).message, action: { label: t`Retry`, onPress: retry } });
    }
    setBusy(undefined);
  }

  return formats.map((format) => (
    <Button key={format} small icon="download" busy={busy === format} onClick={() => void download(format)}>
      {format.toUpperCase()}
    </Button>
  ));
}
