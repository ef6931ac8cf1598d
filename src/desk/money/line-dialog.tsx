import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import type { SiteCode } from '../../sites/site.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { callDesk, type DeskCallError } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { ignoreLineAtDesk, takeBackAtDesk, undoLineAtDesk } from './bank.contract.ts';
import type { BankLine } from './bank-types.ts';

export type LineQuestion =
  | { kind: 'ignore'; line: BankLine }
  | { kind: 'undo'; line: BankLine }
  | { kind: 'take_back'; line: BankLine; receiptNo: string };

type LineDialogProps = { question: LineQuestion; onClose: () => void; onDone: (message: string) => void };

/** Asks for the reason of a decision that is not a booking. */
export function LineDialog({ question, onClose, onDone }: LineDialogProps) {
  const site = useDeskSite();
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const { title, hint, verb, done } = wordsOf(question);

  async function decide() {
    if (!site || busy) return;
    setBusy(true);
    try {
      const reply = await send(site.site, question, reason);
      if (isRefusal(reply)) setError(reply.message);
      else onDone(done);
    } catch (cause) {
      setError((cause as DeskCallError).message);
    }
    setBusy(false);
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button kind={question.kind === 'ignore' ? 'primary' : 'danger'} busy={busy} onClick={() => void decide()}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void decide();
        }}
      >
        <Field label={t`Reason`} hint={hint} error={error}>
          <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

function wordsOf(question: LineQuestion) {
  const { line } = question;
  if (question.kind === 'ignore')
    return {
      title: t`Ignore this line?`,
      hint: t`For money that is no customer's, such as interest.`,
      verb: t`Ignore`,
      done: t`The line is ignored.`,
    };
  const hint = t`The buyer reads it in a mail.`;
  if (question.kind === 'take_back')
    return {
      title: t`Take receipt ${question.receiptNo} back?`,
      hint,
      verb: t`Take back`,
      done: t`Receipt ${question.receiptNo} was taken back.`,
    };
  const booked = line.state === 'booked';
  return {
    title: booked ? t`Undo this booking?` : t`Let this line wait again?`,
    hint: booked ? t`Its receipt is reversed. ${hint}` : '',
    verb: t`Undo`,
    done: t`The line waits again.`,
  };
}

function send(site: SiteCode, question: LineQuestion, reason: string) {
  const { line } = question;
  const seen = { site, line: line.id, version: line.version };
  if (question.kind === 'ignore')
    return callDesk<typeof ignoreLineAtDesk>('POST /desk/api/:site/money/bank/ignore/', { ...seen, reason });
  if (question.kind === 'undo')
    return callDesk<typeof undoLineAtDesk>('POST /desk/api/:site/money/bank/undo/', { ...seen, why: reason });
  const taken = { ...seen, receipt_no: question.receiptNo, why: reason };
  return callDesk<typeof takeBackAtDesk>('POST /desk/api/:site/money/bank/take_back/', taken);
}
