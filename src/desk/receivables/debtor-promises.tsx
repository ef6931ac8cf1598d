import { useState } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { roundToMinor } from '../../lib/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { endPromiseAtDesk } from './debtor.contract.ts';
import { PromiseDialog } from './promise-dialog.tsx';
import styles from './receivables.module.css';
import type { DebtorRecord } from './receivables-types.ts';

const labels = { open: 'promised', kept: 'kept', broken: 'not kept' };
const kinds = { open: 'quiet', kept: 'good', broken: 'bad' } as const;

/** The part shows what the customer promised to pay, newest first. */
export function DebtorPromises({ debtor }: { debtor: DebtorRecord }) {
  const [noting, setNoting] = useState(false);
  const { site } = useDeskSite();
  const { change } = useAction();
  const mayNote = useCan()('send-reminders');
  const { money } = useFormats();
  const { customerId, promises, statement } = debtor;
  const seen = promises.find(({ endedBy }) => endedBy === null)?.id ?? 0;
  const owed = roundToMinor(statement.overdue || statement.unpaid);

  async function end() {
    const request = { site, customerId, seen };
    await change(
      () => callDesk<typeof endPromiseAtDesk>('POST /desk/api/:site/money/promises/end/', request),
      'The promise is ended.',
    );
  }

  return (
    <section className={styles.side} aria-label="Promises to pay">
      <h2>Promises to pay</h2>
      <ul>
        {promises.map(({ id, amountMinor: amount, promisedFor: day, note, notedBy: by, endedBy, state }) => (
          <li key={id}>
            <span>
              {money(amount)} {`for ${formatDay(day)}`}
            </span>
            <Tag kind={endedBy && state !== 'kept' ? 'quiet' : kinds[state]}>
              {endedBy && state !== 'kept' ? `ended by ${endedBy}` : labels[state]}
            </Tag>
            <span className={styles.soft}>{[by, note].filter(Boolean).join(': ')}</span>
          </li>
        ))}
      </ul>
      {promises.length === 0 && <p className={styles.soft}>Nothing was promised.</p>}
      {mayNote && (
        <span className={styles.buttons}>
          {owed > 0 && (
            <Button small onClick={() => setNoting(true)}>
              Note a promise
            </Button>
          )}
          {seen > 0 && (
            <Button small onClick={() => void end()}>
              End the promise
            </Button>
          )}
        </span>
      )}
      {noting && (
        <PromiseDialog
          called={{ customerId, company: statement.company, owed, seen }}
          onClose={() => setNoting(false)}
        />
      )}
    </section>
  );
}
