import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag, type TagProps } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { PaperPicture } from '../papers/paper-picture.tsx';
import { RejectDialog } from '../papers/reject-dialog.tsx';
import { useDecidePaper } from '../papers/use-decide-paper.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { stopAskingCustomerForPaper } from './ask-for-paper.contract.ts';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './decision.module.css';

type Paper = CustomerRecord['papers'][number];

/** `isShownAbove`: the papers are part of the decision. */
export function PapersTab({ customer, isShownAbove }: { customer: CustomerRecord; isShownAbove: boolean }) {
  return isShownAbove ? (
    <p className={styles.none}>The papers are shown above, beside what the buyer has typed.</p>
  ) : (
    <PaperPane customer={customer} />
  );
}

/** The papers of the customer with their pictures; the one opened first waits, or is the newest. */
export function PaperPane({ customer }: { customer: CustomerRecord }) {
  const { papers, paperRequests: requests } = customer;
  const [chosen, setChosen] = useState<number>();
  const [page, setPage] = useState(1);
  const shown =
    papers.find(({ id: paperId }) => paperId === chosen) ??
    papers.find(({ status }) => status === 'waiting') ??
    papers[0];

  function show(paper: Paper | undefined) {
    setChosen(paper?.id);
    setPage(1);
  }
  function turn() {
    if (!shown) return;
    if (page < shown.pages) setPage(page + 1);
    else show(papers[(papers.indexOf(shown) + 1) % papers.length]);
  }
  usePageKeys({ v: turn });
  return (
    <div className={styles.papers}>
      {requests.map((request) => (
        <AskedFor key={request.kind} customerId={customer.customerId} request={request} />
      ))}
      {papers.length > 1 && (
        <ul className={styles.choice} aria-label="Papers">
          {papers.map((paper) => (
            <li key={paper.id}>
              <button
                type="button"
                className={classNames(styles.choose, paper === shown && styles.chosen)}
                aria-pressed={paper === shown}
                onClick={() => show(paper)}
              >
                {paper.label} <PaperTag status={paper.status} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown ? (
        <>
          <PaperPicture key={shown.id} paper={shown} page={page} onPage={setPage} />
          <PaperState key={`${shown.id} ${shown.status}`} paper={shown} />
          <Keys>
            <KeyHint keys="V">next page or paper</KeyHint>
          </Keys>
        </>
      ) : (
        <p className={styles.none}>The buyer has uploaded no paper yet.</p>
      )}
    </div>
  );
}

const tags: Readonly<Record<Paper['status'], { kind: TagProps['kind']; text: string }>> = {
  waiting: { kind: 'accent', text: 'To check' },
  accepted: { kind: 'good', text: 'Accepted' },
  rejected: { kind: 'warn', text: 'Rejected' },
};

function PaperTag({ status }: Pick<Paper, 'status'>) {
  const { kind, text } = tags[status];
  return <Tag kind={kind}>{text}</Tag>;
}

/** Who decided what about the paper, or the decision itself. */
function PaperState({ paper }: { paper: Paper }) {
  const { site } = useDeskSite();
  const { time } = useFormats();
  const can = useCan();
  const { pathname, search } = useLocation();
  const [isRejecting, setRejecting] = useState(false);
  const { busy, decide } = useDecidePaper(paper.id, pathname + search);
  const { status, decidedBy, decidedAt, reason } = paper;
  return (
    <div className={styles.state}>
      <PaperTag status={status} />
      <span className={styles.quiet}>
        {status === 'waiting' ? `uploaded ${time(paper.createdAt)}` : `${decidedBy}, ${time(decidedAt)}`}
        {reason && `: ${reason}`}
      </span>
      <Link to={`/${site}/papers/${paper.id}`}>Compare</Link>
      {status === 'waiting' && can('decide-accounts') && (
        <span className={styles.buttons}>
          <Button small disabled={busy} onClick={() => setRejecting(true)}>
            Reject the paper
          </Button>
          <Button small busy={busy} onClick={() => void decide({ accept: true, reason: '' })}>
            Accept the paper
          </Button>
        </span>
      )}
      <RejectDialog
        open={isRejecting}
        busy={busy}
        onClose={() => setRejecting(false)}
        onReject={async (text) => {
          await decide({ accept: false, reason: text });
          setRejecting(false);
        }}
      />
    </div>
  );
}

type AskedForProps = { customerId: number; request: CustomerRecord['paperRequests'][number] };

function AskedFor({ customerId, request: { kind, label, sentence, askedAt, askedBy } }: AskedForProps) {
  const { site } = useDeskSite();
  const { time } = useFormats();
  const can = useCan();
  const { change, busy } = useAction();
  const stop = () =>
    change(() =>
      callDesk<typeof stopAskingCustomerForPaper>('POST /desk/api/:site/accounts/stop_asking_for_paper/', {
        site,
        customerId,
        kind,
      }),
    );
  return (
    <div className={styles.asked}>
      <p>
        <b>{`${label} asked for`}</b>{' '}
        <span className={styles.quiet}>
          {askedBy}, {time(askedAt)}
        </span>
      </p>
      <p>{sentence}</p>
      {can('decide-accounts') && (
        <Button small busy={busy} onClick={() => void stop()}>
          No longer needed
        </Button>
      )}
    </div>
  );
}
