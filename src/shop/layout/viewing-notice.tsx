import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './notices.module.css';

type ViewingNoticeProps = { company: string; viewedBy: string; onEnd: () => void };

/** On every page while staff see the shop as a customer. */
export default function ViewingNotice({ company, viewedBy, onEnd }: ViewingNoticeProps) {
  return (
    <aside className={styles.staff} aria-label={t`Seen by staff`}>
      <span>{t`${viewedBy} sees the shop as ${company}. Nothing can be changed.`}</span>
      <Button small onClick={onEnd}>{t`End`}</Button>
    </aside>
  );
}
