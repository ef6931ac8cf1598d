import { Link } from 'react-router';
import { plural, t } from '../../lib/i18n.ts';
import styles from './cart-count-link.module.css';

/** Keeps its height before the browser has counted the lines, so that nothing moves. */
export function CartCountLink({ count }: { count: number }) {
  return (
    <p className={styles.cart}>{count > 0 && <Link to="/cart">{t`${plural(count, 'item')} in your cart`}</Link>}</p>
  );
}
