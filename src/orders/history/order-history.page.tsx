import type { ReactNode } from 'react';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { StatusTag } from '../../account/permissions/status-tag.tsx';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Sketch } from '../../ui/graphics/line-drawing.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { ExportOrders } from './export-orders.tsx';
import { type HistoryFilter, historyHref } from './history-states.rule.ts';
import { OrderSearch, OrderStates } from './order-filter.tsx';
import { OrderFold } from './order-fold.tsx';
import { OrderHeads } from './order-heads.tsx';
import styles from './order-history.module.css';
import type { OwnOrders } from './own-orders.contract.ts';

export type OrderHistoryPageProps = {
  /** Shows a part with the orders, and without them while they load: what is typed meanwhile stays. */
  withOrders: (show: (list: OwnOrders | undefined) => ReactNode) => ReactNode;
  filter: HistoryFilter;
  /** Whether other orders than those shown have been asked for. */
  searching?: boolean;
  standing: Standing | undefined;
};

export function OrderHistoryPage({ withOrders, filter, searching = false, standing }: OrderHistoryPageProps) {
  return (
    <Container>
      <PageHeader
        title={t`Order History`}
        meta={<AccountStatus standing={standing} />}
        end={withOrders((list) => !hasNoOrders(list, filter) && <ExportOrders filter={filter} />)}
      />
      <div className={styles.bar}>
        {withOrders((list) => (
          <OrderStates filter={filter} counts={list?.counts} />
        ))}
        <OrderSearch filter={filter} />
      </div>
      {withOrders((list) => (
        <ListedOrders list={list} filter={filter} searching={searching} />
      ))}
    </Container>
  );
}

type ListedOrdersProps = { list: OwnOrders | undefined; filter: HistoryFilter; searching: boolean };

function ListedOrders({ list, filter, searching }: ListedOrdersProps) {
  if (hasNoOrders(list, filter)) return <NoOrders />;
  return (
    <>
      <div className={styles.list} aria-busy={searching || undefined}>
        <OrderHeads filter={filter} />
        {list ? <Orders list={list} filter={filter} /> : <LoadingOrders />}
      </div>
      {list && <Foot list={list} filter={filter} />}
    </>
  );
}

/** None at all, so that there is nothing to search or to export. */
const hasNoOrders = (list: OwnOrders | undefined, { q, period }: HistoryFilter) =>
  list?.counts.all === 0 && !q && period === 'any';

function AccountStatus({ standing }: { standing: Standing | undefined }) {
  if (!standing) return null;
  return <span className={styles.status}>{tRich`Account status ${<StatusTag standing={standing} />}`}</span>;
}

function NoOrders() {
  return (
    <div className={styles.empty}>
      <EmptyState
        title={t`No orders yet`}
        drawing={<Sketch name="pallet" />}
        actions={
          <>
            <ButtonLink kind="primary" to="/quick-order">{t`Quick order`}</ButtonLink>
            <ButtonLink to="/cart">{t`View cart`}</ButtonLink>
          </>
        }
      >
        <p>{t`Your orders and their status will be listed here, each with its documents.`}</p>
      </EmptyState>
    </div>
  );
}

function Orders({ list: { orders }, filter }: { list: OwnOrders; filter: HistoryFilter }) {
  if (orders.length > 0)
    return (
      <ol className={styles.orders} aria-label={t`Your orders`}>
        {orders.map((order) => (
          <OrderFold key={order.mysc_order_no} order={order} />
        ))}
      </ol>
    );
  const all = <ButtonLink small to="/order-history">{t`Show all orders`}</ButtonLink>;
  return (
    <p className={styles.none}>
      {filter.q ? t`No order matches '${filter.q}'` : noneText(filter)} {all}
    </p>
  );
}

const noneText = ({ period }: HistoryFilter) =>
  period === 'any' ? t`No order in this state` : t`No order in this state and period`;

const loadingOrders = ['1', '2', '3', '4', '5', '6'];

function LoadingOrders() {
  return (
    <div aria-busy="true">
      {loadingOrders.map((key) => (
        <div key={key} className={styles.loading}>
          <Skeleton width={160} height={16} />
          <Skeleton width={120} />
        </div>
      ))}
    </div>
  );
}

function Foot({ list: { orders, counts, has_more }, filter }: { list: OwnOrders; filter: HistoryFilter }) {
  const last = orders.at(-1)?.mysc_order_no;
  const shown = plural(orders.length, 'order');
  const total = counts[filter.state];
  return (
    <div className={styles.foot}>
      <p role="status">{orders.length < total ? t`${shown} of ${countText(total)}` : shown}</p>
      <span className={styles.pages}>
        {filter.before && <ButtonLink small to={historyHref({ ...filter, before: '' })}>{t`First page`}</ButtonLink>}
        {has_more && last && (
          <ButtonLink small to={historyHref({ ...filter, before: last })}>{t`Next page`}</ButtonLink>
        )}
      </span>
    </div>
  );
}
