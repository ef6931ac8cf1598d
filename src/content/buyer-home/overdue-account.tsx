import { useState } from 'react';
import { Link } from 'react-router';
import { formatNearDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { formatMoney, roundToMinor } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import type { BuyerWork } from './buyer-home.contract.ts';
import styles from './overdue-account.module.css';
import { payHref } from './pay-link.ts';
import { ScaleBar } from './scale-bar.tsx';

type Money = BuyerWork['money'];

/** The sum that is overdue, what it stops, and Pay for the invoices that are ticked. */
export function OverdueAccount({ money, today }: { money: Money; today: string }) {
  const late = money.invoices.filter(({ overdue }) => overdue);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const ticked = late.filter(({ number }) => !left.has(number));
  const toggle = (number: string) =>
    setLeft(
      (numbers) => new Set(numbers.has(number) ? [...numbers].filter((one) => one !== number) : [...numbers, number]),
    );
  return (
    <section className={styles.overdue} aria-labelledby="overdue">
      <div className={styles.words}>
        <p className={styles.kind}>{t`Account overdue, ${formatNearDay(today)}`}</p>
        <h1 id="overdue">{tRich`${<Amount value={money.overdue} showCurrency />} is overdue`}</h1>
        <p>{t`Orders on credit wait until it is paid. Paying online still works for every order, and your quotes keep their dates.`}</p>
        <div className={styles.pay}>
          <Pay invoices={ticked} />
          <ButtonLink to="/statement">{t`Account Statement`}</ButtonLink>
        </div>
        <AlreadyPaid />
      </div>
      <div className={styles.invoices}>
        {money.unpaid > money.overdue && (
          <ScaleBar
            parts={[
              { label: t`Not overdue`, amount: money.unpaid - money.overdue, look: 'used' },
              { label: t`Overdue`, amount: money.overdue, look: 'late' },
            ]}
          />
        )}
        <ul>
          {late.map(({ number, order_no, due_on, days_over, unpaid }) => (
            <li key={number}>
              <Checkbox
                checked={!left.has(number)}
                onChange={() => toggle(number)}
                label={
                  <span className={styles.invoice}>
                    <Designation>{number}</Designation>
                    <small>{t`Due ${formatNearDay(due_on)}, order ${order_no}`}</small>
                  </span>
                }
                end={
                  <span className={styles.sum}>
                    <Tag kind="bad">{t`${plural(days_over, 'day')} past due`}</Tag>
                    <Amount value={unpaid} showCurrency />
                  </span>
                }
              />
            </li>
          ))}
        </ul>
        {sumOf(late) < roundToMinor(money.overdue) && (
          <p className={styles.rest}>{t`More overdue invoices are in your Account Statement.`}</p>
        )}
      </div>
    </section>
  );
}

/** The sum in minor units. */
const sumOf = (invoices: Money['invoices']): number => sum(invoices, ({ unpaid }) => roundToMinor(unpaid));

function Pay({ invoices }: { invoices: Money['invoices'] }) {
  const { currency } = useSite();
  if (invoices.length === 0)
    return (
      <>
        <Button disabled aria-describedby="nothing-ticked">{t`Pay`}</Button>
        <span id="nothing-ticked">{t`Tick an invoice to pay.`}</span>
      </>
    );
  const minor = sumOf(invoices);
  return <ButtonLink kind="primary" to={payHref(invoices)}>{t`Pay ${formatMoney({ minor, currency })}`}</ButtonLink>;
}

function AlreadyPaid() {
  const { contact } = useSite();
  const mail = <MailLink to={contact.email} />;
  const phone = <a href={phoneHref(contact.phone)}>{contact.phone}</a>;
  return (
    <p className={styles.paid}>
      {tRich`Paid already? Send the bank's reference to ${mail} or call ${phone}. What we have booked is in your ${<Link to="/statement">{t`Account Statement`}</Link>}.`}
    </p>
  );
}
