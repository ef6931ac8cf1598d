import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { say } from '../lib/say.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { type Toast, ToastContext } from './toast-context.ts';
import styles from './toaster.module.css';

/** Long enough to be read twice; one that offers something stays until it is closed. */
const shownForMs = 6_000;
const shownAtMost = 3;
const icons = { good: 'check', bad: 'bad', info: 'info' } as const;

type Shown = Toast & { id: number };

/** Holds the messages of `useToast` below it and shows them, spoken politely. */
export function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const count = useRef(0);
  const show = useCallback((toast: Toast) => {
    count.current += 1;
    const shown = { ...toast, id: count.current };
    setToasts((now) => [...now, shown].slice(-shownAtMost));
  }, []);
  const close = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.toasts} aria-live="polite" role="status">
        {toasts.map((toast) => (
          <ToastBox key={toast.id} toast={toast} onClose={close} />
        ))}
      </div>
    </ToastContext>
  );
}

function ToastBox({ toast, onClose }: { toast: Shown; onClose: (id: number) => void }) {
  const { id, kind = 'good', message, action } = toast;
  const stays = kind === 'bad' || action !== undefined;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onClose(id), shownForMs);
    return () => clearTimeout(timer);
  }, [id, stays, onClose]);
  const close = () => onClose(id);
  return (
    <div className={styles.toast}>
      <Icon name={icons[kind]} />
      <span>{message}</span>
      {action && <ToastAction action={action} onDone={close} />}
      <IconButton small name="close" label={say`Close`} onClick={close} />
    </div>
  );
}

function ToastAction({ action, onDone }: { action: NonNullable<Toast['action']>; onDone: () => void }) {
  if ('to' in action)
    return (
      <Link className={styles.action} to={action.to} onClick={onDone}>
        {action.label}
      </Link>
    );
  const press = () => {
    onDone();
    action.onPress();
  };
  return (
    <button type="button" className={styles.action} onClick={press}>
      {action.label}
    </button>
  );
}
