import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import styles from './notices.module.css';

type PreviewNoticeProps = { of: 'facts' | 'visit' };

/** On every page while staff look at facts that are not saved, or at a shop that is not open yet. */
export default function PreviewNotice({ of }: PreviewNoticeProps) {
  return (
    <aside className={styles.staff} aria-label={t`Preview`}>
      <span>
        {of === 'facts'
          ? t`A preview: only this browser shows these changes. Nothing is saved.`
          : t`This shop is not open yet: only this browser shows it. Orders are tests.`}
      </span>
      <ButtonLink small to="/preview/end" reloadDocument>
        {of === 'facts' ? t`End the preview` : t`Leave the shop`}
      </ButtonLink>
    </aside>
  );
}
