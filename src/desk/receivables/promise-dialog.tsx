import { useState } from 'react';
import type { RefusalName } from '../../lib/contract.ts';
import { currencySign } from '../../lib/currency.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { exampleAmount, formatAmount } from '../../lib/money.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { typedMinor } from '../typed-amount.ts';
import type { notePromiseAtDesk } from './debtor.contract.ts';
import type { Called } from './receivables-types.ts';

type PromiseDialogProps = { called: Called; onClose: () => void };

const usualDays = 4;

/** The dialog asks what a customer says it will pay, and by when. */
export function PromiseDialog({ called, onClose }: PromiseDialogProps) {
  const { site, timeZone, currency } = useDeskSite();
  const today = dayOf(new Date(), timeZone);
  const [amount, setAmount] = useState(formatAmount({ minor: called.owed, currency }));
  const [day, setDay] = useState(addDays(today, usualDays));
  const [note, setNote] = useState('');
  const { change, errorAt, errorBeside, refuse, busy } = useAction<RefusalName<typeof notePromiseAtDesk>>('page');
  const otherError = errorBeside('amount', 'day', 'note');

  async function save() {
    const minor = typedMinor(amount.trim());
    if (Number.isNaN(minor)) return refuse(`Write the amount, like 125000 or ${exampleAmount(currency)}.`, 'amount');
    const { customerId, seen } = called;
    const request = { site, customerId, amount: minor, day, note, seen };
    const endpoint = 'POST /desk/api/:site/money/promises/note/';
    if (await change(() => callDesk<typeof notePromiseAtDesk>(endpoint, request), 'The promise is noted.')) onClose();
  }

  return (
    <ConfirmDialog
      title={`What does ${called.company} promise?`}
      onClose={onClose}
      busy={busy}
      action="Note"
      onConfirm={() => void save()}
    >
      <Field label={`They pay, ${currencySign(currency)}`} error={errorAt('amount')}>
        <TextInput inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <Field label="By" error={errorAt('day')}>
        <TextInput type="date" min={today} value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <Field label="Note" optional error={errorAt('note')}>
        <TextInput value={note} maxLength={300} onChange={(event) => setNote(event.target.value)} />
      </Field>
      {otherError && <Notice kind="bad" live title={otherError} />}
    </ConfirmDialog>
  );
}
