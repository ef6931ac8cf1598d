import type { ReactNode } from 'react';
import { said, say, word } from '../lib/say.ts';
import styles from './availability.module.css';
import { classNames } from './class-names.ts';

/** The words a call sends, said where they are shown; any other, and the empty one, is shown as NA. */
const looks: Readonly<Record<string, string | undefined>> = {
  [word('Stock')]: styles.stock,
  [word('Arriving Shortly')]: styles.soon,
  [word('PRODUCTION')]: styles.production,
  [word('On Demand')]: styles.demand,
  [word('RFI Approved')]: styles.quoted,
  [word('Awaiting quote')]: styles.unknown,
  [word('Declined')]: styles.unknown,
  [word('Expired')]: styles.unknown,
  [word('Ordered')]: styles.quoted,
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
export function Availability({ word: sent, label, when }: AvailabilityProps) {
  const look = looks[sent];
  return (
    <span className={styles.availability}>
      <span className={classNames(styles.word, look ?? styles.unknown)}>
        <i className={styles.shape} aria-hidden="true" />
        {label ?? (look ? said(sent) : say`NA`)}
      </span>
      {when && <span className={styles.when}>{when}</span>}
    </span>
  );
}
