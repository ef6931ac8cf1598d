import { minorOf } from '../../cart/lines/cart-totals.rule.ts';
import { formatNearDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { RfiLine } from '../rfi-history.contract.ts';
import styles from './rfi-order-bar.module.css';

export type RfiOrderBarProps = {
  /** The quoted lines that are chosen. */
  lines: readonly RfiLine[];
  /** Whether these are all that can be ordered together. */
  areAll: boolean;
  busy: boolean;
  onOrder: () => void;
};

/** In reach while the lines are looked through: what is chosen of the quoted lines, and their total with tax. */
export function RfiOrderBar({ lines, areAll, busy, onOrder }: RfiOrderBarProps) {
  const { currency, tax } = useSite();
  const money = (minor: number) => formatMoney({ minor, currency });
  const subtotalMinor = sum(lines, (line) => minorOf(line.total));
  const taxMinor = sum(lines, (line) => minorOf(line.Total_gst));
  const total = money(subtotalMinor + taxMinor);
  const [firstEnd = ''] = lines.map((line) => line.valid_until).toSorted();
  const count = plural(lines.length, 'quoted line');
  return (
    <section className={styles.bar} aria-label={t`Order quoted lines`}>
      <p className={styles.chosen} role="status">
        <span>{firstEnd ? t`${count}, valid until ${formatNearDay(firstEnd)}` : t`No line chosen`}</span>
        <span>{`${money(subtotalMinor)} + ${tax.label} ${money(taxMinor)}`}</span>
      </p>
      <p className={styles.total}>
        <span>{t`Total with ${tax.label}`}</span>
        <b>{total}</b>
      </p>
      <Button kind="primary" disabled={lines.length === 0} busy={busy} busyLabel={t`Adding`} onClick={onOrder}>
        {areAll && lines.length > 1
          ? t`Order all ${plural(lines.length, 'line')}`
          : t`Order ${plural(lines.length, 'line')}`}
      </Button>
    </section>
  );
}
