import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useChange } from '../browser/use-change.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { exceptAtDesk } from './receivables.contract.ts';
import type { Debtor } from './receivables-types.ts';

type ExceptDialogProps = { debtor: Debtor; onClose: () => void };

/** Whether a customer gets reminders. */
export function ExceptDialog({ debtor, onClose }: ExceptDialogProps) {
  const site = useDeskSite();
  const [reason, setReason] = useState('');
  const { change, error, busy } = useChange('dialog');
  const { customer_id, company, exception } = debtor;
  const excepted = exception === '';

  async function save() {
    if (!site) return;
    const request = { site: site.site, customer_id, excepted, reason };
    const done = excepted ? t`${company} gets no reminders.` : t`${company} gets reminders again.`;
    if (await change<typeof exceptAtDesk>('POST /desk/api/:site/money/reminders/except/', request, done)) onClose();
  }

  return (
    <ConfirmDialog
      title={excepted ? t`No reminders for ${company}?` : t`Remind ${company} again?`}
      onClose={onClose}
      busy={busy}
      action={t`Save`}
      onConfirm={() => void save()}
    >
      {excepted ? (
        <Field label={t`Reason`} hint={t`Only staff read it.`} error={error}>
          <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        </Field>
      ) : (
        <p>{error || t`Until now: ${exception}`}</p>
      )}
    </ConfirmDialog>
  );
}
