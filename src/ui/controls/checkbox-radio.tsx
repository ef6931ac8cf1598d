import type { ComponentProps, ReactNode } from 'react';
import { isolateLtr } from '../text/isolate-ltr.tsx';
import styles from './checkbox-radio.module.css';

type Box = Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'>;

export type CheckboxProps = Box & {
  /** Pass `aria-label` where there is none. */
  label?: ReactNode;
  end?: ReactNode;
  /** A finger on a phone hits it within 44 px. */
  roomy?: boolean;
};

export function Checkbox(props: CheckboxProps) {
  return <Choice type="checkbox" {...props} />;
}

function Choice({ label, end, roomy, ...input }: CheckboxProps & { type: 'checkbox' | 'radio' }) {
  if (!label && !roomy) return <input {...input} className={styles.box} />;
  if (!label)
    return (
      <label className={styles.roomy}>
        <input {...input} className={styles.box} />
      </label>
    );
  return (
    <label className={styles.choice}>
      <input {...input} className={styles.box} />
      <span className={styles.label}>{label}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  );
}

export type RadioOptionProps = Box & { title: ReactNode; note?: ReactNode; end?: ReactNode };

/** A radio button as a row of a block. */
export function RadioOption({ title, note, end, ...input }: RadioOptionProps) {
  return (
    <label className={styles.option}>
      <input {...input} type="radio" className={styles.box} />
      <span>
        <span className={styles.title}>{isolateLtr(title)}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {end && <span>{end}</span>}
    </label>
  );
}
