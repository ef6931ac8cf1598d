import { useId, useState } from 'react';
import { Link } from 'react-router';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { currencySign } from '../../lib/currency.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import type { Site } from '../../sites/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { useOpenDocument } from '../documents/use-open-document.ts';
import { type OrderStage, orderStage, stepReached, whatComesNext } from '../order-stage.rule.ts';
import { OrderStatusTag } from '../order-status-tag.tsx';
import type { OrderedLine } from '../ordered-lines/ordered-line.contract.ts';
import {
  OrderedItem,
  orderedPrice,
  orderedStatus,
  orderedTotal,
  taxWeightOrigin,
} from '../ordered-lines/ordered-line-cells.tsx';
import styles from './order-fold.module.css';
import orderFoldItemsStyles from './order-fold-items.module.css';
import type { OwnOrder } from './own-orders.contract.ts';

const namesShown = 3;

/** Open orders are unfolded. On a phone all are folded, and the whole card leads to the order. */
export function OrderFold({ order }: { order: OwnOrder }) {
  const id = useId();
  const stage = orderStage(order);
  const [isOpen, setIsOpen] = useState(stage !== 'Delivered' && stage !== 'Rejected' && stage !== 'Cancelled');
  const {
    mysc_order_no: number,
    purchase_order_no,
    line_count,
    pieces,
    owed_by: owedBy,
    changed_on: changedOn,
  } = order;
  const { currency, tax } = useSite();
  const total = formatMajor(order.total, currency);
  const isVoid = stage === 'Rejected' || stage === 'Cancelled';
  return (
    <li className={classNames(styles.order, isOpen && styles.open)}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t`Items of ${number}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="chevron-right" small />
        </button>
        <span className={styles.id}>
          <Link className={styles.number} to={`/order-detail?order=${number}`}>
            {number}
          </Link>
          {purchase_order_no && (
            <span className={classNames(styles.sub, styles.mono)}>
              <ReferenceNumber>{purchase_order_no}</ReferenceNumber>
            </span>
          )}
        </span>
        <Names order={order} />
        <span className={styles.state}>
          <OrderStatusTag status={stage} />
          {order.is_test && <Tag kind="warn">{t`TEST`}</Tag>}
          <OrderProgressLine stage={stage} />
          <span className={styles.sub}>{whatComesNext({ ...order, owedBy, changedOn })}</span>
        </span>
        <span className={styles.date}>
          <span className={styles.placed}>{t`Placed`}</span>
          <time dateTime={order.placed_at}>{order.date}</time>
          <span className={styles.sub}>{t`${plural(line_count, 'line')}, ${plural(pieces, 'piece')}`}</span>
        </span>
        <span className={styles.sum}>
          {isVoid ? <s>{total}</s> : total}
          <span className={styles.sub}>{isVoid ? translate(stage) : t`with ${tax.label}`}</span>
        </span>
        <span className={styles.document}>{order.has_invoice && <OrderDocument order={order} />}</span>
      </div>
      <div id={id} className={styles.items} hidden={!isOpen}>
        {isOpen && <OrderFoldItems order={order} />}
      </div>
    </li>
  );
}

/** All its tax invoices, or the proforma before them. */
function OrderDocument({ order: { mysc_order_no: number, invoices } }: { order: OwnOrder }) {
  const { open, opening } = useOpenDocument();
  return (
    <Button small kind="quiet" icon="file" busy={opening === number} onClick={() => open(number)}>
      {invoices.length > 0 ? t`Invoice` : t`Proforma`}
      <VisuallyHidden>: {number}</VisuallyHidden>
    </Button>
  );
}

function Names({ order: { lines, line_count } }: { order: OwnOrder }) {
  const names = lines.slice(0, namesShown);
  const more = line_count - names.length;
  return (
    <span className={styles.names}>
      {names.map(({ row_no, item_name }, index) => (
        <span key={row_no}>
          {isolateLtr(item_name)}
          {index < names.length - 1 && ', '}
        </span>
      ))}
      {more > 0 && <span className={styles.more}> {t`and ${countText(more)} more`}</span>}
    </span>
  );
}

function OrderFoldItems({ order }: { order: OwnOrder }) {
  const { mysc_order_no: number, lines, line_count, invoices } = order;
  const { open, opening } = useOpenDocument();
  const detail = `/order-detail?order=${number}`;
  const more = line_count - lines.length;
  return (
    <div className={orderFoldItemsStyles.items}>
      <DataTable
        caption={t`Items of ${number}`}
        columns={columnsOf(useSite())}
        rows={lines}
        rowKey={(line) => line.row_no}
        isInactive={(line) => line.cancelled === line.quantity}
      />
      <div className={orderFoldItemsStyles.foot}>
        <p>
          {more > 0 && <>{t`${plural(more, 'line')} more on the order's page.`} </>}
          {t`Placed at ${order.time}.`} {order.payment}.
        </p>
        {invoices.map((invoice) => (
          <Button key={invoice} small icon="file" busy={opening === invoice} onClick={() => open(number, invoice)}>
            {t`Invoice ${invoice}`}
          </Button>
        ))}
        <ButtonLink small to={detail}>{t`Open order`}</ButtonLink>
      </div>
    </div>
  );
}

