import { Link } from 'react-router';
import { countOf, say } from '../lib/say.ts';
import styles from './home-cart.module.css';

/** How full the cart is, beside the other ways on from the search; its room is there before the browser has counted. */
export function HomeCart({ count }: { count: number }) {
  return (
    <p className={styles.cart}>{count > 0 && <Link to="/cart">{say`${countOf(count, 'item')} in your cart`}</Link>}</p>
  );
}
