import { t } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import type { RootData } from '../root-data.ts';
import styles from './notices.module.css';

type StaffNoticesProps = Pick<RootData, 'session' | 'preview'> & { onLogout: () => void };

/** Stands on each page while staff see the shop as a customer, unsaved facts, or a shop that is not open yet. */
export default function StaffNotices({ session, preview, onLogout }: StaffNoticesProps) {
  return (
    <>
      {session?.viewed_by !== undefined && (
        <aside className={styles.staff} aria-label={t`Seen by staff`}>
          <span>{t`${session.viewed_by} sees the shop as ${session.username}. Nothing can be changed.`}</span>
          <Button small onClick={onLogout}>{t`End`}</Button>
        </aside>
      )}
      {preview && (
        <aside className={styles.staff} aria-label={t`Preview`}>
          <span>
            {preview === 'facts'
              ? t`A preview: only this browser shows these changes. Nothing is saved.`
              : t`This shop is not open yet: only this browser shows it. Orders are tests.`}
          </span>
          <ButtonLink small to="/preview/end" reloadDocument>
            {preview === 'facts' ? t`End the preview` : t`Leave the shop`}
          </ButtonLink>
        </aside>
      )}
    </>
  );
}
