import { useRouteLoaderData } from 'react-router';
import type { Session } from '../account/sign-in.contract.ts';
import { maySeePrices, standingOf } from '../account/standing.rule.ts';
import { said, say } from '../lib/say.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import styles from './status-notice.module.css';

/**
 * Tells a buyer whose account waits why prices and stock are not shown, and leads who has not finished the registration
 * back to it; nothing for anybody else.
 */
export function StatusNotice({ status }: { status: string | undefined }) {
  const { contact } = useSite();
  const root = useRouteLoaderData('root') as { session: Session | null } | undefined;
  const unfinished = (root?.session?.login_user_type ?? 'existing') !== 'existing';
  if (status === undefined || maySeePrices(standingOf(status))) return null;
  const mail = <MailLink to={contact.email} />;
  const phone = <a href={phoneHref(contact.phone)}>{contact.phone}</a>;
  return (
    <div className={styles.notice}>
      <Notice
        kind="warn"
        title={said(status)}
        action={unfinished && <ButtonLink small to="/register">{say`Update Profile`}</ButtonLink>}
      >
        <p>{say`Your account status needs to be verified by our team before you can view stock, prices, and add products to the cart.`}</p>
        {unfinished && <p>{say`It can begin once your profile details are complete.`}</p>}
        <p className={styles.small}>{sayWith`Questions: ${mail} or ${phone}. Your cart is kept.`}</p>
      </Notice>
    </div>
  );
}
