import { useRouteLoaderData } from 'react-router';
import { can } from '../../account/permissions/permissions.rule.ts';
import { type Standing, standingLabels } from '../../account/permissions/standing.rule.ts';
import type { Session } from '../../account/sign-in/sign-in.contract.ts';
import { t, translate } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import styles from './account-status-notice.module.css';

export type AccountStatusNoticeProps = {
  standing: Standing | undefined;
  /** Set on a page of the account's own RFIs. */
  ofRfis?: boolean;
};

export function AccountStatusNotice({ standing, ofRfis = false }: AccountStatusNoticeProps) {
  const { contact } = useSite();
  const root = useRouteLoaderData('root') as { session: Session | null } | undefined;
  const waitsForBuyer = root?.session?.needs_correction;
  const unfinished = (root?.session?.login_user_type ?? 'existing') !== 'existing';
  if (standing === undefined || can(standing, 'see-prices')) return null;
  const seesRfiPrices = ofRfis && can(standing, 'see-cart-prices');
  const mail = <MailLink to={contact.email} />;
  const phone = <a href={phoneHref(contact.phone)}>{contact.phone}</a>;
  return (
    <div className={styles.notice}>
      <Notice
        kind="warn"
        title={translate(standingLabels[standing])}
        action={
          unfinished ? (
            <ButtonLink small to="/register">{t`Update Profile`}</ButtonLink>
          ) : (
            waitsForBuyer && <ButtonLink small to="/my-profile">{t`My Profile`}</ButtonLink>
          )
        }
      >
        <p>
          {seesRfiPrices
            ? t`You see the prices of your RFIs. You can add quoted items to the cart once our approval of the account is done; we will e-mail you.`
            : t`Your account status needs to be verified by our team before you can view stock, prices, and add products to the cart.`}
        </p>
        {waitsForBuyer && <p>{t`Our team waits for your answer. What they wrote is in your profile.`}</p>}
        {unfinished && <p>{t`Verification starts once your profile details are complete.`}</p>}
        <p className={styles.small}>{tRich`Questions? Ask ${mail} or ${phone}. Your cart is saved.`}</p>
      </Notice>
    </div>
  );
}
