import { Link } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { useFormats, useSiteOfPage } from '../accounts/use-formats.ts';
import cards from '../list/card-table.module.css';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';

const allShown = (shown: number, all: number) =>
  all > shown && <p className={styles.muted}>{t`The newest ${shown} of ${all}.`}</p>;

export function OrdersTab({ customer: { orders, order_count } }: { customer: CustomerRecord }) {
  const { site } = useSiteOfPage();
  const { amount, time } = useFormats();
  if (orders.length === 0) return <p className={styles.empty}>{t`No orders yet.`}</p>;
  return (
    <div className={styles.scroller}>
      <table className={classNames(styles.table, cards.cards)}>
        <thead>
          <tr>
            <th>{t`Order`}</th>
            <th>{t`Placed`}</th>
            <th>{t`Status`}</th>
            <th>{t`Purchase order`}</th>
            <th className={styles.end}>{t`Total`}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.number}>
              <th scope="row" className={styles.mono} data-label={t`Order`}>
                <Link to={`/${site}/orders/${order.number}`}>{order.number}</Link>
              </th>
              <td data-label={t`Placed`}>{time(order.placed_at)}</td>
              <td data-label={t`Status`}>{translate(order.status)}</td>
              <td data-label={t`Purchase order`}>
                <ReferenceNumber>{order.purchase_order_no}</ReferenceNumber>
              </td>
              <td className={styles.end} data-label={t`Total`}>
                {amount(order.total_minor)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {allShown(orders.length, order_count)}
    </div>
  );
}

export function RfisTab({ customer: { rfis, rfi_count } }: { customer: CustomerRecord }) {
  const { site } = useSiteOfPage();
  const { time } = useFormats();
  if (rfis.length === 0) return <p className={styles.empty}>{t`No RFIs yet.`}</p>;
  return (
    <div className={styles.scroller}>
      <table className={classNames(styles.table, cards.cards)}>
        <thead>
          <tr>
            <th>{t`RFI`}</th>
            <th>{t`Asked`}</th>
            <th className={styles.end}>{t`Lines`}</th>
            <th className={styles.end}>{t`Unanswered`}</th>
          </tr>
        </thead>
        <tbody>
          {rfis.map((rfi) => (
            <tr key={rfi.number}>
              <th scope="row" className={styles.mono} data-label={t`RFI`}>
                <Link to={`/${site}/rfis/${rfi.number}`}>{rfi.number}</Link>
              </th>
              <td data-label={t`Asked`}>{time(rfi.asked_at)}</td>
              <td className={styles.end} data-label={t`Lines`}>
                {rfi.lines}
              </td>
              <td className={styles.end} data-label={t`Unanswered`}>
                {rfi.waiting || ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {allShown(rfis.length, rfi_count)}
    </div>
  );
}
