import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import styles from './table-footer.module.css';

export function useFirstRows<Row>(rows: readonly Row[], atFirst = 200) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, atFirst);
  return { shown, hasMore: shown.length < rows.length, showAll: () => setAll(true) };
}

export type TableFooterProps = {
  summary: string;
  onShowAll: (() => void) | undefined;
};

export function TableFooter({ summary, onShowAll }: TableFooterProps) {
  return (
    <p className={styles.foot} role="status">
      {summary} {onShowAll && <button type="button" className={styles.more} onClick={onShowAll}>{t`Show all`}</button>}
    </p>
  );
}
