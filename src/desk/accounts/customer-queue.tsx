import { Link } from 'react-router';
import { formatDuration } from '../../lib/format-duration.ts';
import { t } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Kbd } from '../keys/kbd.tsx';
import { Keys } from '../keys/key-line.tsx';
import type { ListedCustomer } from './customer-list.contract.ts';
import styles from './customer-queue.module.css';
import { useSiteOfPage } from './use-formats.ts';
import { type ListPlace, recordPath } from './use-list-place.ts';

type CustomerQueueProps = { rows: readonly ListedCustomer[]; total: number; currentId: number; list: string };

/** What waits beside the account that is open; narrow screens show the account alone. */
export function CustomerQueue({ rows, total, currentId, list }: CustomerQueueProps) {
  const { site } = useSiteOfPage();
  return (
    <aside className={styles.queue} aria-label={t`Accounts to verify`}>
      <header>
        <span>{t`${total} to verify`}</span>
        <span>{t`oldest first`}</span>
      </header>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Link replace to={recordPath(site, row.id, list)} aria-current={row.id === currentId || undefined}>
              <b>{row.company}</b>
              <WaitingFor since={row.waiting_since} />
              {row.look && <span className={styles.look}>{row.look}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}

const lateAfterMs = 24 * 3_600_000;

function WaitingFor({ since }: { since: string }) {
  const [from, now] = [new Date(since), new Date()];
  const isLate = now.getTime() - from.getTime() > lateAfterMs;
  return <span className={isLate ? styles.late : styles.age}>{since && (formatDuration(from, now) ?? t`now`)}</span>;
}

type PlaceBarProps = { place: ListPlace; count: number; list: string; currentId: number };

/** Back to the list, and to the record before or after this one. */
export function PlaceBar({ place: { position, previous, next }, count, list, currentId }: PlaceBarProps) {
  const { site } = useSiteOfPage();
  return (
    <nav className={styles.place} aria-label={t`Place in the list`}>
      <Link
        to={`/${site}/accounts${list && `?${list}`}`}
        state={{ current: String(currentId) }}
      >{t`Back to the list`}</Link>
      <IconButton name="chevron-left" small label={t`Previous customer`} disabled={!previous} onClick={previous} />
      <IconButton name="chevron-right" small label={t`Next customer`} disabled={!next} onClick={next} />
      {position > 0 && <span>{t`${position} of ${count} on this page`}</span>}
      <Keys>
        <span>
          <Kbd>J</Kbd> <Kbd>K</Kbd> {t`next and previous customer`}
        </span>
        <span>
          <Kbd>Esc</Kbd> {t`back to the list`}
        </span>
      </Keys>
    </nav>
  );
}
