import { type Day, dayAndMonth } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './work-list.module.css';

/** A day as a leaf in a title block; '' is a day that is not known yet. */
export function DayLeaf({ day, tone }: { day: Day | ''; tone?: 'now' | 'late' | undefined }) {
  const [number, month] = day === '' ? ['–', t`no date`] : dayAndMonth(day);
  return (
    <span className={classNames(styles.leaf, tone && styles[tone])} aria-hidden="true">
      <b>{number}</b>
      <span>{month}</span>
    </span>
  );
}
