import { useState } from 'react';
import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { saveFile } from '../ui/save-file.ts';
import { useToast } from '../ui/toast-context.ts';
import { exportStatement } from './export-statement.contract.ts';

const formats = ['pdf', 'csv'] as const;
type Format = (typeof formats)[number];

/** Downloads the statement of a period as PDF or CSV. */
export function ExportStatement({ from, to }: { from: string; to: string }) {
  const toast = useToast();
  const [busy, setBusy] = useState<Format>();

  async function download(format: Format) {
    setBusy(format);
    try {
      const reply = await call(exportStatement, { format, from, to });
      if (refused(reply)) toast({ kind: 'bad', message: reply.message });
      else saveFile(reply);
    } catch (cause) {
      const retry = () => void download(format);
      toast({ kind: 'bad', message: (cause as CallFailed).message, action: { label: say`Retry`, onPress: retry } });
    }
    setBusy(undefined);
  }

  return formats.map((format) => (
    <Button key={format} small icon="download" busy={busy === format} onClick={() => void download(format)}>
      {format.toUpperCase()}
    </Button>
  ));
}
