import { Link } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { RecordQueue } from '../list/record-queue.tsx';
import { WaitingTime } from '../list/waiting-time.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import styles from './paper-queue.module.css';
import type { listPapersAtDesk } from './papers.contract.ts';

type Paper = ReplyOf<typeof listPapersAtDesk>['rows'][number];
type PaperQueueProps = { waiting: readonly Paper[]; total: number; currentId: number };

/** What waits beside the paper that is open. */
export function PaperQueue({ waiting, total, currentId }: PaperQueueProps) {
  const { site = '' } = useDeskSite() ?? {};
  return (
    <RecordQueue
      label="Papers to check"
      head={
        <>
          <span>{`${total} to check`}</span>
          <span>oldest first</span>
        </>
      }
    >
      {waiting.map(({ paper_id, company, kind, uploaded_at }) => (
        <li key={paper_id}>
          <Link to={`/${site}/papers/${paper_id}`} aria-current={paper_id === currentId || undefined}>
            <b>{company}</b>
            <WaitingTime since={uploaded_at} />
            <span className={styles.kind}>{kind}</span>
          </Link>
        </li>
      ))}
    </RecordQueue>
  );
}
