import { useState } from 'react';
import { plural } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { ControlTotal, isControlled, noControl } from './control-total.tsx';
import { type DeskImport, missingText } from './import-texts.ts';
import type {
  cancelImportAtDesk,
  checkImportAtDesk,
  continueImportAtDesk,
  readImportAtDesk,
  runImportAtDesk,
  undoImportAtDesk,
} from './imports.contract.ts';
import styles from './imports.module.css';

/** What becomes of the records that an import has made. */
const newRecordsGo: Partial<Record<DeskImport['kind'], string>> = {
  items: 'New items are retired, because orders may name them.',
  customers: 'New customers go away again, unless somebody signs in, orders or has paid for them since.',
  pictures: 'The pictures are taken off their items.',
  bills: 'So does what was paid on or reminded of.',
};

/** Asked once more, because it changes as much as the import did. */
function UndoAction({ one: { id, kind, written, retired } }: { one: DeskImport }) {
  const { site } = useDeskSite();
  const [asks, setAsks] = useState(false);
  const { change, busy } = useAction();
  const changes = written.new + written.changed + retired;
  if (changes === 0) return null;
  const undo = () =>
    change(() => callDesk<typeof undoImportAtDesk>('POST /desk/api/:site/imports/undo/', { site, id: String(id) }));
  return (
    <div className={styles.bar}>
      <span className={styles.hint}>
        {asks
          ? ['What somebody changed since stays as it is.', newRecordsGo[kind]].filter(Boolean).join(' ')
          : 'It can be undone for a week.'}
      </span>
      <span className={styles.actions}>
        <a href={`/desk/files/${site}/imports/${id}?of=written`} download>
          Download what it did
        </a>
        {asks && (
          <Button disabled={busy} onClick={() => setAsks(false)}>
            Leave it
          </Button>
        )}
        {asks ? (
          <Button kind="danger" busy={busy} onClick={() => void undo()}>
            {`Take back ${plural(changes, 'change')}`}
          </Button>
        ) : (
          <Button onClick={() => setAsks(true)}>Undo this import</Button>
        )}
      </span>
    </div>
  );
}

/** The actions that are possible next; retiring what is missing is asked with its count. */
export function ImportActions({ one }: { one: DeskImport }) {
  const { id, state, found, missing, mapping, kind, hasFile, failedIn, reading } = one;
  const { site, currency } = useDeskSite();
  const [retires, setRetires] = useState(false);
  const [control, setControl] = useState(noControl);
  const { change, busy } = useAction();
  if (state === 'done' && one.canBeUndone) return <UndoAction one={one} />;
  if (['done', 'undoing', 'undone', 'cancelled'].includes(state)) return null;
  const record = { site, id: String(id) };
  const canRead = hasFile && (state === 'checked' || (state === 'failed' && failedIn !== 'undoing'));
  const writes = found.new + found.changed;
  const retired = retires && missing ? missing : 0;
  const run = () =>
    change(() =>
      callDesk<typeof runImportAtDesk>('POST /desk/api/:site/imports/run/', {
        ...record,
        ...(retires && missing !== null && { retireMissing: missing }),
        ...(one.total && { controlTotal: control.text, agreedDifference: control.agreedDifference }),
      }),
    );
  const checkAgain = () =>
    change(() => callDesk<typeof checkImportAtDesk>('POST /desk/api/:site/imports/check/', { ...record, mapping }), '');
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
    <>
      {one.total && (
        <ControlTotal
          total={one.total}
          wrong={found.wrong}
          currency={currency}
          control={control}
          onChange={setControl}
        />
      )}
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
          {canRead && reading && (
            <Button busy={busy} onClick={() => void readOtherwise()}>
              Change sheet or columns
            </Button>
          )}
          {canRead && (
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
            <Button kind="primary" busy={busy} disabled={!isControlled(one.total, control)} onClick={() => void run()}>
              {kind === 'pictures' ? `Add ${plural(writes, 'picture')}` : `Write ${plural(writes + retired, 'change')}`}
            </Button>
          )}
        </span>
      </div>
    </>
  );
}
