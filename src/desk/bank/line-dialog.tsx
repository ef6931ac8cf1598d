import { useState } from 'react';
import type { SiteCode } from '../../sites/site.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { ignoreLineAtDesk, takeBackAtDesk, undoLineAtDesk } from './bank.contract.ts';
import type { BankLine } from './bank-types.ts';

export type LineQuestion =
  | { kind: 'ignore'; line: BankLine }
  | { kind: 'undo'; line: BankLine }
  | { kind: 'take_back'; line: BankLine; receiptNumber: string };

type LineDialogProps = { question: LineQuestion; onClose: () => void; onDone: (message: string) => void };

/** Asks before a decision that is not a booking, and for its reason where it needs one. */
export function LineDialog({ question, onClose, onDone }: LineDialogProps) {
  const { site } = useDeskSite();
  const [reason, setReason] = useState('');
  const { title, hint, text, verb, done } = wordsOf(question);
  const { send, error, busy } = useAction('page');

  async function decide() {
    if (await send(() => callFor(site, question, reason))) onDone(done);
  }

  return (
    <ConfirmDialog
      title={title}
      onClose={onClose}
      busy={busy}
      action={verb}
      kind={changesReceipt(question) ? 'danger' : 'primary'}
      onConfirm={() => void decide()}
    >
      {text !== undefined ? (
        <>
          <p>{text}</p>
          {error !== '' && <Notice kind="bad" live title={error} />}
        </>
      ) : (
        <Field label="Reason" hint={hint} error={error}>
          <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
    </ConfirmDialog>
  );
}

type Words = {
  title: string;
  verb: string;
  done: string;
  hint?: string;
  /** The text that is shown where no reason is asked for. */
  text?: string;
};

function wordsOf(question: LineQuestion): Words {
  const { line } = question;
  if (question.kind === 'ignore')
    return {
      title: 'Ignore this line?',
      hint: "For money that is no customer's, such as interest.",
      verb: 'Ignore',
      done: 'The line is ignored.',
    };
  const hint = 'The buyer reads it in a mail.';
  if (question.kind === 'take_back')
    return {
      title: `Take receipt ${question.receiptNumber} back?`,
      hint,
      verb: 'Take back',
      done: `Receipt ${question.receiptNumber} was taken back.`,
    };
  const undone = { verb: 'Undo', done: 'The line waits again.' };
  if (changesReceipt(question))
    return { ...undone, title: 'Undo this booking?', hint: `Its receipt is reversed. ${hint}` };
  if (line.state === 'ignored')
    return { ...undone, title: 'Let this line wait again?', text: 'It is no longer ignored.' };
  const text = `Receipt ${line.receiptNumber} stays as it is, and its customer gets no mail.`;
  return { ...undone, title: 'Undo this link?', text };
}

const changesReceipt = ({ kind, line }: LineQuestion) =>
  kind === 'take_back' || (kind === 'undo' && line.state === 'booked' && !line.linksReceipt);

function callFor(site: SiteCode, question: LineQuestion, reason: string) {
  const { line } = question;
  const seen = { site, line: line.id, version: line.version };
  if (question.kind === 'ignore')
    return callDesk<typeof ignoreLineAtDesk>('POST /desk/api/:site/money/bank/ignore/', { ...seen, reason });
  if (question.kind === 'undo')
    return callDesk<typeof undoLineAtDesk>('POST /desk/api/:site/money/bank/undo/', { ...seen, why: reason });
  const taken = { ...seen, receiptNumber: question.receiptNumber, why: reason };
  return callDesk<typeof takeBackAtDesk>('POST /desk/api/:site/money/bank/take_back/', taken);
}
