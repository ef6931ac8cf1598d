import { type FormEvent, type ReactNode, useId } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../controls/button.tsx';
import styles from './confirm-dialog.module.css';
import { CloseButton, Dialog, type DialogProps } from './dialog.tsx';

type ConfirmDialogProps = Omit<DialogProps, 'actions' | 'open'> & {
  open?: boolean;
  /** What the button on the right does, and Enter in a field. */
  action: ReactNode;
  kind?: 'primary' | 'danger' | undefined;
  disabled?: boolean;
  /** What the button says that only closes the dialog. */
  cancel?: string;
  onConfirm: () => void;
};

/** Asks before something is done, or for what is needed to do it: one button closes the dialog, the other does it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, action, kind = 'primary', disabled, cancel = t`Cancel`, onConfirm, children, ...dialog } = props;
  const form = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    onConfirm();
  }
  return (
    <Dialog
      {...dialog}
      open={open}
      actions={
        <>
          <CloseButton>{cancel}</CloseButton>
          <Button kind={kind} type="submit" form={form} busy={dialog.busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}
