import { say } from '../lib/say.ts';
import { sayWith } from '../ui/say-with.tsx';
import styles from './line-clock.module.css';
import { lineClock } from './line-clock.rule.ts';
import type { RfiLine } from './rfi-history.contract.ts';

export type LineClockProps = { line: RfiLine; askedAt: string; now: Parameters<typeof lineClock>[2] };

/** The moments of a line in one row, and what the sales desk wrote to it. */
export function LineClock({ line, askedAt, now }: LineClockProps) {
  return (
    <div className={styles.clock}>
      <ol className={styles.marks} aria-label={say`Dates of ${line.ItemName}`}>
        {lineClock(line, askedAt, now).map(({ what, when, span }) => (
          <li key={what}>
            <span>{what}</span> <b>{when}</b>
            {span && <i>{span}</i>}
          </li>
        ))}
      </ol>
      {line.answer_remark && <p>{sayWith`Sales desk: ${<q>{line.answer_remark}</q>}`}</p>}
    </div>
  );
}
