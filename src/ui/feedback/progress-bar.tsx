import { t } from '../../lib/i18n.ts';
import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  /** What is under way: 'Reading your list'. */
  label: string;
  done: number;
  total: number;
};

/** A hatched bar with counts beside it: how far long work has come. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  return (
    <progress className={styles.progress} aria-label={label} value={done} max={total}>
      {t`${done} of ${total}`}
    </progress>
  );
}
