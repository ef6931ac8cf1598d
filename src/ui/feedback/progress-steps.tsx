import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-steps.module.css';

export type ProgressStepProps = {
  name: string;
  /** A line below the name: what the step asks for, or when it was done. */
  note?: ReactNode;
  /** The time from here to the next step: '10 min'; none where none is known. */
  span?: string | undefined;
};

export type ProgressStepsProps = {
  /** For readers: 'Steps of the registration'. */
  label: string;
  steps: readonly ProgressStepProps[];
  /** Index of the step at hand; the ones before it are done, from it on the line is dashed. */
  now: number;
};

/** States as the extension lines of a drawing, the time between them as the dimension. Upright on a phone. */
export function ProgressSteps({ label, steps, now }: ProgressStepsProps) {
  return (
    <ol className={styles.line} aria-label={label}>
      {steps.map(({ name, note, span }, index) => (
        <li
          key={name}
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
