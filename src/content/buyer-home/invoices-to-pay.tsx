import { Link } from 'react-router';
import { addDays, formatNearDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import type { BuyerWork } from './buyer-home.contract.ts';
import { DayLeaf } from './day-leaf.tsx';
import { payHref } from './pay-link.ts';
import { timeLeft } from './time-left.rule.ts';
import { TimeLeftLine } from './time-left.tsx';
import { WorkItem, WorkList } from './work-list.tsx';

type Money = BuyerWork['money'];
export type Invoice = Money['invoices'][number];

const shown = 5;

type InvoicesToPayProps = { money: Money; today: string /** Overdue ones are shown above. */; withoutOverdue: boolean };

export function InvoicesToPay({ money, today, withoutOverdue }: InvoicesToPayProps) {
  const listed = money.invoices.filter(({ overdue }) => !(withoutOverdue && overdue));
  if (listed.length === 0) return null;
  const count = money.total - (money.invoices.length - listed.length);
  const unpaid = withoutOverdue ? money.unpaid - money.overdue : money.unpaid;
  return (
    <WorkList
      title={withoutOverdue ? t`Not due yet` : t`To pay`}
      count={count}
      more={{ to: '/statement', label: t`Account Statement` }}
      foot={count > 1 && <Foot invoices={listed} count={count} unpaid={unpaid} />}
    >
      <ul>
        {listed.slice(0, shown).map((invoice) => (
          <InvoiceItem key={invoice.number} invoice={invoice} money={money} today={today} />
        ))}
      </ul>
    </WorkList>
  );
}

function InvoiceItem({ invoice, money, today }: { invoice: Invoice; money: Money; today: string }) {
  const { number, order_no, brought_forward, due_on, unpaid } = invoice;
  return (
    <WorkItem
      lead={<DayLeaf day={due_on} tone={due_on < today ? 'late' : undefined} />}
      title={<Designation to="/statement">{number}</Designation>}
      text={brought_forward ? t`Brought forward` : order_no && tRich`Order ${<Designation>{order_no}</Designation>}`}
      time={<DueTime invoice={invoice} today={today} graceDays={money.credit?.grace_days ?? 0} />}
      amount={<Amount value={unpaid} showCurrency />}
      action={
        <ButtonLink small to={payHref([invoice])} aria-label={t`Pay ${number}`}>
          {t`Pay`}
        </ButtonLink>
      }
    />
  );
}

function DueTime({ invoice, today, graceDays }: { invoice: Invoice; today: string; graceDays: number }) {
  const { days, tone } = timeLeft(invoice.due_on, today);
  const isInGrace = days < 0 && !invoice.overdue;
  const note = isInGrace
    ? t`grace to ${formatNearDay(addDays(invoice.due_on, graceDays))}`
    : t`due ${formatNearDay(invoice.due_on)}`;
  return (
    <TimeLeftLine days={days} tone={tone} note={note}>
      {days < 0 ? t`${plural(-days, 'day')} late` : days === 0 ? t`today` : plural(days, 'day')}
    </TimeLeftLine>
  );
}

function Foot({ invoices, count, unpaid }: { invoices: readonly Invoice[]; count: number; unpaid: number }) {
  const sum = <Amount value={unpaid} showCurrency />;
  return (
    <>
      {tRich`${plural(count, 'invoice')}, ${sum} unpaid.`}{' '}
      {count === invoices.length && <Link to={payHref(invoices)}>{t`Pay all`}</Link>}
    </>
  );
}
