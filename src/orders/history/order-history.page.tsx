import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { StatusTag } from '../../account/permissions/status-tag.tsx';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Sketch } from '../../ui/graphics/line-drawing.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { ExportOrders } from './export-orders.tsx';
import { type HistoryFilter, historyHref } from './history-states.rule.ts';
import { OrderSearch, OrderStates } from './order-filter.tsx';
import type { RenderReorder } from './order-head.tsx';
import styles from './order-history.module.css';
import { readLineSort } from './order-sort.rule.ts';
import { OrderTable } from './order-table.tsx';
import type { OwnOrders } from './own-orders.contract.ts';

export type OrderHistoryPageProps = {
  /** Shows a part with the orders, and without them while they load: what is typed meanwhile stays. */
  withOrders: (show: (list: OwnOrders | undefined) => ReactNode) => ReactNode;
  filter: HistoryFilter;
  /** Whether other orders than those shown have been asked for. */
  searching?: boolean;
  standing: Standing | undefined;
  renderReorder?: RenderReorder | undefined;
};

export function OrderHistoryPage({
  withOrders,
  filter,
  searching = false,
  standing,
  renderReorder,
}: OrderHistoryPageProps) {
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
        <ListedOrders {...{ list, filter, searching, renderReorder }} />
      ))}
    </Container>
  );
}

type ListedOrdersProps = Pick<OrderHistoryPageProps, 'filter' | 'renderReorder'> & {
  list: OwnOrders | undefined;
  searching: boolean;
};

function ListedOrders({ list, filter, searching, renderReorder }: ListedOrdersProps) {
  if (hasNoOrders(list, filter)) return <NoOrders />;
  const isNone = list && list.orders.length + list.lines.length === 0;
  return (
    <>
      {readLineSort(filter.sort) && <ByLine filter={filter} />}
      <div className={styles.list} aria-busy={searching || undefined} data-sheet="wide">
        {isNone ? <NoneFound filter={filter} /> : <OrderTable {...{ list, filter, renderReorder }} />}
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

/** Says that lines stand without their orders, and leads back to these. */
function ByLine({ filter }: { filter: HistoryFilter }) {
  const back = <Link to={historyHref({ ...filter, sort: 'newest', before: '' })}>{t`Back to orders`}</Link>;
  return <p className={styles.byLine}>{tRich`Lines of all orders, each by itself. ${back}`}</p>;
}

function NoneFound({ filter }: { filter: HistoryFilter }) {
  const all = <ButtonLink small to="/order-history">{t`Show all orders`}</ButtonLink>;
  return (
    <p className={styles.none}>
      {filter.q ? t`No order matches '${filter.q}'` : noneText(filter)} {all}
    </p>
  );
}

const noneText = ({ period }: HistoryFilter) =>
  period === 'any' ? t`No order in this state` : t`No order in this state and period`;

function Foot({ list: { orders, lines, counts, has_more }, filter }: { list: OwnOrders; filter: HistoryFilter }) {
  const last = orders.at(-1)?.mysc_order_no ?? lines.at(-1)?.row_no;
  const total = counts[filter.state];
  return (
    <div className={styles.foot}>
      <p role="status">{shownText(orders.length, lines.length, total)}</p>
      <span className={styles.pages}>
        {filter.before && <ButtonLink small to={historyHref({ ...filter, before: '' })}>{t`First page`}</ButtonLink>}
        {has_more && last && (
          <ButtonLink small to={historyHref({ ...filter, before: last })}>{t`Next page`}</ButtonLink>
        )}
      </span>
    </div>
  );
}

function shownText(orders: number, lines: number, total: number): string {
  if (lines > 0) return plural(lines, 'line');
  const shown = plural(orders, 'order');
  return orders < total ? t`${shown} of ${countText(total)}` : shown;
}
