import { useState } from 'react';
import { columnsMeant, missingColumns } from '../../imports/columns/match-columns.rule.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import plain from '../list/plain-table.module.css';
import { type FixedValue, FixedValues } from './fixed-values.tsx';
import type { DeskImport } from './import-texts.ts';
import { columnText, listedColumns } from './import-words.ts';
import styles from './imports.module.css';
import { headingText, sheetsThatAreRead } from './reading-texts.ts';
import { useCheckImport } from './use-check-import.ts';

/** Which column of the file is which of ours, with a few values to go by, and what is the same in every line. */
export function MappingForm({ one }: { one: DeskImport }) {
  const { kind, header, columns, naming, reading } = one;
  const [mapping, setMapping] = useState(one.mapping);
  const [fixed, setFixed] = useState<readonly FixedValue[]>(() => valuesToType(one));
  const { check, busy } = useCheckImport(one);
  const hidden = reading ? sheetsThatAreRead(reading).flatMap(({ hiddenColumns }) => hiddenColumns) : [];
  const given = fixed.filter(({ value }) => value.trim() !== '');
  const same = Object.fromEntries(given.map(({ name, value }) => [name, value]));
  const missing = missingColumns({ mapping, fixed: same }, columns, naming);
  const known = new Set([...mapping.flatMap(columnsMeant), ...Object.keys(same)]);
  const neededForNew = columns.flatMap(({ name, neededForNew }) => (neededForNew && !known.has(name) ? [name] : []));
  /** One of ours is in one place only. */
  function match(at: number, names: readonly string[]) {
    const isTaken = (name: string) => names.includes(name);
    setMapping(
      mapping.map((matched, place) =>
        (place === at ? names : columnsMeant(matched).filter((name) => !isTaken(name))).join(' '),
      ),
    );
    setFixed(fixed.filter(({ name }) => !isTaken(name)));
  }
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
                  <span className={styles.examples}>{valuesOf(one.sample, at)}</span>
                </th>
                <td>
                  <Meanings
                    one={one}
                    heading={headingText(header, at)}
                    names={columnsMeant(mapping[at] ?? '')}
                    offersMore={missing.length + neededForNew.length > 0}
                    onChange={(names) => match(at, names)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FixedValues
        kind={kind}
        values={fixed}
        columns={columns.filter(({ name }) => !mapping.flatMap(columnsMeant).includes(name))}
        suggested={[...missing, ...neededForNew]}
        onChange={setFixed}
      />
      {missing.length > 0 && <p role="status">{`Please match these columns too: ${listedColumns(kind, missing)}.`}</p>}
      {missing.length === 0 && neededForNew.length > 0 && (
        <p role="status">
          {`The file changes what is there already. New ones also need ${listedColumns(kind, neededForNew)}.`}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          kind="primary"
          busy={busy}
          disabled={missing.length > 0}
          onClick={() => void check({ mapping, fixed: [...given] })}
        >
          Start the dry run
        </Button>
        <span className={styles.hint}>Nothing is changed by it. The columns are remembered for the next file.</span>
      </div>
    </section>
  );
}

type MeaningsProps = {
  one: DeskImport;
  heading: string;
  names: readonly string[];
  /** Something that is needed has no column yet. */
  offersMore: boolean;
  onChange: (names: readonly string[]) => void;
};

/** A part number may be the code and the name at once, so a column can have a second meaning. */
function Meanings({ one: { kind, columns }, heading, names, offersMore, onChange }: MeaningsProps) {
  const [asksMore, setAsksMore] = useState(false);
  const shown = names.length > 1 || asksMore ? [names[0] ?? '', names[1] ?? ''] : [names[0] ?? ''];
  return (
    <div className={styles.meanings}>
      {shown.map((name, place) => (
        <Select
          key={place}
          small
          aria-label={place === 0 ? `Meaning of ${heading}` : `Second meaning of ${heading}`}
          value={name}
          onChange={(event) =>
            onChange([...new Set(shown.map((old, at) => (at === place ? event.target.value : old)))].filter(Boolean))
          }
        >
          <option value="">{place === 0 ? 'leave out' : 'nothing else'}</option>
          {columns.map(({ name: column, required, neededForNew }) => (
            <option key={column} value={column}>
              {`${columnText(kind, column)}${required ? ' (needed)' : neededForNew ? ' (needed for new ones)' : ''}`}
            </option>
          ))}
        </Select>
      ))}
      {offersMore && shown.length === 1 && names.length === 1 && (
        <Button small kind="quiet" aria-label={`${heading} means something else too`} onClick={() => setAsksMore(true)}>
          and also…
        </Button>
      )}
    </div>
  );
}

/** What is the same in every line, with the columns that are mostly typed. */
function valuesToType({ fixed, columns, mapping }: DeskImport): FixedValue[] {
  const given = Object.entries(fixed).map(([name, value]) => ({ name, value }));
  const known = new Set([...mapping.flatMap(columnsMeant), ...Object.keys(fixed)]);
  const typed = columns.flatMap(({ name, isTyped }) => (isTyped && !known.has(name) ? [{ name, value: '' }] : []));
  return [...given, ...typed];
}

const valuesOf = (sample: readonly (readonly string[])[], at: number) =>
  sample
    .map((cells) => cells[at] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .join(' · ');
