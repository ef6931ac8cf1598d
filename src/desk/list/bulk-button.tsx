import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import styles from './bulk-button.module.css';
import { type BulkChange, useBulk } from './use-bulk.tsx';

type BulkButtonProps = {
  children: ReactNode;
  /** The question with the count: 'Approve 12 orders?' Without one the change follows at once. */
  question?: string;
  /** The verb of the answer. */
  confirm?: string;
  change: () => BulkChange;
  onDone: () => void;
};

/** The button in the bar of the selected rows asks with their count, then changes them. */
export function BulkButton({ children, question, confirm, change, onDone }: BulkButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { change: changeAll, busy } = useBulk();
  const answer = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isAsking) answer.current?.querySelector('button')?.focus();
  }, [isAsking]);

  async function act() {
    // Rows of which none was tried stay selected.
    await changeAll(change(), onDone);
    setAsking(false);
  }
  if (!isAsking || !question)
    return (
      <Button small busy={busy} onClick={() => (question ? setAsking(true) : void act())}>
        {children}
      </Button>
    );
  return (
    <fieldset className={styles.question} aria-label={question}>
      <strong>{question}</strong>
      <span ref={answer} className={styles.answers}>
        <Button small kind="primary" busy={busy} onClick={() => void act()}>
          {confirm}
        </Button>
        <Button small disabled={busy} onClick={() => setAsking(false)}>
          Cancel
        </Button>
      </span>
    </fieldset>
  );
}
