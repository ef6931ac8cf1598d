import type { CSSProperties } from 'react';
import { formatMoney } from '../../lib/money.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import styles from './ageing-totals.module.css';
import type { ReceivablesAtDesk } from './receivables-types.ts';

const looks = [styles.notDue, styles.days30, styles.days60, styles.days90, styles.older];

/** All that is owed to scale, from not due to over 90 days. */
export function AgeingTotals({ totals }: { totals: ReceivablesAtDesk['totals'] }) {
  const { currency } = useDeskSite();
  const money = (minor: number) => formatMoney({ minor, currency });
  const ages = [
    { label: 'Not due', minor: totals.notDue },
    { label: '1 to 30 days', minor: totals.days30 },
    { label: '31 to 60 days', minor: totals.days60 },
    { label: '61 to 90 days', minor: totals.days90 },
    { label: 'Over 90 days', minor: totals.older },
  ];
  return (
    <div className={styles.totals}>
      <div className={styles.bar} aria-hidden="true">
        {ages.map(
          ({ label, minor }, at) =>
            minor > 0 && <span key={label} className={looks[at]} style={{ '--share': minor } as CSSProperties} />,
        )}
      </div>
      <dl className={styles.key}>
        {ages.map(({ label, minor }, at) => (
          <div key={label}>
            <dt>
              <span className={`${styles.swatch} ${looks[at]}`} aria-hidden="true" />
              {label}
            </dt>
            <dd>{minor === 0 ? 'none' : money(minor)}</dd>
          </div>
        ))}
        <div>
          <dt>On account</dt>
          <dd>{totals.onAccountMinor === 0 ? 'none' : money(totals.onAccountMinor)}</dd>
        </div>
      </dl>
    </div>
  );
}
