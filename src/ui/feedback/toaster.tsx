import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../graphics/icon.tsx';
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
    // This is the path as toasts have it: the router's path lacks /desk.
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

const maxVisible = 3;

export function addToast<Shown extends Toast>(toasts: readonly Shown[], toast: Shown): readonly Shown[] {
  const others = toasts.filter(({ about }) => !toast.about || about !== toast.about);
  return [...others, toast].slice(-maxVisible);
}

/** What happens to toasts when a page is left for another: an action ends, and whoever must sign in reads why in the form. */
export const afterLeaving = <Shown extends Toast & { path: string }>(
  left: string,
  shown: string,
  toasts: readonly Shown[],
): readonly Shown[] =>
  toasts.filter(({ path, action, kind }) => path !== left || !(action || (kind === 'bad' && shown === '/login')));
