import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import styles from './table-footer.module.css';

/** The first rows of a long list, the newest or the best, and what lies below the table: how many there are, 'Show all'. */
export function useFirstRows<Row>(rows: readonly Row[], atFirst = 200) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, atFirst);
  return { shown, hasMore: shown.length < rows.length, showAll: () => setAll(true) };
}

export type TableFooterProps = {
  /** '64 lines', 'The newest 200 of 450 lines.' */
  summary: string;
  /** Set where more can be shown. */
  onShowAll: (() => void) | undefined;
};

/** Under a table: how many rows there are, and the way to all of them. */
export function TableFooter({ summary, onShowAll }: TableFooterProps) {
  return (
    <p className={styles.foot} role="status">
      {summary} {onShowAll && <button type="button" className={styles.more} onClick={onShowAll}>{t`Show all`}</button>}
    </p>
  );
}
