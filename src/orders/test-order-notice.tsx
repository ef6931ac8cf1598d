import { t } from '../lib/i18n.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import styles from './test-order-notice.module.css';

/** Pages of an order that was placed before the shop opened show this notice. */
export function TestOrderNotice() {
  return (
    <div className={styles.notice}>
      <Notice kind="warn" title={t`This is a test order`}>
        <p>{t`It was placed before the shop opened: nothing is to be paid, and no goods leave.`}</p>
      </Notice>
    </div>
  );
}
