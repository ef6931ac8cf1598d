import { countText } from '../../catalogue/items/item-format.rule.ts';
import { daysBetween, formatNearDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import type { BuyerWork } from './buyer-home.contract.ts';
import { DayLeaf } from './day-leaf.tsx';
import { TimeLeftLine } from './time-left.tsx';
import { WorkItem, WorkList } from './work-list.tsx';

type Order = BuyerWork['on_the_way']['orders'][number];

export function OrdersOnTheWay({ found, today }: { found: BuyerWork['on_the_way']; today: string }) {
  if (found.total === 0) return null;
  const more = found.total - found.orders.length;
  return (
    <WorkList
      title={t`On the way`}
      count={found.total}
      more={{ to: '/order-history', label: t`Order History` }}
      foot={more > 0 && t`${plural(more, 'more order')} in Order History`}
    >
      <ul>
        {found.orders.map((order) => (
          <WorkItem
            key={order.order_no}
            lead={<DayLeaf day={order.expected_on} tone={order.expected_on === today ? 'now' : undefined} />}
            title={<Designation to={orderHref(order)}>{order.order_no}</Designation>}
            text={stageText(order)}
            time={<ArrivalTime day={order.expected_on} today={today} />}
            amount={
              order.purchase_order_no && (
                <small>
                  <ReferenceNumber>{order.purchase_order_no}</ReferenceNumber>
                </small>
              )
            }
            action={<TrackOrder order={order} />}
          />
        ))}
      </ul>
    </WorkList>
  );
}

const orderHref = ({ order_no }: Order): string => `/order-detail?order=${order_no}`;

/** '60 pieces, left Mumbai Wed 18 Nov' */
function stageText({ stage, pieces, lines, item_name, branch, sent_on }: Order): string {
  const goods = item_name ? `${countText(pieces)} × ${item_name}` : plural(pieces, 'piece');
  if (stage === 'sent') return t`${goods}, left ${branch} ${formatNearDay(sent_on)}`;
  if (stage === 'rest') return t`${goods} still to come`;
  const all = item_name ? goods : plural(lines, 'line');
  return stage === 'approval' ? t`${all}, waiting for our approval` : t`${all}, being prepared in ${branch}`;
}

function ArrivalTime({ day, today }: { day: string; today: string }) {
  if (day === '')
    return (
      <TimeLeftLine days={0} tone="warn">
        {t`Date to be confirmed`}
      </TimeLeftLine>
    );
  const days = daysBetween(today, day);
  if (days === 0)
    return (
      <TimeLeftLine days={0} tone="good">
        {t`today`}
      </TimeLeftLine>
    );
  return (
    <TimeLeftLine days={days} tone="plain" note={t`expected ${formatNearDay(day)}`}>
      {plural(days, 'day')}
    </TimeLeftLine>
  );
}

/** Leads to where the carrier shows the goods, else to the order's own page. */
function TrackOrder({ order }: { order: Order }) {
  const label = t`Track ${order.order_no}`;
  if (!order.tracking)
    return (
      <ButtonLink small to={orderHref(order)} aria-label={label}>
        {t`Track`}
      </ButtonLink>
    );
  return (
    <ButtonLink small to={order.tracking} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {t`Track`}
    </ButtonLink>
  );
}
