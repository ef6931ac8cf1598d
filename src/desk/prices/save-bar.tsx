import { plural, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Kbd } from '../keys/kbd.tsx';
import styles from './sheet.module.css';

type SaveBarProps = {
  edited: number;
  bad: number;
  isSaving: boolean;
  onUndo: () => void;
  onNextProblem: () => void;
  onSave: () => void;
};

export function SaveBar({ edited, bad, isSaving, onUndo, onNextProblem, onSave }: SaveBarProps) {
  const good = Math.max(edited - bad, 0);
  return (
    <section className={styles.saveBar} aria-label={t`Not saved yet`}>
      <p role="status">
        <strong>{t`${plural(edited, 'row')} changed, not saved.`}</strong> {bad > 0 && t`${bad} to look at`}
      </p>
      <Button small onClick={onUndo}>
        {t`Undo`} <Kbd>Ctrl Z</Kbd>
      </Button>
      {bad > 0 && (
        <Button small onClick={onNextProblem}>
          {t`Next problem`} <Kbd>F8</Kbd>
        </Button>
      )}
      <Button small busy={isSaving} disabled={good === 0} onClick={onSave}>
        {t`Save ${plural(good, 'row')}`} <Kbd>Ctrl S</Kbd>
      </Button>
    </section>
  );
}
