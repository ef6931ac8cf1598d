import { t } from '../../lib/i18n.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import type { RfiLine } from '../rfi-history.contract.ts';
import styles from './line-timeline.module.css';
import { lineTimeline } from './line-timeline.rule.ts';

export type LineTimelineProps = { line: RfiLine; askedAt: string; now: Parameters<typeof lineTimeline>[2] };

export function LineTimeline({ line, askedAt, now }: LineTimelineProps) {
  return (
    <div className={styles.clock}>
      <ol className={styles.marks} aria-label={t`Dates of ${line.ItemName}`}>
        {lineTimeline(line, askedAt, now).map(({ what, when, span }) => (
          <li key={what}>
            <span>{what}</span> <b>{when}</b>
            {span && <i>{span}</i>}
          </li>
        ))}
      </ol>
      {line.status === 'Awaiting quote' && line.maker_remark && (
        <p>{tRich`Sales desk: ${<q>{line.maker_remark}</q>}`}</p>
      )}
      {line.ordered_instead && <p>{t`${line.ordered_instead} was ordered instead.`}</p>}
      {line.answer_remark && <p>{tRich`Sales desk: ${<q>{line.answer_remark}</q>}`}</p>}
    </div>
  );
}
