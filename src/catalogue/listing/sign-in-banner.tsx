import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import { AskForPriceLink } from '../pricing/ask-for-price-link.tsx';
import styles from './sign-in-banner.module.css';

/** Stands once above the items whose prices a visitor may not see. */
export function SignInBanner({ next }: { next: string }) {
  return (
    <div className={styles.banner}>
      <p>
        <b>{t`Sign in to see your price, stock and delivery day`}</b>
        <span className={styles.more}>{t`You can fill your cart first: it is kept when you sign in.`}</span>
      </p>
      <ButtonLink to="/signup">{t`SignUp`}</ButtonLink>
      <ButtonLink kind="primary" to={signInHref(next)}>{t`Sign in`}</ButtonLink>
    </div>
  );
}

type WaysToPriceProps = { item: Pick<ItemRow, 'itemid' | 'itemname'>; next: string };

/** In place of an item's price: a visitor signs in, or is called back. */
export const WaysToPrice = ({ item, next }: WaysToPriceProps) => (
  <span className={styles.ways}>
    <Link to={signInHref(next)}>{t`Sign in for price`}</Link>
    <AskForPriceLink item={item} standing={undefined} inWords />
  </span>
);

const signInHref = (next: string): string => `/login?next=${encodeURIComponent(next)}`;
