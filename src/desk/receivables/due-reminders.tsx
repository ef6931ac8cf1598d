import { useState } from 'react';
import { dayOf, formatDay, formatNearDay } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import styles from './receivables.module.css';
import type { ReceivablesAtDesk } from './receivables-types.ts';

type Stage = ReceivablesAtDesk['due'][number]['stage'];

const stages: readonly Stage[] = ['friendly', 'firm', 'stop'];
const labels: Readonly<Record<Stage, string>> = {
  friendly: 'Friendly',
  firm: 'Firm',
  stop: 'Last, no credit',
};

export const stageLabel = (stage: Stage): string => labels[stage];

type DueProps = {
  due: ReceivablesAtDesk['due'];
  days: ReceivablesAtDesk['days'];
  sentByItself: boolean;
  /** Of a letter that was read. */
  onSend: ((customers: ReceivablesAtDesk['due']) => Promise<boolean>) | undefined;
  /** Asks before they are sent. */
  onAsk: (customers: ReceivablesAtDesk['due']) => void;
};

export function DueReminders({ due, days, sentByItself, onSend, onAsk }: DueProps) {
  const [reading, setReading] = useState<ReceivablesAtDesk['due']>([]);
  const { currency } = useDeskSite();
  return (
    <aside className={styles.side} aria-label="Reminders that are due">
      <h2>{`Reminders that are due, ${due.length}`}</h2>
      <ul>
        {due.map((letter) => (
          <li key={letter.customerId}>
            <b>{letter.company}</b>
            <span className={styles.amount}>{formatMoney({ minor: letter.amountMinor, currency })}</span>
            <span className={styles.soft}>
              {labels[letter.stage]}: {letter.invoices.join(', ')}
            </span>
            <span className={styles.buttons}>
              <Button small aria-label={`Read the reminder for ${letter.company}`} onClick={() => setReading([letter])}>
                Read
              </Button>
              {onSend && (
                <Button small aria-label={`Send the reminder for ${letter.company}`} onClick={() => onAsk([letter])}>
                  Send
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {due.length > 1 && (
        <span className={styles.buttons}>
          <Button onClick={() => setReading(due)}>{`Read all ${due.length}`}</Button>
          {onSend && <Button onClick={() => onAsk(due)}>{`Send all ${due.length}`}</Button>}
        </span>
      )}
      <p className={styles.soft}>
        {sentByItself
          ? 'They go out by themselves within the hour on working days. A customer can be left out in the list.'
          : 'This site sends none by itself.'}
      </p>
      {reading.length > 0 && (
        <PreviewDialog
          letters={reading}
          onClose={() => setReading([])}
          onSend={onSend && ((letter) => onSend([letter]))}
        />
      )}
      <h2>Stages</h2>
      <ol className={styles.stages}>
        {stages.map((stage) => (
          <li key={stage}>
            <b>{labels[stage]}</b> {`${plural(days[stage], 'day')} after the due day`}
          </li>
        ))}
      </ol>
    </aside>
  );
}

type MarksProps = {
  stage: Stage | null;
  at: string | null;
  exception: string | null;
  disputed: boolean;
  promised: string;
};

export function StageMarks({ stage, at, exception, disputed, promised }: MarksProps) {
  const { timeZone } = useDeskSite();
  if (exception) return <span className={styles.soft}>{`none: ${exception}`}</span>;
  const reached = stage === null ? 0 : stages.indexOf(stage) + 1;
  const label =
    stage === null || at === null ? 'none' : `${labels[stage]}, ${formatDay(dayOf(new Date(at), timeZone))}`;
  return (
    <span className={styles.marks}>
      <span aria-hidden="true">
        {stages.map((one, place) => (
          <i key={one} className={classNames(place < reached && styles.filled)} />
        ))}
      </span>
      {label}
      {disputed && ` ${'in dispute'}`}
      {promised && <span className={styles.promised}>{`promised for ${formatNearDay(promised)}`}</span>}
    </span>
  );
}
