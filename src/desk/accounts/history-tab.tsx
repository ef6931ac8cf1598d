import { useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { ChangeDetails } from '../audit/change-details.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { CustomerRecord, customerHistoryAtDesk } from './customer.contract.ts';
import styles from './customer.module.css';

type HistoryTabProps = { customer: CustomerRecord; first: ReplyOf<typeof customerHistoryAtDesk> };

/** What was done to the customer, newest first, with before and after. */
export function HistoryTab({ customer, first }: HistoryTabProps) {
  const { site } = useDeskSite();
  const { time } = useFormats();
  const { send } = useAction();
  const [older, setOlder] = useState<ReplyOf<typeof customerHistoryAtDesk>>();
  const entries = [...first.entries, ...(older?.entries ?? [])];

  async function showMore() {
    const request = { site, customerId: customer.customerId, before: entries.at(-1)?.id ?? 0 };
    await send(() => callDesk<typeof customerHistoryAtDesk>('GET /desk/api/:site/accounts/history/', request), {
      onDone: (next) => setOlder({ ...next, entries: [...(older?.entries ?? []), ...next.entries] }),
    });
  }

  return (
    <>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className={styles.muted}>
              {time(entry.at)}, {entry.actorName}
            </p>
            <p>
              <strong>{entry.action}</strong> {entry.subject}
            </p>
            <ChangeDetails details={entry.details} />
          </li>
        ))}
      </ul>
      {(older ?? first).more && <Button onClick={() => void showMore()}>Show earlier entries</Button>}
    </>
  );
}
