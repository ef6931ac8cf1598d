import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { statusLabel } from '../../account/permissions/account-status.rule.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import { customerPath } from '../customer-path.ts';
import { Kbd } from '../keys/kbd.tsx';
import { Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { PaperPicture } from './paper-picture.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { Review } from './review.ts';
import styles from './review-paper.module.css';
import { Checks, TypedTable } from './typed-table.tsx';
import { useDecidePaper } from './use-decide-paper.ts';

export function ReviewPaperPage({ review }: { review: Review }) {
  const { paper, account, typed, checks, nextId } = review;
  const { site } = useDeskSite();
  const [page, setPage] = useState(1);
  const [isRejecting, setRejecting] = useState(false);
  const nextPath = nextId ? `/${site}/papers/${nextId}` : `/${site}/papers`;
  const { busy, decide } = useDecidePaper(paper.id, nextPath);
  const navigate = useNavigate();
  const waits = paper.status === 'waiting';
  const isToApprove = account.status !== 'active';
  const accountPath = customerPath(site, paper.customerId, 'view=waiting');
  usePageKeys({
    a: () => waits && void decide({ accept: true, reason: '' }),
    r: () => waits && setRejecting(true),
    d: () => isToApprove && void navigate(accountPath),
    n: () => void navigate(nextPath),
    v: () => setPage(page < paper.pages ? page + 1 : 1),
  });
  return (
    <article>
      <header className={styles.head}>
        <h2>
          <Link to={`/${site}/accounts/${paper.customerId}`}>{paper.company}</Link>
        </h2>
        <Tag kind={account.status === 'active' ? 'good' : 'warn'}>{statusLabel(account.status, undefined)}</Tag>
        <span className={styles.quiet}>
          <MailAddress>{account.email}</MailAddress>
        </span>
        {isToApprove && (
          <ButtonLink small to={accountPath}>
            Decide on the account <Kbd>D</Kbd>
          </ButtonLink>
        )}
        <Link className={styles.next} to={nextPath}>
          {nextId ? 'Next paper' : 'All papers'}
        </Link>
      </header>
      <div className={styles.sides}>
        <PaperPicture paper={paper} page={page} onPage={setPage} />
        <div className={styles.facts}>
          <TypedTable typed={typed} />
          <h3>Checks</h3>
          <Checks checks={checks} />
          <OtherPapers others={review.others} />
        </div>
      </div>
      {waits ? (
        <footer className={styles.bar}>
          <p>
            <span className={styles.quiet}>Becomes</span> <strong>Accepted, mail to the buyer</strong>
          </p>
          <Button kind="danger" disabled={busy} onClick={() => setRejecting(true)}>
            Reject <Kbd>R</Kbd>
          </Button>
          <Button kind="primary" busy={busy} onClick={() => void decide({ accept: true, reason: '' })}>
            Accept <Kbd>A</Kbd>
          </Button>
        </footer>
      ) : (
        <Checked paper={paper} />
      )}
      <RejectDialog
        open={isRejecting}
        busy={busy}
        onClose={() => setRejecting(false)}
        onReject={async (reason) => {
          await decide({ accept: false, reason });
          setRejecting(false);
        }}
      />
      <Keys>
        <span>
          <Kbd>A</Kbd> accept <Kbd>R</Kbd> reject
        </span>
        <span>
          <Kbd>V</Kbd> next page <Kbd>N</Kbd> next paper
        </span>
      </Keys>
    </article>
  );
}

function Checked({ paper }: Pick<Review, 'paper'>) {
  const { timeZone } = useDeskSite();
  const at = formatDateTime(new Date(paper.decidedAt ?? 0), timeZone);
  const by = paper.decidedBy;
  const title =
    paper.status === 'accepted' ? `${by} accepted this paper on ${at}.` : `${by} rejected this paper on ${at}.`;
  return (
    <Notice kind={paper.status === 'accepted' ? 'good' : 'warn'} title={title}>
      {paper.reason && <p>{paper.reason}</p>}
    </Notice>
  );
}

const statusWords: Readonly<Record<Review['paper']['status'], string>> = {
  waiting: 'To check',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

function OtherPapers({ others }: Pick<Review, 'others'>) {
  const { site, timeZone } = useDeskSite();
  if (others.length === 0) return null;
  return (
    <>
      <h3>Other papers of this customer</h3>
      <ul className={styles.others}>
        {others.map(({ id: paperId, kind, status, createdAt: uploadedAt }) => (
          <li key={paperId}>
            <Link to={`/${site}/papers/${paperId}`}>{kind}</Link>
            <span>{formatDateTime(new Date(uploadedAt), timeZone)}</span>
            <span>{statusWords[status]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
