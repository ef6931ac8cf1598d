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
  const { site } = useDeskSite();
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
      {waiting.map(({ id: paperId, company, kind, createdAt: uploadedAt }) => (
        <li key={paperId}>
          <Link to={`/${site}/papers/${paperId}`} aria-current={paperId === currentId || undefined}>
            <b>{company}</b>
            <WaitingTime since={uploadedAt} />
            <span className={styles.kind}>{kind}</span>
          </Link>
        </li>
      ))}
    </RecordQueue>
  );
}
