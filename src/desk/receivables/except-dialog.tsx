import { useState } from 'react';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { exceptAtDesk } from './receivables.contract.ts';
import type { Debtor } from './receivables-types.ts';

type ExceptDialogProps = { debtor: Debtor; onClose: () => void };

/** Whether a customer gets reminders. */
export function ExceptDialog({ debtor, onClose }: ExceptDialogProps) {
  const { site } = useDeskSite();
  const [reason, setReason] = useState('');
  const { change, error, busy } = useAction('page');
  const { customerId, company, exception } = debtor;
  const excepted = exception === null;

  async function save() {
    const request = { site, customerId, excepted, reason };
    const done = excepted ? `${company} gets no reminders.` : `${company} gets reminders again.`;
    if (
      await change(() => callDesk<typeof exceptAtDesk>('POST /desk/api/:site/money/reminders/except/', request), done)
    )
      onClose();
  }

  return (
    <ConfirmDialog
      title={excepted ? `No reminders for ${company}?` : `Remind ${company} again?`}
      onClose={onClose}
      busy={busy}
      action="Save"
      onConfirm={() => void save()}
    >
      {excepted ? (
        <Field label="Reason" hint="Only staff read it." error={error}>
          <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        </Field>
      ) : (
        <p>{error || `Until now: ${exception}`}</p>
      )}
    </ConfirmDialog>
  );
}
