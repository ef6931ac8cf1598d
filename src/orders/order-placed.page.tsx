import type { CartLine } from '../cart/cart.contract.ts';
import { countOf } from '../cart/cart-words.rule.ts';
import { LineItem } from '../cart/line-item.ui.tsx';
import { availabilityWhen, countText, na } from '../catalogue/display.rule.ts';
import { itemHref } from '../catalogue/item-link.rule.ts';
import { currencySign, formatMoney } from '../lib/money.ts';
import type { Site } from '../sites/site.ts';
import { Amount } from '../ui/amount.tsx';
import { Availability } from '../ui/availability.tsx';
import { Block, Cell, Cells } from '../ui/block.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SectionHead, Wrap } from '../ui/layout.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { Column } from '../ui/table-columns.ts';
import { Tag } from '../ui/tag.tsx';
import type { OrderRow } from './order-history.contract.ts';
import styles from './order-placed.module.css';
import { orderTotal } from './order-rows.rule.ts';

export type OrderPlacedPageProps = {
  /** The rows of the order; none when there is no such order of this account. */
  rows: readonly OrderRow[];
  /** What stays in the cart. */
  left: readonly CartLine[];
};

/** An order was received: its number, where to follow it, and what is still in the cart. */
export function OrderPlacedPage({ rows, left }: OrderPlacedPageProps) {
  const [order] = rows;
  return (
    <Wrap>
      {order ? <Placed rows={rows} order={order} hasLeft={left.length > 0} /> : <NoOrder />}
      {order && left.length > 0 && <StillInCart lines={left} />}
    </Wrap>
  );
}

function NoOrder() {
  return (
    <>
      <PageHead title="Order placed" />
      <EmptyState
        title="No order of this number"
        actions={
          <ButtonLink kind="primary" to="/order-history">
            View Orders
          </ButtonLink>
        }
      >
        <p>Every order of your account is listed in Order History.</p>
      </EmptyState>
    </>
  );
}

type PlacedProps = { rows: readonly OrderRow[]; order: OrderRow; hasLeft: boolean };

function Placed({ rows, order, hasLeft }: PlacedProps) {
  const { currency, tax } = useSite();
  const { lines, totalMinor } = orderTotal(rows);
  return (
    <div className={styles.placed}>
      <section>
        <Tag kind="good">Order received and processing</Tag>
        <h1>
          Your order <span className={styles.number}>{order.mysc_order_no}</span>
        </h1>
        <p className={styles.words}>
          {countOf(lines, 'line')}, {formatMoney({ minor: totalMinor, currency })} with {tax.label}. We have mailed you
          a copy. Follow it in Order History.
        </p>
        <div className={styles.actions}>
          <ButtonLink kind="primary" to="/order-history">
            View Orders
          </ButtonLink>
          {hasLeft && <ButtonLink to="/cart">View cart</ButtonLink>}
        </div>
      </section>
      <Block>
        <Cells columns={2}>
          <Cell label="Order reference" mono>
            {order.mysc_order_no}
          </Cell>
          <Cell label="Your PO number">{order.purchase_order_no || na}</Cell>
          <Cell label="Status">{order.status}</Cell>
          <Cell label="Placed">
            {order.date}, {order.time}
          </Cell>
        </Cells>
      </Block>
    </div>
  );
}

function StillInCart({ lines }: { lines: readonly CartLine[] }) {
  return (
    <>
      <SectionHead title="Still in your cart" meta="Not part of this order" />
      <DataTable
        caption="Items still in your cart"
        columns={leftColumns(useSite())}
        rows={lines}
        rowKey={(line) => String(line.item_detail_id)}
      />
    </>
  );
}

function leftColumns(site: Site): Column<CartLine>[] {
  return [
    { key: 'item', head: 'Item', cell: (line) => <LineItem item={line} to={itemHref(site, line)} />, phone: 'full' },
    { key: 'availability', head: 'Availability', cell: availability, phone: 'two' },
    { key: 'qty', head: 'Qty', cell: (line) => countText(line.quantity), align: 'end' },
    {
      key: 'price',
      head: `Your Price, ${currencySign(site.currency)}`,
      cell: (line) => <Amount value={line.your_price} />,
      align: 'end',
      phone: 'none',
    },
  ];
}

const availability = (line: CartLine) => (
  <Availability word={line.Availability} when={availabilityWhen(line.Availability, line.exp_dod)} />
);
