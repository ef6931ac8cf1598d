import { ChangeDetails } from '../audit/change-details.tsx';
import { useFormats } from '../shell/use-formats.ts';
import styles from './item.module.css';
import type { ItemRecordAtDesk } from './item-record.contract.ts';

/** What staff changed, newest first, with before and after. */
export function ItemHistory({ entries }: { entries: ItemRecordAtDesk['history'] }) {
  const { time } = useFormats();
  return (
    <section className={styles.section}>
      <h3>History</h3>
      {entries.length === 0 && <p className={styles.muted}>Nobody has changed this item at the desk.</p>}
      <ul className={styles.entries}>
        {entries.map(({ id, at, by, action, details }) => (
          <li key={id}>
            <p className={styles.muted}>
              {time(at)}, {by}
            </p>
            <strong>{action}</strong>
            <ChangeDetails details={details} />
          </li>
        ))}
      </ul>
    </section>
  );
}
