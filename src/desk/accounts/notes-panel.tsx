import { useEffect, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-input.tsx';
import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';
import { useChange } from '../browser/use-change.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { addNoteOnCustomer } from './change-customer.contract.ts';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { Panel } from './panel.tsx';

export function NotesPanel({ customer }: { customer: CustomerRecord }) {
  const { site } = useDeskSite();
  const { time } = useFormats();
  const can = useCan();
  const { change, busy } = useChange();
  const draft = `desk-note:${site}:${customer.customerId}`;
  const [text, setText] = useState(() => readDraft(draft).text ?? '');
  useEffect(() => writeDraft(draft, text === '' ? {} : { text }), [draft, text]);

  async function add() {
    const note = { site, customerId: customer.customerId, text };
    const isAdded = await change<typeof addNoteOnCustomer>('POST /desk/api/:site/accounts/note/', note);
    if (isAdded) setText((now) => (now === text ? '' : now));
  }

  return (
    <Panel title="Notes">
      {can('keep-customer-notes') && (
        <div className={styles.form}>
          <Field label="New note" hint="Only staff read it.">
            <TextArea rows={3} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
          <Button small disabled={text.trim() === ''} busy={busy} onClick={() => void add()}>
            Add the note
          </Button>
        </div>
      )}
      <ul className={styles.entries}>
        {customer.notes.map((note) => (
          <li key={note.id}>
            <p className={styles.muted}>
              {note.createdBy}, {time(note.createdAt)}
            </p>
            <p className={styles.typed}>{note.text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
