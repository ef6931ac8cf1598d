import { maySeePrices, standingOf } from '../account/standing.rule.ts';
import { Notice } from '../ui/notice.tsx';
import { useSite } from '../ui/site-context.tsx';
import styles from './status-notice.module.css';

/** Tells a buyer whose account waits for us why prices and stock are not shown; nothing for anybody else. */
export function StatusNotice({ status }: { status: string | undefined }) {
  const { contact } = useSite();
  if (status === undefined || maySeePrices(standingOf(status))) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="warn" title={status}>
        <p>
          Your account status needs to be verified by our team before you can view stock, prices, and add products to
          the cart.
        </p>
        <p className={styles.small}>
          Questions: <a href={`mailto:${contact.email}`}>{contact.email}</a> or {contact.phone}. Your cart is kept.
        </p>
      </Notice>
    </div>
  );
}
