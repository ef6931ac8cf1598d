import { t } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import type { packingList } from '../packing/packing-list.contract.ts';
import styles from './order-documents.module.css';

/** `dispatch`: NOD26000119-1. */
export function PackingListButton({ dispatch }: { dispatch: string }) {
  const { send, busy } = useAction();

  const download = () =>
    void send(() => call<typeof packingList>('POST /api/packing_list/', { dispatch }), {
      onDone: (reply) => downloadFile(reply.file_name, reply.media_type, reply.content),
    });

  return (
    <button type="button" className={styles.document} data-print="no" aria-busy={busy || undefined} onClick={download}>
      <Icon name="file" />
      <b>
        {t`Packing list`} <span className={styles.number}>{dispatch}</span>
      </b>
      <span className={styles.kind}>{t`PDF`}</span>
    </button>
  );
}
