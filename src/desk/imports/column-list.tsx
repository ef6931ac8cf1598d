import { useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import plain from '../list/plain-table.module.css';
import { useDeskSite } from '../shell/desk-session.ts';
import { type DeskImportKind, kindLabels } from './import-texts.ts';
import { columnText } from './import-words.ts';
import type { importColumnsAtDesk } from './imports.contract.ts';
import styles from './imports.module.css';

type Columns = Pick<ReplyOf<typeof importColumnsAtDesk>, 'columns' | 'sample'> & { kind: DeskImportKind };

const shownAliases = 8;

/** What a file of a kind may hold, and a sample of one. */
export function ColumnList({ kind }: { kind: DeskImportKind }) {
  const { site } = useDeskSite();
  const [loaded, setLoaded] = useState<Columns>();
  const { send, busy } = useAction();
  if (kind === 'pictures') return null;
  if (loaded?.kind !== kind)
    return (
      <Button
        small
        kind="quiet"
        busy={busy}
        onClick={() =>
          void send(
            () => callDesk<typeof importColumnsAtDesk>('GET /desk/api/:site/imports/columns/', { site, kind }),
            {
              onDone: (reply) => setLoaded({ ...reply, kind }),
            },
          )
        }
      >
        Columns and a sample file
      </Button>
    );
  return <ColumnTable loaded={loaded} onClose={() => setLoaded(undefined)} />;
}

function ColumnTable({ loaded, onClose }: { loaded: Columns; onClose: () => void }) {
  const { kind, columns, sample } = loaded;
  const names = Object.keys(sample);
  const download = () =>
    downloadFile(
      `${kind}-sample.csv`,
      'text/csv',
      `${utf8Bom}${toCsv([names, names.map((name) => sample[name] ?? '')])}`,
    );
  return (
    <section className={styles.part} aria-labelledby="import-columns">
      <div className={styles.head}>
        <h2 id="import-columns">{`Columns of a file: ${kindLabels[kind].toLowerCase()}`}</h2>
        <Button small icon="download" onClick={download}>
          Sample file
        </Button>
        <Button small kind="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <p className={styles.hint}>
        What a file does not mention stays as it is. A file with the stock code and the list price changes prices alone.
      </p>
      <div className={plain.scroller}>
        <table className={plain.table}>
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">Needed</th>
              <th scope="col">Holds</th>
              <th scope="col">Also known as</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ name, required, neededForNew, meaning, aliases }) => (
              <tr key={name}>
                <th scope="row">{columnText(kind, name)}</th>
                <td>{required ? 'yes' : neededForNew ? 'for new ones' : ''}</td>
                <td className={styles.sentence}>{meaning}</td>
                <td className={styles.sentence}>{[name, ...aliases.slice(0, shownAliases)].join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
