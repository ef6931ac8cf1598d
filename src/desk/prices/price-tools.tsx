import { useState } from 'react';
import type { SiteCode } from '../../sites/site.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { PriceHistoryDialog } from './history-dialog.tsx';
import { ImportPricesDialog } from './import-dialog.tsx';
import type { exportPricesAtDesk } from './price-rows.contract.ts';
import styles from './prices.module.css';
import type { LoadedPrices } from './use-price-sheet.ts';

type ToolsProps = { site: SiteCode; loaded: LoadedPrices; mayEdit: boolean; onImported: () => void };

export function PriceTools({ site, loaded, mayEdit, onImported }: ToolsProps) {
  const [opened, setOpened] = useState<'import' | 'history'>();
  const { send } = useAction();
  const { owner } = loaded;

  async function download() {
    const request = { site, owner, format: 'xlsx' as const };
    await send(() => callDesk<typeof exportPricesAtDesk>('GET /desk/api/:site/prices/export/', request), {
      onDone: (file) => downloadFile(file.fileName, file.mediaType, file.content),
    });
  }

  return (
    <div className={styles.tools}>
      <Button small icon="download" onClick={() => void download()}>
        Excel
      </Button>
      {mayEdit && (
        <Button small onClick={() => setOpened('import')}>
          Import
        </Button>
      )}
      <Button small onClick={() => setOpened('history')}>
        History
      </Button>
      {opened === 'import' && (
        <ImportPricesDialog
          site={site}
          loaded={loaded}
          onClose={() => setOpened(undefined)}
          onImported={() => {
            setOpened(undefined);
            onImported();
          }}
        />
      )}
      {opened === 'history' && <PriceHistoryDialog site={site} loaded={loaded} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
