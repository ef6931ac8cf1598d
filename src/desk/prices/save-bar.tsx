import { plural } from '../../lib/i18n.ts';
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
    <section className={styles.saveBar} aria-label="Not saved yet">
      <p role="status">
        <strong>{`${plural(edited, 'row')} changed, not saved.`}</strong> {bad > 0 && `${bad} to look at`}
      </p>
      <Button small onClick={onUndo}>
        Undo <Kbd>Ctrl Z</Kbd>
      </Button>
      {bad > 0 && (
        <Button small onClick={onNextProblem}>
          Next problem <Kbd>F8</Kbd>
        </Button>
      )}
      <Button small busy={isSaving} disabled={good === 0} onClick={onSave}>
        {`Save ${plural(good, 'row')}`} <Kbd>Ctrl S</Kbd>
      </Button>
    </section>
  );
}
