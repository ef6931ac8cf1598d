import { useState } from 'react';
import { formatNumber } from '../../lib/format-number.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import plain from '../list/plain-table.module.css';
import type { DeskImport } from './import-texts.ts';
import { columnText } from './import-words.ts';
import styles from './imports.module.css';
import { useCheckImport } from './use-check-import.ts';

/** Words of the file that are none of ours: staff say once what each means. */
export function OpenWords({ one }: { one: DeskImport }) {
  const { kind, openWords } = one;
  const [meant, setMeant] = useState<Readonly<Record<string, string>>>({});
  const { check, busy } = useCheckImport(one);
  const keyOf = ({ name, word }: { name: string; word: string }) => `${name} ${word}`;
  const said = openWords.flatMap(({ name, word }) => {
    const means = meant[keyOf({ name, word })];
    return means ? [{ name, word, means }] : [];
  });
  return (
    <section className={styles.part} aria-labelledby="open-words">
      <h2 id="open-words">What do these mean?</h2>
      <div className={plain.scroller}>
        <table className={classNames(plain.table, styles.mapping)}>
          <thead>
            <tr>
              <th scope="col">In the file</th>
              <th scope="col">As</th>
              <th scope="col" className={styles.number}>
                Lines
              </th>
              <th scope="col">Means</th>
            </tr>
          </thead>
          <tbody>
            {openWords.map((word) => (
              <tr key={keyOf(word)}>
                <th scope="row" className={styles.values}>
                  {word.word}
                </th>
                <td>{columnText(kind, word.name)}</td>
                <td className={styles.number}>{formatNumber(word.lines)}</td>
                <td>
                  <Select
                    small
                    aria-label={`Meaning of ${word.word}`}
                    value={meant[keyOf(word)] ?? ''}
                    onChange={(event) => setMeant({ ...meant, [keyOf(word)]: event.target.value })}
                  >
                    <option value="">leave the lines out</option>
                    {word.choices.map(({ value, text }) => (
                      <option key={value} value={value}>
                        {text}
                      </option>
                    ))}
                  </Select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.actions}>
        <Button busy={busy} disabled={said.length === 0} onClick={() => void check({ words: said })}>
          Check again with these
        </Button>
        <span className={styles.hint}>They are remembered for later files.</span>
      </div>
    </section>
  );
}
