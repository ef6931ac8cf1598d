import { formatNearDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import styles from './quote-validity.module.css';

export function QuoteValidity({ when, until }: { when: string | undefined; until: string }) {
  return (
    <>
      {when}
      <span className={styles.until}>{t`Quote valid until ${formatNearDay(until)}`}</span>
    </>
  );
}
