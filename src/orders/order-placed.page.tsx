import { Link } from 'react-router';
import { placeLine } from '../account/place-line.rule.ts';
import type { CartLine } from '../cart/cart.contract.ts';
import { minorOf } from '../cart/cart-totals.rule.ts';
import { knownText, na } from '../catalogue/display.rule.ts';
import { currencySign } from '../lib/currency.ts';
import { formatNearDay } from '../lib/dates.ts';
import { formatMoney } from '../lib/money.ts';
import { countOf, said, say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { Amount } from '../ui/amount.tsx';
import { Block, Cell, Cells } from '../ui/block.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { SectionHead, Wrap } from '../ui/layout.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { Column } from '../ui/table-columns.ts';
import { Tag } from '../ui/tag.tsx';
import { NoOrder } from './no-order.ui.tsx';
import type { OrderDetail } from './order-detail.contract.ts';
import styles from './order-placed.module.css';
import { restColumns } from './rest-lines.ui.tsx';
import { RestUnsent } from './rest-unsent.ui.tsx';
import { TransferOf } from './transfer-of.ui.tsx';

export type OrderPlacedPageProps = {
  /** null when there is no such order of this account. */
  order: OrderDetail | null;
  /** Where the copy was mailed. */
  email: string;
  /** What stays in the cart. */
  left: readonly CartLine[];
  /** The RFI that was sent for the rest; '' for none. */
  rfi?: string;
  /** Lines that were to be asked for after the order and still lie in the cart. */
  unsent?: readonly CartLine[];
  /** Why they were not sent. */
  reason?: string | undefined;
};

/** An order was received: its number, where to follow it, and what is still in the cart. */
export function OrderPlacedPage({ order, email, left, rfi = '', unsent = [], reason }: OrderPlacedPageProps) {
  return (
    <Wrap>
      {order ? <Placed order={order} email={email} hasLeft={left.length > 0} rfi={rfi} /> : <NoOrder />}
      {order && unsent.length > 0 && <RestUnsent order={order.mysc_order_no} lines={unsent} reason={reason} />}
      {order && left.length > 0 && <StillInCart lines={left} />}
    </Wrap>
  );
}

type PlacedProps = { order: OrderDetail; email: string; hasLeft: boolean; rfi: string };

function Placed({ order, email, hasLeft, rfi }: PlacedProps) {
  const { currency, tax } = useSite();
  const total = formatMoney({ minor: minorOf(order.total), currency });
  const lines = countOf(order.lines.length, 'line');
  return (
    <div className={styles.placed}>
      <section>
        <Tag kind="good">{say`Order received and processing`}</Tag>
        <h1>{sayWith`Your order ${<span className={styles.number}>{order.mysc_order_no}</span>}`}</h1>
        <p className={styles.words}>
          {say`${lines}, ${total} with ${tax.label}. A copy goes to ${email}. Follow it in Order History.`}
          {rfi && (
            <> {sayWith`The rest went to our sales desk as ${<Link to={`/order-detail?rfi=${rfi}`}>{rfi}</Link>}.`}</>
          )}
        </p>
        <div className={styles.actions}>
          <ButtonLink kind="primary" to="/order-history">{say`View Orders`}</ButtonLink>
          {hasLeft && <ButtonLink to="/cart">{say`View cart`}</ButtonLink>}
        </div>
        <TransferOf order={order} />
      </section>
      <Facts order={order} />
    </div>
  );
}

function Facts({ order }: { order: OrderDetail }) {
  const { deliver_to: to, owed_by, purchase_order_no, status, payment, date, time } = order;
  return (
    <Block>
      <Cells columns={2}>
        <Cell label={say`Order reference`} mono>
          {order.mysc_order_no}
        </Cell>
        <Cell label={say`Your PO number`}>{knownText(purchase_order_no)}</Cell>
        <Cell label={say`Status`}>{said(status)}</Cell>
        <Cell label={say`Expected delivery`}>{owed_by ? formatNearDay(owed_by) : said(na)}</Cell>
        <Cell label={say`Payment`}>{payment}</Cell>
        <Cell label={say`Placed`}>
          {date}, {time}
        </Cell>
      </Cells>
      <div className={styles.place}>
        <Cells columns={1}>
          <Cell label={say`Deliver to`}>{[to.line, placeLine(to.city, to.pincode, to.region)].join(', ')}</Cell>
        </Cells>
      </div>
    </Block>
  );
}

function StillInCart({ lines }: { lines: readonly CartLine[] }) {
  return (
    <>
      <SectionHead title={say`Still in your cart`} meta={say`Not part of this order`} />
      <DataTable
        caption={say`Items still in your cart`}
        columns={leftColumns(useSite())}
        rows={lines}
        rowKey={(line) => String(line.item_detail_id)}
      />
    </>
  );
}

function leftColumns(site: Site): Column<CartLine>[] {
  const price: Column<CartLine> = {
    key: 'price',
    head: say`Your Price, ${currencySign(site.currency)}`,
    cell: (line) => <Amount value={line.your_price} />,
    align: 'end',
    phone: 'none',
  };
  return [...restColumns(site), price];
}
