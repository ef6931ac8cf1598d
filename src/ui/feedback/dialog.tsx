import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type SyntheticEvent,
  use,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './dialog.module.css';
import { ToastPlaceContext } from './toast-context.ts';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  /** Called however it is closed; the caller then sets `open` to false. */
  onClose: () => void;
  children: ReactNode;
  /** The safe button first: it gets the focus by default. */
  actions?: ReactNode;
  busy?: boolean | undefined;
  /** The width in px; full width on a phone. */
  width?: number | undefined;
  /** A text without a control takes the focus itself: not every browser lets the keyboard scroll it otherwise. */
  isLongText?: boolean;
};

const DialogContext = createContext<Pick<DialogProps, 'onClose' | 'busy'> | undefined>(undefined);

/** Closes the dialog around it, such as 'Cancel', but not while that is busy: what is under way would look cancelled. */
export function CloseButton({ children }: { children: ReactNode }) {
  const dialog = use(DialogContext);
  return (
    <Button disabled={dialog?.busy} onClick={dialog?.onClose}>
      {children}
    </Button>
  );
}

export function Dialog({ open, title, onClose, children, actions, busy, width = 480, isLongText }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    // Read out with the title. A form or a table would be read out whole.
    if (!element.querySelector('input, select, textarea, table')) element.setAttribute('aria-describedby', textId);
    element.showModal();
    return () => {
      element.close();
      element.removeAttribute('aria-describedby');
    };
  }, [open, textId]);

  const refuseWhileBusy = (event: SyntheticEvent) => busy && event.preventDefault();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ '--width': `${width}px` } as CSSProperties}
      aria-labelledby={titleId}
      onCancel={refuseWhileBusy}
      onClose={(event) => open && !event.currentTarget.open && onClose()}
    >
      {open && (
        <DialogContext value={{ onClose, busy }}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div id={textId} className={styles.body} tabIndex={isLongText ? 0 : undefined}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
          <span className={styles.close}>
            <IconButton name="close" label={t`Close`} disabled={busy} onClick={onClose} />
          </span>
          <ToastPlace />
        </DialogContext>
      )}
    </dialog>
  );
}

/** Toasts of the page would lie behind the dialog, where they can be neither read nor pressed. */
const ToastPlace = () => <div ref={use(ToastPlaceContext)} className={styles.toasts} aria-live="polite" />;
