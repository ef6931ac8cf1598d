import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import plain from '../list/plain-table.module.css';
import { useDeskSite } from '../shell/desk-session.ts';
import type { DeskImport } from './import-texts.ts';
import { columnText } from './import-words.ts';
import type { checkImportAtDesk } from './imports.contract.ts';
import styles from './imports.module.css';
import { headingText, sheetsThatAreRead } from './reading-texts.ts';

/** Which column of the file is which of ours, with a few values to go by. */
export function MappingForm({
  one: { id, kind, header, sample, columns, reading, mapping: proposed },
}: {
  one: DeskImport;
}) {
  const { site } = useDeskSite();
  const [mapping, setMapping] = useState(proposed);
  const { change, busy } = useAction();
  const hidden = reading ? sheetsThatAreRead(reading).flatMap(({ hiddenColumns }) => hiddenColumns) : [];
  const missing = columns.filter(({ name, required }) => required && !mapping.includes(name));
  const match = (at: number, name: string) =>
    setMapping(mapping.map((one, place) => (place === at ? name : one === name ? '' : one)));
  const check = () =>
    change(() =>
      callDesk<typeof checkImportAtDesk>('POST /desk/api/:site/imports/check/', {
        site,
        id: String(id),
        mapping,
      }),
    );
  return (
    <section className={styles.part} aria-label="Columns">
      <div className={plain.scroller}>
        <table className={classNames(plain.table, styles.mapping)}>
          <thead>
            <tr>
              <th scope="col">In the file</th>
              <th scope="col">Means</th>
            </tr>
          </thead>
          <tbody>
            {header.map((_heading, at) => (
              <tr key={at}>
                <th scope="row">
                  {headingText(header, at)}
                  {hidden.includes(at) && <span className={styles.examples}>hidden in the file</span>}
                  <span className={styles.examples}>{valuesOf(sample, at)}</span>
                </th>
                <td>
                  <Select
                    small
                    aria-label={`Meaning of ${headingText(header, at)}`}
                    value={mapping[at]}
                    onChange={(event) => match(at, event.target.value)}
                  >
                    <option value="">leave out</option>
                    {columns.map(({ name, required }) => (
                      <option key={name} value={name}>
                        {required ? `${columnText(kind, name)} (needed)` : columnText(kind, name)}
                      </option>
                    ))}
                  </Select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {missing.length > 0 && (
        <p role="status">{`Please match these columns too: ${missing.map(({ name }) => columnText(kind, name)).join(', ')}.`}</p>
      )}
      <div className={styles.actions}>
        <Button kind="primary" busy={busy} disabled={missing.length > 0} onClick={() => void check()}>
          Start the dry run
        </Button>
        <span className={styles.hint}>Nothing is changed by it. The columns are remembered for the next file.</span>
      </div>
    </section>
  );
}

const valuesOf = (sample: readonly (readonly string[])[], at: number) =>
  sample
    .map((cells) => cells[at] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .join(' · ');
