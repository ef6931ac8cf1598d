import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import cards from './card-table.module.css';
import styles from './table-section.module.css';

/** Figures stand at the end of their column. */
type Head = string | { figure: string };

type SectionProps = { title: string; empty?: string | false; head: readonly Head[]; children: ReactNode };

/** A heading with a small table, or with what is said where there is nothing. Each cell needs its `data-label`, as rows become cards on a phone. */
export function TableSection({ title, empty, head, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {empty ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <div className={styles.scroller}>
          <table className={classNames(styles.table, cards.cards)}>
            <thead>
              <tr>
                {head.map((column) =>
                  typeof column === 'string' ? (
                    <th scope="col" key={column}>
                      {column}
                    </th>
                  ) : (
                    <th scope="col" key={column.figure} className={styles.end}>
                      {column.figure}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </div>
      )}
    </section>
  );
}
