import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../controls/button.tsx';
import styles from './loading-overlay.module.css';

/** The specification's loader timeout. */
const timeoutMs = 50_000;

export type LoadingOverlayProps = {
  busy: boolean;
  message?: string | undefined;
  /** Called if the buyer leaves after the timeout; the work may still succeed. */
  onGiveUp: () => void;
};

/** Covers the page during work that must not be interrupted; can be closed after the timeout. */
export function LoadingOverlay({ busy, message = t`Please wait`, onGiveUp }: LoadingOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const hasTimedOut = useTimedOut(busy);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!busy || !element) return;
    element.showModal();
    return () => element.close();
  }, [busy]);

  return (
    <dialog ref={dialog} className={styles.overlay} onCancel={(event) => event.preventDefault()}>
      <p className={styles.message} role="status">
        {hasTimedOut ? t`This is taking longer than expected` : message}
      </p>
      {hasTimedOut ? (
        <>
          <p
            className={styles.late}
          >{t`The store has not responded for 50 seconds. Please check your order history before you try again.`}</p>
          <Button onClick={onGiveUp}>{t`Close`}</Button>
        </>
      ) : (
        <i className={styles.line} aria-hidden="true" />
      )}
    </dialog>
  );
}

function useTimedOut(busy: boolean): boolean {
  const [hasTimedOut, setHasTimedOut] = useState(false);
  useEffect(() => {
    setHasTimedOut(false);
    if (!busy) return;
    const timer = setTimeout(() => setHasTimedOut(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [busy]);
  return hasTimedOut;
}
