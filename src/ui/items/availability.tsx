import type { ReactNode } from 'react';
import { msg, t, translate } from '../../lib/i18n.ts';
import { classNames } from '../class-names.ts';
import styles from './availability.module.css';

/** The style of each status of the API; any other is shown as NA. */
const styleByStatus: Readonly<Record<string, string | undefined>> = {
  [msg('Stock')]: styles.stock,
  [msg('Arriving Shortly')]: styles.soon,
  [msg('PRODUCTION')]: styles.production,
  [msg('On Demand')]: styles.demand,
  [msg('RFI Approved')]: styles.quoted,
  [msg('Awaiting quote')]: styles.unknown,
  [msg('Declined')]: styles.unknown,
  [msg('Expired')]: styles.unknown,
  [msg('Withdrawn')]: styles.unknown,
  [msg('Ordered')]: styles.quoted,
};

export type AvailabilityProps = {
  status: string;
  label?: string | undefined;
  when?: ReactNode;
};

export function AvailabilityLabel({ status, label, when }: AvailabilityProps) {
  const statusStyle = styleByStatus[status];
  return (
    <span className={styles.availability}>
      <span className={classNames(styles.word, statusStyle ?? styles.unknown)}>
        <i className={styles.shape} aria-hidden="true" />
        {label ?? (statusStyle ? translate(status) : t`NA`)}
      </span>
      {when && <span className={styles.when}>{when}</span>}
    </span>
  );
}
