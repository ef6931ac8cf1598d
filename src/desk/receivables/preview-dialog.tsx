import { useEffect, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
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

type PreviewDialogProps = {
  letters: ReceivablesAtDesk['due'];
  onClose: () => void;
  /** Tells whether it was sent. */
  onSend: ((letter: ReceivablesAtDesk['due'][number]) => Promise<boolean>) | undefined;
};

/** The reminders that are due, one after the other, as their buyers will read them. */
export function PreviewDialog({ letters, onClose, onSend }: PreviewDialogProps) {
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
