import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { customerPath } from '../customer-path.ts';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { BesideQueue, RecordQueue } from '../list/record-queue.tsx';
import { StepButton } from '../list/step-button.tsx';
import { WaitingTime } from '../list/waiting-time.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { CustomerRow } from './customer-list.contract.ts';
import styles from './customer-queue.module.css';

type CustomerInListProps = {
  id: number;
  /** The search part of the list's address. */
  list: string;
  rows: readonly CustomerRow[];
  total: number;
  children: ReactNode;
};

/** A record with the way to its neighbours; what waits to be verified stands beside it. */
export function CustomerInList({ id, list, rows, total, children }: CustomerInListProps) {
  const place = useListPlace(rows, id, list);
  const isQueue = new URLSearchParams(list).get('view') === 'waiting';
  return (
    <>
      <PlaceBar place={place} count={rows.length} list={list} currentId={id} />
      {isQueue ? (
        <BesideQueue>
          <CustomerQueue rows={rows} total={total} currentId={id} list={list} />
          {children}
        </BesideQueue>
      ) : (
        children
      )}
    </>
  );
}

type CustomerQueueProps = { rows: readonly CustomerRow[]; total: number; currentId: number; list: string };

/** The accounts that wait beside the one that is open. */
function CustomerQueue({ rows, total, currentId, list }: CustomerQueueProps) {
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
function PlaceBar({ place: { position, previous, next }, count, list, currentId }: PlaceBarProps) {
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

type ListPlace = { position: number; previous: (() => void) | undefined; next: (() => void) | undefined };

/** The place of a record among the rows it was opened from; J and K open the next and the previous, Esc the list. */
function useListPlace(rows: readonly CustomerRow[], id: number, list: string): ListPlace {
  const { site } = useDeskSite();
  const navigate = useNavigate();
  const index = rows.findIndex((row) => row.customerId === id);
  const [last, setLast] = useState(index);
  if (index >= 0 && index !== last) setLast(index);
  // A record that was decided has left the list: the next one stands in its place.
  const nextRow = index >= 0 ? rows[index + 1] : rows[Math.max(last, 0)];
  const previousRow = rows[Math.max(index >= 0 ? index : last, 0) - 1];
  const opener = (row: CustomerRow | undefined) =>
    row && (() => void navigate(customerPath(site, row.customerId, list), { replace: true }));
  const [previous, next] = [opener(previousRow), opener(nextRow)];
  usePageKeys({
    j: () => next?.(),
    k: () => previous?.(),
    escape: () => void navigate(`/${site}/accounts${list && `?${list}`}`, { state: { current: String(id) } }),
  });
  return { position: index + 1, previous, next };
}
