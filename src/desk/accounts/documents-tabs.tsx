import { Link } from 'react-router';
import { cutText } from '../../lib/cut-text.ts';
import { orderStage } from '../../orders/order-stage.rule.ts';
import { classNames } from '../../ui/class-names.ts';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import cards from '../list/card-table.module.css';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';

type NewestProps = { shown: number; all: number; list: 'orders' | 'rfis'; customer: CustomerRecord };

/** The list of the desk finds those of the company by its name. */
function NewestOf({ shown, all, list, customer: { company } }: NewestProps) {
  const { site } = useDeskSite();
  if (all <= shown) return null;
  return (
    <p className={styles.muted}>
      {`The newest ${shown} of ${all}.`}{' '}
      <Link to={`/${site}/${list}?${new URLSearchParams({ view: 'all', q: cutText(company, 100) })}`}>
        List all of them
      </Link>
    </p>
  );
}

export function OrdersTab({ customer }: { customer: CustomerRecord }) {
  const { orders, orderCount } = customer;
  const { site } = useDeskSite();
  const { amount, time } = useFormats();
  if (orders.length === 0) return <p className={styles.empty}>No orders yet.</p>;
  return (
    <div className={styles.scroller}>
      <table className={classNames(styles.table, cards.cards)}>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Placed</th>
            <th scope="col">Status</th>
            <th scope="col">Purchase order</th>
            <th scope="col" className={styles.end}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.number}>
              <th scope="row" className={styles.mono} data-label="Order">
                <Link to={`/${site}/orders/${order.number}`}>{order.number}</Link>
              </th>
              <td data-label="Placed">{time(order.placedAt)}</td>
              <td data-label="Status">{orderStage(order)}</td>
              <td data-label="Purchase order">
                {order.purchaseOrderNo && <ReferenceNumber>{order.purchaseOrderNo}</ReferenceNumber>}
              </td>
              <td className={styles.end} data-label="Total">
                {amount(order.totalMinor)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <NewestOf shown={orders.length} all={orderCount} list="orders" customer={customer} />
    </div>
  );
}

export function RfisTab({ customer }: { customer: CustomerRecord }) {
  const { rfis, rfiCount } = customer;
  const { site } = useDeskSite();
  const { time } = useFormats();
  if (rfis.length === 0) return <p className={styles.empty}>No RFIs yet.</p>;
  return (
    <div className={styles.scroller}>
      <table className={classNames(styles.table, cards.cards)}>
        <thead>
          <tr>
            <th scope="col">RFI</th>
            <th scope="col">Asked</th>
            <th scope="col" className={styles.end}>
              Lines
            </th>
            <th scope="col" className={styles.end}>
              Unanswered
            </th>
          </tr>
        </thead>
        <tbody>
          {rfis.map((rfi) => (
            <tr key={rfi.number}>
              <th scope="row" className={styles.mono} data-label="RFI">
                <Link to={`/${site}/rfis/${rfi.number}`}>{rfi.number}</Link>
              </th>
              <td data-label="Asked">{time(rfi.askedAt)}</td>
              <td className={styles.end} data-label="Lines">
                {rfi.lines}
              </td>
              <td className={styles.end} data-label="Unanswered">
                {rfi.waiting || ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <NewestOf shown={rfis.length} all={rfiCount} list="rfis" customer={customer} />
    </div>
  );
}
