import { say } from '../lib/say.ts';
import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  /** What is under way: 'Reading your list'. */
  label: string;
  done: number;
  of: number;
};

/** A hatched bar with counts beside it: how far long work has come. */
export function ProgressBar({ label, done, of }: ProgressBarProps) {
  return (
    <progress className={styles.progress} aria-label={label} value={done} max={of}>
      {say`${done} of ${of}`}
    </progress>
  );
}
