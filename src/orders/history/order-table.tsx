import { useNavigate } from 'react-router';
import { countText, textOrNA, weightText } from '../../catalogue/items/item-format.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import { OrderNumberLink } from '../order-number-link.tsx';
import {
  OrderedItem,
  orderedPrice,
  orderedStatus,
  orderedTotal,
  taxWeightOrigin,
} from '../ordered-lines/ordered-line-cells.tsx';
import { type HistoryFilter, historyHref } from './history-states.rule.ts';
import { OrderHead, type RenderReorder } from './order-head.tsx';
import { readLineSort, sortAfter, sortedBy } from './order-sort.rule.ts';
import styles from './order-table.module.css';
import type { OwnLine, OwnOrder, OwnOrders } from './own-orders.contract.ts';

export type OrderTableProps = {
  list: OwnOrders | undefined;
  filter: HistoryFilter;
  renderReorder?: RenderReorder | undefined;
};

/** Sorted by number or date, lines stand below the head of their order; by any other column each stands alone. */
export function OrderTable({ list, filter, renderReorder }: OrderTableProps) {
  const navigate = useNavigate();
  const isByLine = readLineSort(filter.sort) !== undefined;
  const orders = new Map(list?.orders.map((order) => [order.mysc_order_no, order]));
  return (
    <div className={isByLine ? styles.lines : styles.orders}>
      <DataTable
        caption={t`Your orders`}
        columns={columnsOf(useSite(), isByLine)}
        rows={list ? [...list.lines, ...list.orders.flatMap(linesOf)] : []}
        rowKey={(line) => line.row_no}
        isInactive={(line) => line.cancelled === line.quantity}
        striped={isByLine}
        stickyHeadTop={0}
        loadingRows={list ? 0 : 12}
        groupOf={
          isByLine ? undefined : ({ mysc_order_no: key }) => ({ key, header: headOf(orders.get(key), renderReorder) })
        }
        noteFor={(line) => moreText(orders.get(line.mysc_order_no), line)}
        serverSorting={{
          sorting: sortedBy(filter.sort),
          onSort: (pressed) =>
            navigate(historyHref({ ...filter, sort: sortAfter(filter.sort, pressed), before: '' }), {
              preventScrollReset: true,
            }),
        }}
      />
    </div>
  );
}

const headOf = (order: OwnOrder | undefined, renderReorder: RenderReorder | undefined) =>
  order && <OrderHead order={order} renderReorder={renderReorder} />;

const linesOf = ({ lines, mysc_order_no, status, date, placed_at }: OwnOrder): OwnLine[] =>
  lines.map((line) => ({ ...line, mysc_order_no, status, date, placed_at }));

/** Below the last line that is shown of a long order. */
function moreText(order: OwnOrder | undefined, { row_no }: OwnLine) {
  const more = order && order.line_count - order.lines.length;
  return more && row_no === order.lines.at(-1)?.row_no ? t`${plural(more, 'line')} more on the order's page.` : null;
}

function columnsOf(site: Site, isByLine: boolean): Column<OwnLine>[] {
  const sign = currencySign(site.currency);
  const columns: Column<OwnLine>[] = [
    {
      key: 'order',
      header: t`Order ID`,
      cell: ({ mysc_order_no }) => isByLine && <OrderNumberLink number={mysc_order_no} />,
      phone: isByLine ? 'full' : 'none',
      phoneLabel: false,
    },
    {
      key: 'item',
      header: t`Item`,
      cell: (line) => <OrderedItem line={line} note={<Facts line={line} site={site} />} />,
      phone: 'full',
      phoneLabel: false,
    },
    { key: 'brand', header: t`Brand`, cell: (line) => line.brand_name, drop: 1023, paper: true },
    { key: 'qty', header: t`Qty`, cell: (line) => countText(line.quantity), align: 'end', phone: 'none' },
    { key: 'price', header: t`Price, ${sign}`, cell: orderedPrice, align: 'end', phone: 'none' },
    { key: 'total', header: t`Total, ${sign}`, cell: orderedTotal, align: 'end', phone: 'first' },
    ...taxWeightOrigin(site).map((column): Column<OwnLine> => ({ ...column, phone: 'none' })),
    {
      key: 'date',
      header: t`Date`,
      cell: ({ date, placed_at }) => (
        <time className={styles.day} dateTime={placed_at}>
          {date}
        </time>
      ),
      drop: 1240,
      paper: true,
      phone: isByLine ? 'one' : 'none',
    },
    {
      key: 'status',
      header: t`Status`,
      cell: (line) => orderedStatus(line, line.status !== 'Awaiting Internal Approval'),
      phone: isByLine ? 'one' : 'two',
      phoneLabel: isByLine,
    },
  ];
  return columns.map((column) => ({ ...column, sortBy: 'server' }));
}

function Facts({ line, site }: { line: OwnLine; site: Site }) {
  const { quantity, your_price, total_gst1, weight, Country } = line;
  const amount = (value: number) => <Amount value={value} fallback={null} />;
  return (
    <>
      <span className={styles.facts}>{tRich`${countText(quantity)} × ${amount(your_price)}`}</span>
      <span className={styles.facts}>
        {tRich`${site.tax.label} ${amount(total_gst1)} · ${weightText(weight, 2)} kg · ${textOrNA(translate(Country))}`}
      </span>
    </>
  );
}
