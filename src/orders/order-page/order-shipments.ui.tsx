import { t } from '../../lib/i18n.ts';
import type { OrderDetail } from './order-detail.contract.ts';
import styles from './order-shipments.module.css';

export function OrderShipments({ shipments }: Pick<OrderDetail, 'shipments'>) {
  return (
    <ul className={styles.shipments}>
      {shipments.map(({ dispatch, carrier, docket, tracking }) => (
        <li key={dispatch}>
          <span className={styles.dispatch}>{dispatch}</span> {[carrier, docket].filter(Boolean).join(', ')}
          {tracking && (
            <a href={tracking} target="_blank" rel="noopener noreferrer">
              {t`Track this delivery`}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
