import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { statusLabel } from '../../account/permissions/account-status.rule.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { customerPath } from '../customer-path.ts';
import { Kbd } from '../keys/kbd.tsx';
import { Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { BesideQueue, RecordQueue } from '../list/record-queue.tsx';
import { WaitingTime } from '../list/waiting-time.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { PaperPicture } from './paper-picture.tsx';
import type { listPapersAtDesk, reviewPaperAtDesk } from './papers.contract.ts';
import { RejectDialog } from './reject-dialog.tsx';
import type { Review } from './review.ts';
import styles from './review-paper.module.css';
import { useDecidePaper } from './use-decide-paper.ts';

export const handle = { title: () => 'Papers' };

export async function loader(args: LoaderFunctionArgs) {
  const site = siteOf(args);
  const { signal } = args.request;
  const request = { site, id: args.params.id ?? '' };
  const [review, { rows: waiting, total }] = await Promise.all([
    loadDesk<typeof reviewPaperAtDesk>('GET /desk/api/:site/papers/review/', request, signal),
    loadDesk<typeof listPapersAtDesk>('GET /desk/api/:site/papers/', { site, ...noFilter }, signal),
  ]);
  return { review, waiting, total };
}

const noFilter = { q: '', view: '', sort: '', page: '' };

/** Each paper has its own state: its page, what was compared. */
export function Component() {
  const { review, waiting, total } = useLoaderData<typeof loader>();
  const { id: paperId } = review.paper;
  return (
    <BesideQueue>
      <PaperQueue waiting={waiting} total={total} currentId={paperId} />
      <ReviewPaperPage key={paperId} review={review} />
    </BesideQueue>
  );
}

function ReviewPaperPage({ review }: { review: Review }) {
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
        {others.map(({ id: paperId, label, status, createdAt: uploadedAt }) => (
          <li key={paperId}>
            <Link to={`/${site}/papers/${paperId}`}>{label}</Link>
            <span>{formatDateTime(new Date(uploadedAt), timeZone)}</span>
            <span>{statusWords[status]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The typed values are ticked off beside the paper; the ticks are for the eye only. */
function TypedTable({ typed }: Pick<Review, 'typed'>) {
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

function Checks({ checks }: Pick<Review, 'checks'>) {
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

type Paper = ReplyOf<typeof listPapersAtDesk>['rows'][number];
type PaperQueueProps = { waiting: readonly Paper[]; total: number; currentId: number };

/** The papers that wait beside the one that is open. */
function PaperQueue({ waiting, total, currentId }: PaperQueueProps) {
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
      {waiting.map(({ id: paperId, company, label, createdAt: uploadedAt }) => (
        <li key={paperId}>
          <Link to={`/${site}/papers/${paperId}`} aria-current={paperId === currentId || undefined}>
            <b>{company}</b>
            <WaitingTime since={uploadedAt} />
            <span className={styles.kind}>{label}</span>
          </Link>
        </li>
      ))}
    </RecordQueue>
  );
}
