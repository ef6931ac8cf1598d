import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useFormats } from '../shell/use-formats.ts';
import styles from './account-ageing.module.css';
import type { CustomerRecord } from './customer.contract.ts';

const looks = [styles.notDue, styles.newest, styles.older, styles.old, styles.oldest];

/** Unpaid invoices by age, drawn to scale. */
export function AccountAgeing({ statement }: { statement: CustomerRecord['statement'] }) {
  const { moneyOfMajor } = useFormats();
  const { ages, unpaid, overdue, on_account: onAccount, payment_reference } = statement;
  return (
    <section className={styles.ageing} aria-label="Unpaid by age">
      {unpaid > 0 && (
        <div className={styles.bar} aria-hidden="true">
          {ages.map(
            ({ label, amount }, i) =>
              amount > 0 && <span key={label} className={looks[i]} style={{ '--share': amount } as CSSProperties} />,
          )}
        </div>
      )}
      <dl className={styles.key}>
        {ages.map(({ label, amount }, i) => (
          <div key={label}>
            <dt>
              <span className={classNames(styles.swatch, looks[i])} aria-hidden="true" />
              {label}
            </dt>
            <dd>{amount === 0 ? 'none' : moneyOfMajor(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>Overdue after grace</dt>
          <dd>{overdue === 0 ? 'none' : moneyOfMajor(overdue)}</dd>
        </div>
        <div>
          <dt>On account</dt>
          <dd>{onAccount === 0 ? 'none' : moneyOfMajor(onAccount)}</dd>
        </div>
        <div>
          <dt>Reference of transfers</dt>
          <dd>{payment_reference}</dd>
        </div>
      </dl>
    </section>
  );
}
