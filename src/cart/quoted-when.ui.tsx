import { formatNearDay } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import styles from './quoted-when.module.css';

/** Under the availability of a quoted line: its date, and how long the quote is valid. */
export function QuotedWhen({ when, until }: { when: string | undefined; until: string }) {
  return (
    <>
      {when}
      <span className={styles.until}>{say`Quote valid to ${formatNearDay(until)}`}</span>
    </>
  );
}
