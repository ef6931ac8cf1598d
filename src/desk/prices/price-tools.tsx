import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import type { SiteCode } from '../../sites/site.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { callDesk, type DeskCallError } from '../browser/call-desk.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { exportPricesAtDesk } from './price-rows.contract.ts';
import styles from './prices.module.css';
import type { LoadedPrices } from './use-price-sheet.ts';

type ToolsProps = { site: SiteCode; loaded: LoadedPrices; mayEdit: boolean; onImported: () => void };

export function PriceTools({ site, loaded, mayEdit, onImported }: ToolsProps) {
  const [opened, setOpened] = useState<'import' | 'history'>();
  const toast = useToast();
  const { owner } = loaded;

  async function download() {
    try {
      const request = { site, owner, format: 'xlsx' as const };
      const reply = await callDesk<typeof exportPricesAtDesk>('GET /desk/api/:site/prices/export/', request);
      if (isRefusal(reply)) toast({ kind: 'bad', message: reply.message });
      else downloadFile(reply);
    } catch (cause) {
      toast({ kind: 'bad', message: (cause as DeskCallError).message });
    }
  }

  return (
    <div className={styles.tools}>
      <Button small icon="download" onClick={() => void download()}>{t`Excel`}</Button>
      {mayEdit && <Button small onClick={() => setOpened('import')}>{t`Import`}</Button>}
      <Button small onClick={() => setOpened('history')}>{t`History`}</Button>
      {opened === 'import' && (
        <ImportDialog
          site={site}
          loaded={loaded}
          onClose={() => setOpened(undefined)}
          onImported={() => {
            setOpened(undefined);
            onImported();
          }}
        />
      )}
      {opened === 'history' && <HistoryDialog site={site} loaded={loaded} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
