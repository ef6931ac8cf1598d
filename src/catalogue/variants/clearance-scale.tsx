import type { CSSProperties } from 'react';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './clearance-scale.module.css';
import type { Family, VariantOption } from './variant-choice.rule.ts';
import { clearanceRange } from './variant-text.rule.ts';

type ClearanceScaleProps = {
  family: Family;
  options: readonly VariantOption[];
  chosen: string;
  boreMm: number;
};

/** How much play each clearance leaves, to scale; the numbers stand at the options. */
export function ClearanceScale({ family, options, chosen, boreMm }: ClearanceScaleProps) {
  const rows = options.flatMap(({ value, choice }) => {
    const range = clearanceRange(family, boreMm, choice);
    return range ? [{ value, from: range.min, to: range.max }] : [];
  });
  if (rows.length < 2) return null;
  const most = Math.max(...rows.map(({ to }) => to));
  const share = (um: number) => `${(um / most) * 100}%`;
  return (
    <div className={styles.scale} aria-hidden="true">
      {rows.map(({ value, from, to }) => (
        <div key={value} className={classNames(styles.row, value === chosen && styles.on)}>
          <span className={styles.name}>{value}</span>
          <span className={styles.line}>
            <i style={{ '--from': share(from), '--length': share(to - from) } as CSSProperties} />
          </span>
        </div>
      ))}
      <div className={styles.axis}>
        <span>0</span>
        <span>{t`${most} µm of radial play`}</span>
      </div>
    </div>
  );
}
