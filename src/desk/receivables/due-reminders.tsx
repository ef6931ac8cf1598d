import { useEffect, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { dayOf, formatDay, formatNearDay } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { askWhileShown } from '../browser/ask-while-shown.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { previewReminderAtDesk } from './debtor.contract.ts';
import styles from './receivables.module.css';
import type { ReceivablesAtDesk } from './receivables-types.ts';

type Stage = ReceivablesAtDesk['due'][number]['stage'];

const stages: readonly Stage[] = ['friendly', 'firm', 'stop'];
const labels: Readonly<Record<Stage, string>> = {
  friendly: 'Friendly',
  firm: 'Firm',
  stop: 'Last, no credit',
};

export const stageLabel = (stage: Stage): string => labels[stage];

type DueProps = {
  due: ReceivablesAtDesk['due'];
  days: ReceivablesAtDesk['days'];
  sentByItself: boolean;
  /** Sends a letter that was read. */
  onSend: ((customers: ReceivablesAtDesk['due']) => Promise<boolean>) | undefined;
  /** Asks before several letters are sent. */
  onAsk: (customers: ReceivablesAtDesk['due']) => void;
};

export function DueReminders({ due, days, sentByItself, onSend, onAsk }: DueProps) {
  const [reading, setReading] = useState<ReceivablesAtDesk['due']>([]);
  const { currency } = useDeskSite();
  return (
    <aside className={styles.side} aria-label="Reminders that are due">
      <h2>{`Reminders that are due, ${due.length}`}</h2>
      <ul>
        {due.map((letter) => (
          <li key={letter.customerId}>
            <b>{letter.company}</b>
            <span className={styles.amount}>{formatMoney({ minor: letter.amountMinor, currency })}</span>
            <span className={styles.soft}>
              {labels[letter.stage]}: {letter.invoices.map(({ reference }) => reference).join(', ')}
            </span>
            <span className={styles.buttons}>
              <Button small aria-label={`Read the reminder for ${letter.company}`} onClick={() => setReading([letter])}>
                Read
              </Button>
              {onSend && (
                <Button small aria-label={`Send the reminder for ${letter.company}`} onClick={() => onAsk([letter])}>
                  Send
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {due.length > 1 && (
        <span className={styles.buttons}>
          <Button onClick={() => setReading(due)}>{`Read all ${due.length}`}</Button>
          {onSend && <Button onClick={() => onAsk(due)}>{`Send all ${due.length}`}</Button>}
        </span>
      )}
      <p className={styles.soft}>
        {sentByItself
          ? 'They go out by themselves within the hour on working days. A customer can be left out in the list.'
          : 'This site sends none by itself.'}
      </p>
      {reading.length > 0 && (
        <PreviewDialog
          letters={reading}
          onClose={() => setReading([])}
          onSend={onSend && ((letter) => onSend([letter]))}
        />
      )}
      <h2>Stages</h2>
      <ol className={styles.stages}>
        {stages.map((stage) => (
          <li key={stage}>
            <b>{labels[stage]}</b> {`${plural(days[stage], 'day')} after the due day`}
          </li>
        ))}
      </ol>
    </aside>
  );
}

type MarksProps = {
  stage: Stage | null;
  at: string | null;
  exception: string | null;
  disputed: boolean;
  promised: string;
};

export function StageMarks({ stage, at, exception, disputed, promised }: MarksProps) {
  const { timeZone } = useDeskSite();
  if (exception) return <span className={styles.soft}>{`none: ${exception}`}</span>;
  const reached = stage === null ? 0 : stages.indexOf(stage) + 1;
  const label =
    stage === null || at === null ? 'none' : `${labels[stage]}, ${formatDay(dayOf(new Date(at), timeZone))}`;
  return (
    <span className={styles.marks}>
      <span aria-hidden="true">
        {stages.map((one, place) => (
          <i key={one} className={classNames(place < reached && styles.filled)} />
        ))}
      </span>
      {label}
      {disputed && ` ${'in dispute'}`}
      {promised && <span className={styles.promised}>{`promised for ${formatNearDay(promised)}`}</span>}
    </span>
  );
}

type PreviewDialogProps = {
  letters: ReceivablesAtDesk['due'];
  onClose: () => void;
  /** Tells whether it was sent. */
  onSend: ((letter: ReceivablesAtDesk['due'][number]) => Promise<boolean>) | undefined;
};

/** The reminders that are due, one after the other, as their buyers will read them. */
function PreviewDialog({ letters, onClose, onSend }: PreviewDialogProps) {
  const [place, setPlace] = useState(0);
  const [preview, setPreview] = useState<ReplyOf<typeof previewReminderAtDesk>>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const { site } = useDeskSite();
  const letter = letters[place];
  const customerId = letter?.customerId;
  useEffect(() => {
    if (customerId === undefined) return;
    setPreview(undefined);
    setProblem('');
    const request = { site, customerId, stage: '' };
    const endpoint = 'GET /desk/api/:site/money/reminders/preview/';
    return askWhileShown(
      (options) => callDesk<typeof previewReminderAtDesk>(endpoint, request, options),
      (reply) => (isRefusal(reply) ? setProblem(reply.message) : setPreview(reply)),
    );
  }, [site, customerId]);
  if (!letter) return null;
  const goOn = () => (place + 1 < letters.length ? setPlace(place + 1) : onClose());
  async function send(one: ReceivablesAtDesk['due'][number]) {
    setBusy(true);
    const isSent = await onSend?.(one);
    setBusy(false);
    if (isSent) goOn();
  }
  return (
    <Dialog
      open
      title={letters.length === 1 ? letter.company : `${letter.company}, ${place + 1} of ${letters.length}`}
      onClose={onClose}
      width={640}
      busy={busy}
      actions={
        <>
          {place > 0 && <Button onClick={() => setPlace(place - 1)}>Previous</Button>}
          <Button onClick={goOn}>{place + 1 < letters.length ? 'Next' : 'Close'}</Button>
          {onSend && preview && (
            <Button kind="primary" busy={busy} onClick={() => void send(letter)}>
              Send this one
            </Button>
          )}
        </>
      }
    >
      {problem && <Notice kind="warn" live title={problem} />}
      {preview && <LetterText {...preview} />}
    </Dialog>
  );
}

function LetterText({ receiver, subject, text }: { receiver: string; subject: string; text: string }) {
  return (
    <>
      <p>
        <MailLink to={receiver} />
      </p>
      <p>
        <b>{subject}</b>
      </p>
      <pre className={styles.letter}>{text}</pre>
    </>
  );
}
