import { formatDateTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import type { DeskRfi } from '../rfi-calls/rfi-desk.contract.ts';
import styles from './rfi.module.css';

const stepTexts = (): Readonly<Record<string, string>> => ({
  asked: t`requested`,
  answered: t`quoted`,
  declined: t`declined`,
  maker: t`left to the maker`,
  held: t`put on hold`,
  released: t`released`,
  ordered: t`ordered`,
  lapsed: t`ended`,
  withdrawn: t`withdrawn`,
  extended: t`extended`,
  reminded: t`reminded`,
});

type HistoryDialogProps = { rfi: DeskRfi; timeZone: string; onClose: () => void };

/** What happened to the lines of an RFI so far, latest first. */
export function HistoryDialog({ rfi, timeZone, onClose }: HistoryDialogProps) {
  const texts = stepTexts();
  return (
    <Dialog open isLongText title={t`History of ${rfi.number}`} onClose={onClose}>
      <ul className={styles.history}>
        {rfi.events.map((event, index) => (
          <li key={`${rfi.events.length - index}`}>
            {formatDateTime(new Date(event.at), timeZone)}:{' '}
            {t`line ${event.line_no} ${texts[event.step] ?? event.step}`} {t`by ${event.by}`}
            {event.note && `, ${event.note}`}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
