import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { endUnpaidNoteAtDesk } from './debtor.contract.ts';
import { openInvoices } from './open-invoices.ts';
import styles from './receivables.module.css';
import type { DebtorRecord } from './receivables-types.ts';
import { UnpaidDialog } from './unpaid-dialog.tsx';
import { unpaidReasonLabels } from './unpaid-reason-fields.tsx';

/** Why invoices are not paid, until it is settled. */
export function DebtorUnpaid({ debtor }: { debtor: DebtorRecord }) {
  const [noting, setNoting] = useState(false);
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const mayNote = useCan()('send-reminders');
  const { money } = useFormats();
  const { customerId, unpaidNotes } = debtor;

  async function settle(invoice: string) {
    const request = { site, customerId, invoice };
    const endpoint = 'POST /desk/api/:site/money/unpaid/end/';
    await change(() => callDesk<typeof endUnpaidNoteAtDesk>(endpoint, request), `Settled for ${invoice}.`);
  }

  return (
    <section className={styles.side} aria-label="Unpaid because…">
      <h2>Unpaid because…</h2>
      <ul>
        {unpaidNotes.map(({ invoice, open, reason, note, by }) => (
          <li key={invoice}>
            <span>
              <span className={styles.mono}>{invoice}</span> {money(open)}
            </span>
            <Tag kind={reason === 'dispute' ? 'bad' : 'quiet'}>{unpaidReasonLabels[reason]}</Tag>
            <span className={styles.soft}>{[by, note].filter(Boolean).join(': ')}</span>
            {mayNote && (
              <span className={styles.buttons}>
                <Button small busy={busy} onClick={() => void settle(invoice)} aria-label={`Settled: ${invoice}`}>
                  Settled
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {unpaidNotes.length === 0 && <p className={styles.soft}>No reason is noted.</p>}
      {mayNote && openInvoices(debtor).length > 0 && (
        <span className={styles.buttons}>
          <Button small onClick={() => setNoting(true)}>
            Note why one is unpaid
          </Button>
        </span>
      )}
      {noting && <UnpaidDialog debtor={debtor} onClose={() => setNoting(false)} />}
    </section>
  );
}
