import type { CSSProperties } from 'react';
import { isRtl, t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './designation-breakdown.module.css';
import type { DesignationPart } from './explain-designation.rule.ts';

/** Longer designations leave no space for leader lines; on a phone the limit is lower. */
const longestWithLeaders = 15;
const longestOnPhone = 11;

export function DesignationBreakdown({
  designation,
  parts,
}: {
  designation: string;
  parts: readonly DesignationPart[];
}) {
  const { length } = designation;
  const ordered = isRtl()
    ? parts.map((part) => ({ ...part, start: length - part.start - part.length }))
    : parts.toReversed();
  const [first] = ordered;
  if (!first) return null;
  const leaderStyle = length <= longestWithLeaders && (length <= longestOnPhone ? styles.leads : styles.leadsWide);
  return (
    <ul
      className={classNames(styles.key, leaderStyle)}
      style={{ '--turn': first.start + first.length / 2 + 1.5 } as CSSProperties}
      aria-label={t`${designation}, part by part`}
    >
      {ordered.map((part, row) => (
        <li key={part.start} style={{ '--start': part.start, '--length': part.length, '--row': row } as CSSProperties}>
          <b>{part.text}</b> {part.meaning}
        </li>
      ))}
    </ul>
  );
}
