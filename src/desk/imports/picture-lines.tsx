import plain from '../list/plain-table.module.css';
import type { DeskImport } from './import-texts.ts';
import styles from './imports.module.css';

/** The first pictures that would be added, with their items, and the first ones that are there already. */
export function PictureLines({ one: { changes, unchanged } }: { one: DeskImport }) {
  return (
    <>
      {changes.length > 0 && (
        <section className={styles.part} aria-labelledby="matched-pictures">
          <h2 id="matched-pictures">First matched pictures</h2>
          <div className={plain.scroller}>
            <table className={plain.table}>
              <thead>
                <tr>
                  <th scope="col">Picture</th>
                  <th scope="col">Item</th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ line, key, fields }) => (
                  <tr key={line}>
                    <th scope="row" className={styles.values}>
                      {key}
                    </th>
                    <td className={styles.then}>{fields[0]?.after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      {unchanged.length > 0 && (
        <section className={styles.part} aria-labelledby="kept-pictures">
          <h2 id="kept-pictures">Already there</h2>
          <p className={styles.kept}>{unchanged.join(' · ')}</p>
        </section>
      )}
    </>
  );
}
