import { formatDuration } from '../../lib/format-duration.ts';
import styles from './waiting-time.module.css';

const lateAfterMs = 24 * 3_600_000;

/** How long something has waited, '' for ''; more than a day stands out. */
export function WaitingTime({ since }: { since: string }) {
  const [from, now] = [new Date(since), new Date()];
  const isLate = now.getTime() - from.getTime() > lateAfterMs;
  return <span className={isLate ? styles.late : styles.age}>{since && (formatDuration(from, now) ?? 'now')}</span>;
}
