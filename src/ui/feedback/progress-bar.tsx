import { t } from '../../lib/i18n.ts';
import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  label: string;
  done: number;
  total: number;
};

export function ProgressBar({ label, done, total }: ProgressBarProps) {
  return (
    <progress className={styles.progress} aria-label={label} value={done} max={total}>
      {t`${done} of ${total}`}
    </progress>
  );
}
