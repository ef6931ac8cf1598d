import type { ReactNode } from 'react';
import { say } from '../lib/say.ts';
import styles from './availability.module.css';
import { classNames } from './class-names.ts';

/** The words a call sends; any other, and the empty one, is shown as NA. */
const looks: Readonly<Record<string, string | undefined>> = {
  Stock: styles.stock,
  'Arriving Shortly': styles.soon,
  PRODUCTION: styles.production,
  'On Demand': styles.demand,
  'RFI Approved': styles.quoted,
  'Awaiting quote': styles.unknown,
  Declined: styles.unknown,
  Expired: styles.unknown,
  Ordered: styles.quoted,
};

export type AvailabilityProps = {
  /** As the call sends it: 'Stock', 'On Demand', 'Arriving Shortly', 'PRODUCTION', 'RFI Approved', a state of an RFI's line, or ''. */
  word: string;
  /** Said instead of the word, with its mark: a day on which it is expected. */
  label?: string | undefined;
  /** The second line: 'Delivery Mon 23 Nov', '600 arrive Fri 4 Dec'. */
  when?: ReactNode;
};

/** Availability as shape, word and colour, with the date below. */
export function Availability({ word, label, when }: AvailabilityProps) {
  const look = looks[word];
  return (
    <span className={styles.availability}>
      <span className={classNames(styles.word, look ?? styles.unknown)}>
        <i className={styles.shape} aria-hidden="true" />
        {label ?? (look ? word : say`NA`)}
      </span>
      {when && <span className={styles.when}>{when}</span>}
    </span>
  );
}
