import type { ReactNode } from 'react';
import { msg, t, translate } from '../../lib/i18n.ts';
import { classNames } from '../class-names.ts';
import styles from './availability.module.css';

/** The words a call sends, said where they are shown; any other, and the empty one, is shown as NA. */
const styleByStatus: Readonly<Record<string, string | undefined>> = {
  [msg('Stock')]: styles.stock,
  [msg('Arriving Shortly')]: styles.soon,
  [msg('PRODUCTION')]: styles.production,
  [msg('On Demand')]: styles.demand,
  [msg('RFI Approved')]: styles.quoted,
  [msg('Awaiting quote')]: styles.unknown,
  [msg('Declined')]: styles.unknown,
  [msg('Expired')]: styles.unknown,
  [msg('Ordered')]: styles.quoted,
};

export type AvailabilityProps = {
  /** As the call sends it: 'Stock', 'On Demand', 'Arriving Shortly', 'PRODUCTION', 'RFI Approved', a state of an RFI's line, or ''. */
  status: string;
  /** Said instead of the word, with its mark: a day on which it is expected. */
  label?: string | undefined;
  /** The second line: 'Delivery Mon 23 Nov', '600 arrive Fri 4 Dec'. */
  when?: ReactNode;
};

/** Availability as shape, word and colour, with the date below. */
export function Availability({ status: sent, label, when }: AvailabilityProps) {
  const statusStyle = styleByStatus[sent];
  return (
    <span className={styles.availability}>
      <span className={classNames(styles.word, statusStyle ?? styles.unknown)}>
        <i className={styles.shape} aria-hidden="true" />
        {label ?? (statusStyle ? translate(sent) : t`NA`)}
      </span>
      {when && <span className={styles.when}>{when}</span>}
    </span>
  );
}
