import { useState } from 'react';
import { plural } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { type DeskImport, missingText } from './import-texts.ts';
import type {
  cancelImportAtDesk,
  checkImportAtDesk,
  continueImportAtDesk,
  readImportAtDesk,
  runImportAtDesk,
} from './imports.contract.ts';
import styles from './imports.module.css';

/** The actions that are possible next; retiring what is missing is asked with its count. */
export function ImportActions({ one }: { one: DeskImport }) {
  const { id, state, found, missing, mapping, kind, hasFile, failedIn, reading } = one;
  const { site } = useDeskSite();
  const [retires, setRetires] = useState(false);
  const { change, busy } = useAction();
  if (state === 'done' || state === 'cancelled') return null;
  const record = { site, id: String(id) };
  const writes = found.new + found.changed;
  const retired = retires && missing ? missing : 0;
  const run = () =>
    change(() =>
      callDesk<typeof runImportAtDesk>('POST /desk/api/:site/imports/run/', {
        ...record,
        ...(retires && missing !== null && { retireMissing: missing }),
      }),
    );
  const checkAgain = () =>
    change(() => callDesk<typeof checkImportAtDesk>('POST /desk/api/:site/imports/check/', { ...record, mapping }));
  const readOtherwise = () =>
    change(() =>
      callDesk<typeof readImportAtDesk>('POST /desk/api/:site/imports/reading/', {
        ...record,
        sheets: reading?.sheets.flatMap(({ isRead }, place) => (isRead ? [place] : [])) ?? [],
        withHidden: reading?.withHidden ?? false,
      }),
    );
  const goOn = () => change(() => callDesk<typeof continueImportAtDesk>('POST /desk/api/:site/imports/go_on/', record));
  const cancel = () =>
    change(() => callDesk<typeof cancelImportAtDesk>('POST /desk/api/:site/imports/cancel/', record));
  return (
    <div className={styles.bar}>
      {state === 'checked' && missing !== null && missing > 0 && (
        <Checkbox
          label={missingText(kind, missing)}
          checked={retires}
          onChange={(event) => setRetires(event.target.checked)}
        />
      )}
      <span className={styles.actions}>
        <Button busy={busy} onClick={() => void cancel()}>
          {state === 'running' ? 'Stop' : 'Cancel'}
        </Button>
        {(state === 'checked' || state === 'failed') && hasFile && reading && (
          <Button busy={busy} onClick={() => void readOtherwise()}>
            Change sheet or columns
          </Button>
        )}
        {(state === 'checked' || state === 'failed') && hasFile && (
          <Button busy={busy} onClick={() => void checkAgain()}>
            Check again
          </Button>
        )}
        {state === 'failed' && failedIn !== '' && (
          <Button kind="primary" busy={busy} onClick={() => void goOn()}>
            Go on
          </Button>
        )}
        {state === 'checked' && writes + retired > 0 && (
          <Button kind="primary" busy={busy} onClick={() => void run()}>
            {kind === 'pictures' ? `Add ${plural(writes, 'picture')}` : `Write ${plural(writes + retired, 'change')}`}
          </Button>
        )}
      </span>
    </div>
  );
}
