import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-steps.module.css';

export type ProgressStepProps = {
  /** Needed where two steps have the same name. */
  id?: string;
  name: string;
  note?: ReactNode;
  /** Time to the next step, if known: '10 min'. */
  span?: string | undefined;
};

export type ProgressStepsProps = {
  label: string;
  steps: readonly ProgressStepProps[];
  /** Index of the current step. */
  now: number;
};

/** Steps as extension lines of a drawing, the time between them as dimensions; vertical on a phone. */
export function ProgressSteps({ label, steps, now }: ProgressStepsProps) {
  return (
    <ol className={styles.line} aria-label={label}>
      {steps.map(({ id, name, note, span }, index) => (
        <li
          key={id ?? name}
          className={classNames(index === now && styles.now, index > now && styles.todo, index >= now && styles.open)}
          aria-current={index === now ? 'step' : undefined}
        >
          {index < steps.length - 1 && <span className={styles.dimension}>{span && <i>{span}</i>}</span>}
          <b>{name}</b>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
