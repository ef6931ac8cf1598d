import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { say } from '../lib/say.ts';
import { Button } from './button.tsx';
import styles from './loading-overlay.module.css';

/** The specification's loader timeout. */
const longestMs = 50_000;

export type LoadingOverlayProps = {
  busy: boolean;
  /** What is under way: 'Placing your order'. */
  words?: string | undefined;
  /** Called when the buyer leaves after the limit; the work may still end well. */
  onGiveUp: () => void;
};

/** Covers the page while something runs that nothing may interrupt; after 50 s it says so and can be left. */
export function LoadingOverlay({ busy, words = say`Please wait`, onGiveUp }: LoadingOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const late = useLate(busy);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!busy || !element) return;
    element.showModal();
    return () => element.close();
  }, [busy]);

  return (
    <dialog ref={dialog} className={styles.overlay} onCancel={(event) => event.preventDefault()}>
      <p className={styles.words} role="status">
        {late ? say`This takes longer than it should` : words}
      </p>
      {late ? (
        <>
          <p
            className={styles.late}
          >{say`The store has not answered for 50 seconds. Look at your order history before you send it again.`}</p>
          <Button onClick={onGiveUp}>{say`Close`}</Button>
        </>
      ) : (
        <i className={styles.line} aria-hidden="true" />
      )}
    </dialog>
  );
}

function useLate(busy: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), longestMs);
    return () => clearTimeout(timer);
  }, [busy]);
  return late;
}
