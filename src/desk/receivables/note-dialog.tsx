import { useEffect, useState } from 'react';
import { sendOnce } from '../../cart/send-once.ts';
import type { RefusalName, ReplyOf } from '../../lib/contract.ts';
import { sum } from '../../lib/sum.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk, loadDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { typedMinor } from '../typed-amount.ts';
import type { invoiceToRevalueAtDesk, issueNoteAtDesk } from './notes.contract.ts';
import styles from './receivables.module.css';

type Line = ReplyOf<typeof invoiceToRevalueAtDesk>['lines'][number];
type NoteKind = 'credit_note' | 'debit_note';

/** A difference of the price of an invoice: the tax is worked out as the invoice has it. */
export function NoteDialog({ invoices, onClose }: { invoices: readonly string[]; onClose: () => void }) {
  const { site } = useDeskSite();
  const [invoice, setInvoice] = useState(invoices[0] ?? '');
  const [kind, setKind] = useState<NoteKind>('credit_note');
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [reason, setReason] = useState('');
  const { change, errorAt, errorBeside, refuse, busy } = useAction<RefusalName<typeof issueNoteAtDesk>>('page');
  const { money } = useFormats();
  const otherError = errorBeside('reason');

  useEffect(() => {
    const controller = new AbortController();
    setLines([]);
    setTyped({});
    const request = { site, invoice };
    loadDesk<typeof invoiceToRevalueAtDesk>('GET /desk/api/:site/money/notes/invoice/', request, controller.signal)
      .then((reply) => !isRefusal(reply) && setLines(reply.lines))
      .catch(() => undefined);
    return () => controller.abort();
  }, [site, invoice]);

  const wanted = lines.flatMap(({ lineNo, quantity }) => {
    const text = (typed[lineNo] ?? '').trim();
    return text === '' ? [] : [{ lineNo, quantity, unitMinor: typedMinor(text) }];
  });
  const isWrong = wanted.some(({ unitMinor }) => Number.isNaN(unitMinor));
  const valueMinor = isWrong ? 0 : sum(wanted, ({ quantity, unitMinor }) => quantity * unitMinor);

  async function save() {
    if (isWrong) return refuse('Write the differences as amounts, like 12.50.', 'cannot_take_back');
    const request = { site, invoice, kind, lines: wanted, reason };
    const endpoint = 'POST /desk/api/:site/money/notes/issue/';
    const send = (idempotencyKey: string) => callDesk<typeof issueNoteAtDesk>(endpoint, request, { idempotencyKey });
    if (await change(() => sendOnce('note', request, send), `The note on ${invoice} is issued.`)) onClose();
  }

  return (
    <ConfirmDialog
      title="Credit or debit note without goods"
      onClose={onClose}
      busy={busy}
      action="Issue the note"
      onConfirm={() => void save()}
    >
      <Field label="Note">
        <Select value={kind} onChange={(event) => setKind(event.target.value as NoteKind)}>
          <option value="credit_note">Credit note: the price was too high, a discount, a scheme</option>
          <option value="debit_note">Debit note: the price was too low</option>
        </Select>
      </Field>
      <Field label="On tax invoice">
        <Select value={invoice} onChange={(event) => setInvoice(event.target.value)}>
          {invoices.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </Select>
      </Field>
      <fieldset className={styles.split}>
        <legend>Difference of a piece, before tax</legend>
        {lines.map(({ lineNo, itemName, maker, quantity, unitMinor, leftMinor }) => (
          <div key={lineNo} className={styles.splitRow}>
            <span>
              {`${itemName} ${maker}, ${quantity} at ${money(unitMinor)}`}
              {leftMinor !== quantity * unitMinor && (
                <span className={styles.soft}>{` (${money(leftMinor)} left)`}</span>
              )}
            </span>
            <TextInput
              small
              inputMode="decimal"
              aria-label={`Difference of ${itemName}`}
              value={typed[lineNo] ?? ''}
              onChange={(event) => setTyped({ ...typed, [lineNo]: event.target.value })}
            />
          </div>
        ))}
      </fieldset>
      <p>{`Value ${money(valueMinor)} before tax; the tax follows the invoice. A tax document is issued and mailed; it cannot be taken out again, only corrected by another note.`}</p>
      <Field label="Reason, which the buyer reads" error={errorAt('reason')}>
        <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {otherError && <Notice kind="bad" live title={otherError} />}
    </ConfirmDialog>
  );
}