function columnsOf(site: Site): Column<OrderedLine>[] {
  const sign = currencySign(site.currency);
  const columns: Column<OrderedLine>[] = [
    { key: 'item', header: t`Item`, cell: (line) => <OrderedItem line={line} />, phone: 'full' },
    { key: 'brand', header: t`Brand`, cell: (line) => line.brand_name, drop: 1023 },
    { key: 'qty', header: t`Qty`, cell: (line) => countText(line.quantity), align: 'end' },
    { key: 'price', header: t`Price, ${sign}`, cell: orderedPrice, align: 'end', drop: 1023 },
    { key: 'total', header: t`Total, ${sign}`, cell: orderedTotal, align: 'end' },
    ...taxWeightOrigin(site),
    { key: 'expected', header: t`Expected`, cell: orderedStatus },
  ];
  return columns.map((column) => {
    const sortBy = sortValues[column.key];
    return sortBy ? { ...column, sortBy } : column;
  });
}

const sortValues: Readonly<Record<string, Column<OrderedLine>['sortBy']>> = {
  item: (line) => line.item_name,
  brand: (line) => line.brand_name,
  qty: (line) => line.quantity,
  price: (line) => line.your_price,
  total: (line) => line.total,
  tax: (line) => line.total_gst1,
  weight: (line) => line.weight,
  origin: (line) => line.Country,
};

const steps = [0, 1, 2, 3];
const gap = 53;

/** Ordered, confirmed, dispatched, delivered as a dimension line; the tag beside it says the same in words. */
function OrderProgressLine({ stage }: { stage: OrderStage }) {
  const reached = stepReached(stage);
  if (reached === undefined) return null;
  return (
    <svg className={styles.line} viewBox="-5 0 170 12" aria-hidden="true" focusable="false">
      {steps.slice(1).map((step) => {
        const [from, to] = [(step - 1) * gap, step * gap];
        return step <= reached ? (
          <g key={step}>
            <path d={`M${from} 6H${to}`} />
            <path className={styles.arrow} d={`M${from} 6l7-2.5v5zM${to} 6l-7-2.5v5z`} />
          </g>
        ) : (
          <path key={step} className={styles.ahead} d={`M${from} 6H${to}`} />
        );
      })}
      {steps.map((step) => (
        <path key={step} className={step > reached ? styles.ahead : undefined} d={`M${step * gap} 0v12`} />
      ))}
      {stage !== 'Delivered' && <rect className={styles.now} x={reached * gap - 4} y={2} width={8} height={8} />}
    </svg>
  );
}
