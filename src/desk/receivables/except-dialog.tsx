import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { callDesk, type DeskCallError } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { exceptAtDesk } from './receivables.contract.ts';
import type { Debtor } from './receivables-types.ts';

type ExceptDialogProps = { debtor: Debtor; onClose: () => void; onDone: () => void };

/** Whether a customer gets reminders. */
export function ExceptDialog({ debtor, onClose, onDone }: ExceptDialogProps) {
  const site = useDeskSite();
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const { customer_id, company, exception } = debtor;
  const excepted = exception === '';

  async function save() {
    if (!site) return;
    try {
      const request = { site: site.site, customer_id, excepted, reason };
      const reply = await callDesk<typeof exceptAtDesk>('POST /desk/api/:site/money/reminders/except/', request);
      if (isRefusal(reply)) setError(reply.message);
      else onDone();
    } catch (cause) {
      setError((cause as DeskCallError).message);
    }
  }

  return (
    <Dialog
      open
      title={excepted ? t`No reminders for ${company}?` : t`Remind ${company} again?`}
      onClose={onClose}
      actions={
        <>
          <CloseButton>{t`Cancel`}</CloseButton>
          <Button kind="primary" onClick={() => void save()}>{t`Save`}</Button>
        </>
      }
    >
      {excepted ? (
        <Field label={t`Reason`} hint={t`Only staff read it.`} error={error}>
          <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        </Field>
      ) : (
        <p>{error || t`Until now: ${exception}`}</p>
      )}
    </Dialog>
  );
}
