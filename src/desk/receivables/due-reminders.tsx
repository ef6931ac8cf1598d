import { useState } from 'react';
import { dayOf, formatDay } from '../../lib/dates.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import styles from './receivables.module.css';
import type { Receivables } from './receivables-types.ts';

type Stage = Receivables['due'][number]['stage'];

const stages: readonly Stage[] = ['friendly', 'firm', 'stop'];
const labels: Readonly<Record<Stage, string>> = {
  friendly: msg('Friendly'),
  firm: msg('Firm'),
  stop: msg('Last, no credit'),
};

type DueProps = {
  due: Receivables['due'];
  days: Receivables['days'];
  onSend: ((customers: Receivables['due']) => Promise<void>) | undefined;
};

export function DueReminders({ due, days, onSend }: DueProps) {
  const [asking, setAsking] = useState(false);
  const currency = useDeskSite()?.currency ?? 'INR';
  return (
    <aside className={styles.side} aria-label={t`Reminders that are due`}>
      <h2>{t`Reminders that are due, ${due.length}`}</h2>
      <ul>
        {due.map((letter) => (
          <li key={letter.customer_id}>
            <b>{letter.company}</b>
            <span className={styles.amount}>{formatMoney({ minor: letter.amount, currency })}</span>
            <span className={styles.soft}>
              {translate(labels[letter.stage])}: {letter.invoices.join(', ')}
            </span>
            {onSend && <Button small onClick={() => void onSend([letter])}>{t`Send`}</Button>}
          </li>
        ))}
      </ul>
      {onSend && due.length > 1 && <Button onClick={() => setAsking(true)}>{t`Send all ${due.length}`}</Button>}
      <h2>{t`Stages`}</h2>
      <ol className={styles.stages}>
        {stages.map((stage) => (
          <li key={stage}>
            <b>{translate(labels[stage])}</b> {t`${days[stage]} days after the due day`}
          </li>
        ))}
      </ol>
      <Dialog
        open={asking}
        title={t`Mail ${due.length} reminders?`}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t`Cancel`}</Button>
            <Button
              kind="primary"
              onClick={() => {
                setAsking(false);
                void onSend?.(due);
              }}
            >{t`Send ${due.length}`}</Button>
          </>
        }
      >
        <p>{t`Each has the open invoices with their due days and the bank account. A mail cannot be taken back.`}</p>
      </Dialog>
    </aside>
  );
}

type MarksProps = { stage: Stage | null; at: string; exception: string; disputed: boolean };

export function StageMarks({ stage, at, exception, disputed }: MarksProps) {
  const timeZone = useDeskSite()?.timeZone ?? 'UTC';
  if (exception) return <span className={styles.soft}>{t`none: ${exception}`}</span>;
  const reached = stage === null ? 0 : stages.indexOf(stage) + 1;
  const label = stage === null ? t`none` : `${translate(labels[stage])}, ${formatDay(dayOf(new Date(at), timeZone))}`;
  return (
    <span className={styles.marks}>
      <span aria-hidden="true">
        {stages.map((one, place) => (
          <i key={one} className={classNames(place < reached && styles.filled)} />
        ))}
      </span>
      {label}
      {disputed && ` ${t`in dispute`}`}
    </span>
  );
}
