import { Link } from 'react-router';
import { OrderStatusTag } from '../../orders/order-status-tag.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { ChangeDetails } from '../audit/change-details.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { type DeskOrder, moneyOf, useMoment } from './desk-order.ts';
import styles from './order.module.css';

/** Who did what to the order, with what it was before and after, and what else the customer ordered. */
export function OrderHistory({ order }: { order: DeskOrder }) {
  const moment = useMoment();
  const { site } = useDeskSite();
  const money = moneyOf(order);
  return (
    <>
      {order.history.length > 0 && (
        <Block header="History">
          <BlockBody>
            <ol className={styles.list}>
              {order.history.map(({ id, at, by, action, details }) => (
                <li key={id} className={styles.message}>
                  <span>
                    <strong>{by}</strong>: {action}
                  </span>
                  <small>{moment(at)}</small>
                  <ChangeDetails details={details} />
                </li>
              ))}
            </ol>
          </BlockBody>
        </Block>
      )}
      {order.otherOrders.length > 0 && (
        <Block header={`Other orders of ${order.company}`}>
          <BlockBody>
            <ul className={styles.list}>
              {order.otherOrders.map(({ number, placedAt, status, totalMinor }) => (
                <li key={number}>
                  <Link className={styles.designation} to={`/${site}/orders/${number}`}>
                    {number}
                  </Link>{' '}
                  {moment(placedAt)}, {money(totalMinor)} <OrderStatusTag status={status} />
                </li>
              ))}
            </ul>
          </BlockBody>
        </Block>
      )}
    </>
  );
}
