import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import styles from './viewing-notice.module.css';

/** On every page while staff look at facts that are not saved. */
export default function PreviewNotice() {
  return (
    <aside className={styles.bar} aria-label={t`Preview`}>
      <span>{t`A preview: only this browser shows these changes. Nothing is saved.`}</span>
      <ButtonLink small to="/preview/end" reloadDocument>
        {t`End the preview`}
      </ButtonLink>
    </aside>
  );
}
