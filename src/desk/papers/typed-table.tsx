import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import type { Review } from './review.ts';
import styles from './review-paper.module.css';

/** What was typed, to be ticked off beside the paper; the ticks are for the eye only. */
export function TypedTable({ typed }: Pick<Review, 'typed'>) {
  const [same, setSame] = useState<readonly number[]>([]);
  const toggle = (row: number) => setSame(same.includes(row) ? same.filter((one) => one !== row) : [...same, row]);
  return (
    <table className={styles.typed}>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Field</th>
          <th scope="col">Typed by the buyer</th>
          <th scope="col" className={styles.end}>{`Same, ${same.length} of ${typed.length}`}</th>
        </tr>
      </thead>
      <tbody>
        {typed.map(({ label, value, isCode }, row) => (
          <tr key={`${label} ${value}`} className={classNames(same.includes(row) && styles.same)}>
            <td>
              <span className={styles.balloon}>{row + 1}</span>
            </td>
            <th scope="row">{label}</th>
            <td className={classNames(isCode && styles.code)}>{value}</td>
            <td className={styles.tick}>
              <Checkbox
                roomy
                aria-label={`${label} is the same on the paper`}
                checked={same.includes(row)}
                onChange={() => toggle(row)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Checks({ checks }: Pick<Review, 'checks'>) {
  if (checks.length === 0) return <p className={styles.quiet}>There is no tax number yet.</p>;
  return (
    <ul className={styles.checks}>
      {checks.map(({ passed, text }) => (
        <li key={text} className={classNames(!passed && styles.failed)}>
          <Icon name={passed ? 'check' : 'bad'} small />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
