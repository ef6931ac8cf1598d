import { Link } from 'react-router';
import { plural, t } from '../../lib/i18n.ts';
import styles from './cart-count-link.module.css';

/** How full the cart is, beside the other ways on from the search; its room is there before the browser has counted. */
export function CartCountLink({ count }: { count: number }) {
  return (
    <p className={styles.cart}>{count > 0 && <Link to="/cart">{t`${plural(count, 'item')} in your cart`}</Link>}</p>
  );
}
