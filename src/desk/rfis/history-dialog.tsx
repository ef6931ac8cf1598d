import { formatDateTime } from '../../lib/dates.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import styles from './rfi.module.css';
import type { DeskRfi } from './rfi-desk.contract.ts';

const stepTexts = (): Readonly<Record<string, string>> => ({
  asked: 'requested',
  answered: 'quoted',
  declined: 'declined',
  maker: 'left to the maker',
  held: 'put on hold',
  released: 'released',
  ordered: 'ordered',
  lapsed: 'ended',
  withdrawn: 'withdrawn',
  extended: 'extended',
  reminded: 'reminded',
});

type HistoryDialogProps = { rfi: DeskRfi; timeZone: string; onClose: () => void };

/** What happened to the lines of an RFI so far, latest first. */
export function RfiHistoryDialog({ rfi, timeZone, onClose }: HistoryDialogProps) {
  const texts = stepTexts();
  return (
    <Dialog open isLongText title={`History of ${rfi.number}`} onClose={onClose}>
      <ul className={styles.history}>
        {rfi.events.map((event, index) => (
          <li key={`${rfi.events.length - index}`}>
            {formatDateTime(new Date(event.at), timeZone)}: {`line ${event.lineNo} ${texts[event.step] ?? event.step}`}{' '}
            {`by ${event.by}`}
            {event.note && `, ${event.note}`}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
