import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import styles from './sign-in-banner.module.css';

/** Shown on a phone, where the table has no column that could say it. */
export function SignInBanner({ next }: { next: string }) {
  return (
    <div className={styles.banner}>
      <b>{t`Sign in to see your price, stock and delivery day`}</b>
      <ButtonLink kind="primary" to={signInHref(next)}>{t`SignIn`}</ButtonLink>
    </div>
  );
}

export function SignInCell({ next }: { next: string }) {
  return (
    <div className={styles.cell}>
      <b>{t`Sign in to see your price, stock and delivery day.`}</b>
      <ButtonLink kind="primary" to={signInHref(next)}>{t`SignIn`}</ButtonLink>
      <ButtonLink to="/signup">{t`SignUp`}</ButtonLink>
      <span className={styles.note}>{t`Or add items to your cart and send an RFI.`}</span>
    </div>
  );
}

const signInHref = (next: string): string => `/login?next=${encodeURIComponent(next)}`;
