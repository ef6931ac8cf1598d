import { useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { loadDesk } from '../browser/call-desk.ts';
import { useTypedSearch } from '../browser/use-typed-search.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { payersAtDesk } from './bank.contract.ts';
import styles from './bank.module.css';

type Payer = ReplyOf<typeof payersAtDesk>['payers'][number];
type PayerDialogProps = { open: boolean; onClose: () => void; onChoose: (customerId: number) => void };

export function PayerDialog({ open, onClose, onChoose }: PayerDialogProps) {
  const { site } = useDeskSite();
  const [typed, setTyped] = useState('');
  const { found, isCurrent, problem, whenFound } = useTypedSearch<Payer>(typed, {
    isOpen: open,
    pauseMs: 150,
    find: async (q, signal) => {
      return (await loadDesk<typeof payersAtDesk>('GET /desk/api/:site/money/payers/', { site, q }, signal)).payers;
    },
  });
  return (
    <Dialog open={open} title="Whose money is it?" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          whenFound(([first]) => first && onChoose(first.customerId));
        }}
      >
        <Field label="Name or e-mail address" hint="Enter takes the first.">
          <TextInput value={typed} maxLength={100} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </form>
      {problem && <Notice kind="bad" live title={problem} />}
      {isCurrent && typed.trim() !== '' && found.length === 0 && <p role="status">No customer matches this.</p>}
      <ul className={styles.found}>
        {found.map(({ customerId, company, email }) => (
          <li key={customerId}>
            <button type="button" onClick={() => onChoose(customerId)}>
              <b>{company}</b> {email}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
