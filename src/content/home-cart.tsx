import { Link } from 'react-router';
import { counted } from '../lib/counted.ts';
import { say } from '../lib/say.ts';
import { item } from '../sites/things.ts';
import { useSite } from '../ui/site-context.tsx';
import styles from './home-cart.module.css';

/** How full the cart is, beside the other ways on from the search; its room is there before the browser has counted. */
export function HomeCart({ count }: { count: number }) {
  const { language } = useSite();
  return (
    <p className={styles.cart}>
      {count > 0 && <Link to="/cart">{say`${counted(count, item, language)} in your cart`}</Link>}
    </p>
  );
}
