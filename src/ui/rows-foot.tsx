import { useState } from 'react';
import { say } from '../lib/say.ts';
import styles from './rows-foot.module.css';

/** The first rows of a long list, the newest or the best, and what lies below the table: how many there are, 'Show all'. */
export function useFirstRows<Row>(rows: readonly Row[], atFirst = 200) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, atFirst);
  return { shown, hasMore: shown.length < rows.length, showAll: () => setAll(true) };
}

export type RowsFootProps = {
  /** '64 lines', 'The newest 200 of 450 lines.' */
  words: string;
  /** Set where more can be shown. */
  onAll: (() => void) | undefined;
};

/** Under a table: how many rows there are, and the way to all of them. */
export function RowsFoot({ words, onAll }: RowsFootProps) {
  return (
    <p className={styles.foot} role="status">
      {words} {onAll && <button type="button" className={styles.more} onClick={onAll}>{say`Show all`}</button>}
    </p>
  );
}
