import { useState } from 'react';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { addNoteOnCustomer } from '../accounts/change-customer.contract.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { Called } from './receivables-types.ts';

type NoteDialogProps = { called: Called; onClose: () => void };

/** What came of a call, noted of the customer; who was called today is off the list until tomorrow. */
export function NoteDialog({ called, onClose }: NoteDialogProps) {
  const { site } = useDeskSite();
  const [text, setText] = useState('');
  const { change, error, busy } = useAction('page');

  async function save() {
    const request = { site, customerId: called.customerId, text };
    if (await change(() => callDesk<typeof addNoteOnCustomer>('POST /desk/api/:site/accounts/note/', request)))
      onClose();
  }

  return (
    <ConfirmDialog
      title={`What did ${called.company} say?`}
      onClose={onClose}
      busy={busy}
      action="Note"
      onConfirm={() => void save()}
    >
      <Field
        label="Note"
        hint="Only staff read it. The customer is called again tomorrow at the earliest."
        error={error}
      >
        <TextInput value={text} maxLength={2000} onChange={(event) => setText(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
