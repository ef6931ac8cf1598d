import { t } from '../lib/i18n.ts';
import styles from './skip-to-summary.module.css';

/** The id of the part that the link leads to. */
export const summaryId = 'order-summary';

/** A link in front of the lines of an order. */
export function SkipToSummary() {
  return <a className={styles.skip} href={`#${summaryId}`}>{t`Skip to the order summary`}</a>;
}
