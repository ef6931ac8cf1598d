import { useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { plural } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { bookCertainAtDesk } from './bank.contract.ts';
import type { BankLine } from './bank-types.ts';

type BookCertainProps = { lines: readonly BankLine[]; onClose: () => void; onBooked: () => void };

/** Asks with the count, books each line by itself, and tells which were left and why. */
export function BookCertainDialog({ lines: certain, onClose, onBooked }: BookCertainProps) {
  const { site, currency } = useDeskSite();
  // The list is loaded again after the booking.
  const [lines] = useState(certain);
  const [report, setReport] = useState<ReplyOf<typeof bookCertainAtDesk>>();
  const { send, error, busy } = useAction('page');
  const total = formatMoney({ minor: sum(lines, ({ amountMinor }) => amountMinor), currency });

  async function book() {
    const request = { site, lines: lines.map(({ id, version }) => ({ id, version })) };
    const endpoint = 'POST /desk/api/:site/money/bank/book_certain/';
    const reply = await send(() => callDesk<typeof bookCertainAtDesk>(endpoint, request));
    if (!reply) return;
    setReport(reply);
    onBooked();
  }

  return (
    <Dialog
      open
      title={`Book ${plural(lines.length, 'line')} over ${total}?`}
      onClose={onClose}
      busy={busy}
      actions={
        report ? (
          <Button kind="primary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <CloseButton>Cancel</CloseButton>
            <Button kind="primary" busy={busy} onClick={() => void book()}>{`Book ${lines.length}`}</Button>
          </>
        )
      }
    >
      {!report && <p>Each gets a receipt of its own over what is suggested, and its buyer is mailed.</p>}
      {error && <Notice kind="bad" live title={error} />}
      {report && <ReportNotice report={report} />}
    </Dialog>
  );
}

function ReportNotice({ report: { booked, refused } }: { report: ReplyOf<typeof bookCertainAtDesk> }) {
  if (refused.length === 0)
    return <Notice kind="good" live title={`${plural(booked.length, 'line is', 'lines are')} booked.`} />;
  return (
    <Notice
      kind="warn"
      live
      title={`${plural(booked.length, 'line is', 'lines are')} booked, ${plural(refused.length, 'waits', 'wait')} for you:`}
    >
      <ul>
        {refused.map(({ id, text, message }) => (
          <li key={id}>
            {text}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
