import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../graphics/icon.tsx';
import { addToast, afterLeaving } from './add-toast.ts';
import { noticeIcons } from './notice.tsx';
import { type ShowToast, type Toast, ToastContext, ToastPlaceContext } from './toast-context.ts';
import styles from './toaster.module.css';

/** Errors stay until closed, toasts with an action until their page is left. */
const visibleMs = 6_000;

type VisibleToast = Toast & { id: number; path: string; close: () => void };

export function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly VisibleToast[]>([]);
  const { pathname } = useLocation();
  const show: ShowToast = useCallback((toast: Toast) => {
    const close = () => setToasts((current) => current.filter((one) => one !== visible));
    const visible = { ...toast, id: Math.random(), path: location.pathname, close };
    setToasts((current) => addToast(current, visible));
    if (toast.kind !== 'bad' && !toast.action) setTimeout(close, visibleMs);
    return close;
  }, []);
  useEffect(() => {
    // As it is in a toast: the router's path lacks /desk.
    const path = location.pathname;
    return () => setToasts((current) => afterLeaving(path, location.pathname, current));
  }, [pathname]);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const boxes = toasts.map((toast) => <ToastBox key={toast.id} {...toast} />);
  return (
    <ToastContext value={show}>
      <ToastPlaceContext value={setPlace}>{children}</ToastPlaceContext>
      <div className={styles.toasts} role="status">
        {place ? createPortal(boxes, place) : boxes}
      </div>
    </ToastContext>
  );
}

function ToastBox({ kind = 'good', message, action, close }: VisibleToast) {
  return (
    <div className={styles.toast}>
      <Icon name={noticeIcons[kind]} />
      <span>{message}</span>
      {action &&
        ('to' in action ? (
          <Link className={styles.action} to={action.to} onClick={close}>
            {action.label}
          </Link>
        ) : (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              close();
              action.onPress();
            }}
          >
            {action.label}
          </button>
        ))}
      <IconButton small name="close" label={t`Close`} onClick={close} />
    </div>
  );
}
