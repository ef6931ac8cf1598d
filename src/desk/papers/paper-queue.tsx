import { Link } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDuration } from '../../lib/format-duration.ts';
import { t } from '../../lib/i18n.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import styles from './paper-queue.module.css';
import type { listPapersAtDesk } from './papers.contract.ts';

type Paper = ReplyOf<typeof listPapersAtDesk>['rows'][number];
type PaperQueueProps = { waiting: readonly Paper[]; total: number; currentId: number };

/** What waits beside the paper that is open; narrow screens show the paper alone. */
export function PaperQueue({ waiting, total, currentId }: PaperQueueProps) {
  const { site = '' } = useDeskSite() ?? {};
  return (
    <aside className={styles.queue} aria-label={t`Papers to check`}>
      <header>
        <span>{t`${total} to check`}</span>
        <span>{t`oldest first`}</span>
      </header>
      <ul>
        {waiting.map(({ paper_id, company, kind, uploaded_at }) => (
          <li key={paper_id}>
            <Link to={`/${site}/papers/${paper_id}`} aria-current={paper_id === currentId || undefined}>
              <b>{company}</b>
              <PaperAge uploadedAt={uploaded_at} />
              <span className={styles.kind}>{kind}</span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}

const lateAfterMs = 24 * 3_600_000;

/** How long a paper has waited; more than a day stands out. */
export function PaperAge({ uploadedAt }: { uploadedAt: string }) {
  const [from, now] = [new Date(uploadedAt), new Date()];
  const isLate = now.getTime() - from.getTime() > lateAfterMs;
  return <span className={isLate ? styles.late : styles.age}>{formatDuration(from, now) ?? t`now`}</span>;
}
