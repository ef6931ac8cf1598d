import { StatusTag } from '../../account/permissions/status-tag.tsx';
import { plural, t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import styles from './account-figures.module.css';
import type { BuyerWork } from './buyer-home.contract.ts';
import { payHref } from './pay-link.ts';
import { ScaleBar } from './scale-bar.tsx';

type Money = BuyerWork['money'];
type Credit = NonNullable<Money['credit']>;

/** An Active account on one line: what it may still order on credit, drawn to scale. */
export function AccountFigures({ money }: { money: Money }) {
  if (!money.credit) return <PaysAtOnce />;
  return (
    <>
      {money.credit.available === 0 && <LimitReached money={money} credit={money.credit} />}
      <CreditLine money={money} credit={money.credit} />
    </>
  );
}

function CreditLine({ money, credit }: { money: Money; credit: Credit }) {
  const { available, limit, open_orders, period_days, grace_days } = credit;
  return (
    <dl className={styles.figures} aria-label={t`Account`}>
      <div className={styles.state}>
        <dt>{t`Account`}</dt>
        <dd>
          <StatusTag standing="active" />
        </dd>
      </div>
      <div>
        <dt>{t`Available Balance`}</dt>
        <dd className={styles.big}>
          <Amount value={available} showCurrency fallback={null} />
        </dd>
      </div>
      <div className={styles.scale}>
        <dt>{tRich`Credit limit ${<Amount value={limit} showCurrency fallback={null} />}, to scale`}</dt>
        <dd>
          <ScaleBar
            parts={[
              { label: t`Invoices`, amount: money.unpaid, look: 'used' },
              { label: t`Orders not yet invoiced`, amount: open_orders, look: 'planned' },
              { label: t`Available`, amount: available, look: 'free' },
            ]}
          />
        </dd>
      </div>
      <div className={styles.period}>
        <dt>{t`Credit Period`}</dt>
        <dd>
          {grace_days > 0 ? t`${plural(period_days, 'day')} and ${grace_days} of grace` : plural(period_days, 'day')}
        </dd>
      </div>
    </dl>
  );
}

function LimitReached({ money, credit }: { money: Money; credit: Credit }) {
  const pay = money.invoices.length > 0 && (
    <ButtonLink kind="primary" to={payHref(money.invoices)}>{t`Pay invoices`}</ButtonLink>
  );
  const limit = <Amount value={credit.limit} showCurrency />;
  return (
    <div className={styles.notice}>
      <Notice kind="warn" title={t`Your credit limit is used up`} action={pay}>
        <p>{tRich`Unpaid invoices and open orders use all of ${limit}. Pay an invoice to order on credit again, or pay your next order online.`}</p>
      </Notice>
    </div>
  );
}

function PaysAtOnce() {
  const { contact } = useSite();
  return (
    <dl className={styles.figures} aria-label={t`Account`}>
      <div className={styles.state}>
        <dt>{t`Account`}</dt>
        <dd>
          <StatusTag standing="active" />
        </dd>
      </div>
      <div className={styles.scale}>
        <dt>{t`How you pay`}</dt>
        <dd>{tRich`With each order, online. To order on credit, write to ${<MailLink to={contact.email} />}.`}</dd>
      </div>
    </dl>
  );
}
