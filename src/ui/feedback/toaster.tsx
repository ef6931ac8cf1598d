import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../graphics/icon.tsx';
import { addToast } from './add-toast.ts';
import { noticeIcons } from './notice.tsx';
import { type Toast, ToastContext } from './toast-context.ts';
import styles from './toaster.module.css';

/** Toasts with an action and errors stay until closed. */
const visibleMs = 6_000;

type VisibleToast = Toast & { id: number };

export function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly VisibleToast[]>([]);
  const count = useRef(0);
  const show = useCallback((toast: Toast) => {
    count.current += 1;
    const visible = { ...toast, id: count.current };
    setToasts((current) => addToast(current, visible));
  }, []);
  const close = useCallback((id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)), []);
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

function ToastBox({ toast, onClose }: { toast: VisibleToast; onClose: (id: number) => void }) {
  const { id, kind = 'good', message, action } = toast;
  const isSticky = kind === 'bad' || action !== undefined;
  useEffect(() => {
    if (isSticky) return;
    const timer = setTimeout(() => onClose(id), visibleMs);
    return () => clearTimeout(timer);
  }, [id, isSticky, onClose]);
  const close = () => onClose(id);
  return (
    <div className={styles.toast}>
      <Icon name={noticeIcons[kind]} />
      <span>{message}</span>
      {action && <ToastAction action={action} onDone={close} />}
      <IconButton small name="close" label={t`Close`} onClick={close} />
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
  const handlePress = () => {
    onDone();
    action.onPress();
  };
  return (
    <button type="button" className={styles.action} onClick={handlePress}>
      {action.label}
    </button>
  );
}
