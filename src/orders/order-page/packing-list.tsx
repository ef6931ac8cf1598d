import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import type { packingList } from '../packing/packing-list.contract.ts';
import styles from './order-documents.module.css';

/** `dispatch`: NOD26000119-1. */
export function PackingListButton({ dispatch }: { dispatch: string }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const reply = await call<typeof packingList>('POST /api/packing_list/', { dispatch });
      if (isRefusal(reply)) toast({ kind: 'bad', message: reply.message });
      else downloadFile(reply.file_name, reply.media_type, reply.content);
    } catch (cause) {
      const retry = () => void download();
      toast({ kind: 'bad', message: (cause as CallError).message, action: { label: t`Retry`, onPress: retry } });
    }
    setBusy(false);
  }

  return (
    <button
      type="button"
      className={styles.document}
      data-print="no"
      aria-busy={busy || undefined}
      onClick={() => void download()}
    >
      <Icon name="file" />
      <b>
        {t`Packing list`} <span className={styles.number}>{dispatch}</span>
      </b>
      <span className={styles.kind}>{t`PDF`}</span>
    </button>
  );
}
