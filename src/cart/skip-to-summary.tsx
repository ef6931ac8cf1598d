import { t } from '../lib/i18n.ts';
import styles from './skip-to-summary.module.css';

/** Where it leads. */
export const summaryId = 'order-summary';

/** In front of the lines of an order. */
export function SkipToSummary() {
  return <a className={styles.skip} href={`#${summaryId}`}>{t`Skip to the order summary`}</a>;
}
