import { Link } from 'react-router';
import { customerPath } from '../customer-path.ts';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { RecordQueue } from '../list/record-queue.tsx';
import { StepButton } from '../list/step-button.tsx';
import { WaitingTime } from '../list/waiting-time.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { CustomerRow } from './customer-list.contract.ts';
import styles from './customer-queue.module.css';
import type { ListPlace } from './use-list-place.ts';

type CustomerQueueProps = { rows: readonly CustomerRow[]; total: number; currentId: number; list: string };

/** What waits beside the account that is open. */
export function CustomerQueue({ rows, total, currentId, list }: CustomerQueueProps) {
  const { site } = useDeskSite();
  return (
    <RecordQueue
      label="Accounts to verify"
      head={
        <>
          <span>{`${total} to verify`}</span>
          <span>oldest first</span>
        </>
      }
    >
      {rows.map((row) => (
        <li key={row.customerId}>
          <Link
            replace
            to={customerPath(site, row.customerId, list)}
            aria-current={row.customerId === currentId || undefined}
          >
            <b>{row.company}</b>
            {row.waitingSince && <WaitingTime since={row.waitingSince} />}
            {row.look && <span className={styles.look}>{row.look}</span>}
          </Link>
        </li>
      ))}
    </RecordQueue>
  );
}

type PlaceBarProps = { place: ListPlace; count: number; list: string; currentId: number };

/** Back to the list, and to the record before or after this one. */
export function PlaceBar({ place: { position, previous, next }, count, list, currentId }: PlaceBarProps) {
  const { site } = useDeskSite();
  return (
    <nav className={styles.place} aria-label="Place in the list">
      <Link to={`/${site}/accounts${list && `?${list}`}`} state={{ current: String(currentId) }}>
        Back to the list
      </Link>
      <StepButton step="previous" label="Previous customer" onStep={previous} />
      <StepButton step="next" label="Next customer" onStep={next} />
      {position > 0 && <span>{`${position} of ${count} on this page`}</span>}
      <Keys>
        <KeyHint keys={['J', 'K']}>next and previous customer</KeyHint>
        <KeyHint keys="Esc">back to the list</KeyHint>
      </Keys>
    </nav>
  );
}
