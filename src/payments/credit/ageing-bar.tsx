import type { CSSProperties } from 'react';
import { t, translate } from '../../lib/i18n.ts';
import { Amount } from '../../ui/items/amount.tsx';
import styles from './ageing-bar.module.css';

export type AgeingBarProps = {
  /** The part that is not due first, then by the days after the due day; amounts in major units. */
  ages: readonly { label: string; amount: number }[];
  unpaid: number;
};

const looks = [styles.notDue, styles.new, styles.older, styles.old, styles.oldest];
const minLabelShare = 0.26;

export function AgeingBar({ ages, unpaid }: AgeingBarProps) {
  const notDue = ages[0]?.amount ?? 0;
  return (
    <div className={styles.ageing}>
      {unpaid > 0 && (
        <div className={styles.drawing} aria-hidden="true">
          <div className={styles.bar}>
            {ages.map(
              ({ label, amount }, i) => amount > 0 && <span key={label} className={looks[i]} style={shareOf(amount)} />,
            )}
          </div>
          <div className={styles.dimensions}>
            <Dimension label={t`not due`} share={notDue / unpaid} />
            <Dimension label={t`past due`} share={(unpaid - notDue) / unpaid} late />
          </div>
        </div>
      )}
      <dl className={styles.key}>
        {ages.map(({ label, amount }, i) => (
          <div key={label}>
            <dt>
              <span className={`${styles.swatch} ${looks[i]}`} aria-hidden="true" />
              {translate(label)}
            </dt>
            <dd>
              <Amount value={amount} showCurrency fallback={t`none`} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const shareOf = (amount: number) => ({ '--share': amount }) as CSSProperties;

function Dimension({ label, share, late }: { label: string; share: number; late?: boolean }) {
  if (share <= 0) return null;
  return (
    <div className={late ? styles.late : styles.dimension} style={shareOf(share)}>
      {share >= minLabelShare && <i>{label}</i>}
    </div>
  );
}
