import { Link, useLocation, useNavigate } from 'react-router';
import { formatNearDay } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { RecordQueue } from '../list/record-queue.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { OrderRow } from './order-list.contract.ts';
import styles from './order-queue.module.css';

type OrderQueueProps = { rows: readonly OrderRow[]; total: number; currentNumber: string };

/** The list one came from; J and K go to its next and previous order. */
export function OrderQueue({ rows, total, currentNumber }: OrderQueueProps) {
  const { site } = useDeskSite();
  const { search } = useLocation();
  const navigate = useNavigate();
  const pathOf = ({ number }: OrderRow) => `/${site}/orders/${number}${search}`;
  const current = rows.findIndex(({ number }) => number === currentNumber);
  const go = (row: OrderRow | undefined) => row && void navigate(pathOf(row));
  usePageKeys({ j: () => go(rows[current + 1]), k: () => go(rows[current - 1]) });
  return (
    <RecordQueue
      label="Orders of the list"
      head={
        <>
          <Link to={`/${site}/orders${search}`}>All orders</Link>
          <span>{total}</span>
        </>
      }
    >
      {rows.map((row) => (
        <li key={row.number}>
          <Link className={styles.order} to={pathOf(row)} aria-current={row.number === currentNumber || undefined}>
            <b className={styles.company}>{row.company}</b>
            <span className={row.late ? styles.late : styles.due}>{row.dueOn && formatNearDay(row.dueOn)}</span>
            <span className={styles.number}>{row.number}</span>
            <span className={styles.due}>{formatMoney({ minor: row.totalMinor, currency: row.currency })}</span>
          </Link>
        </li>
      ))}
    </RecordQueue>
  );
}
