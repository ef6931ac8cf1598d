import { type FormEvent, type ReactNode, useId } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../controls/button.tsx';
import { CloseButton, Dialog, type DialogProps } from './dialog.tsx';
import styles from './form-dialog.module.css';

type FormDialogProps = Omit<DialogProps, 'actions' | 'open'> & {
  action: ReactNode;
  disabled?: boolean;
  onSubmit: () => void;
};

/** Fields whose form is sent with the button below them or with Enter. */
export function FormDialog({ action, disabled, onSubmit, children, ...dialog }: FormDialogProps) {
  const form = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Dialog
      {...dialog}
      open
      actions={
        <>
          <CloseButton>{t`Cancel`}</CloseButton>
          <Button kind="primary" type="submit" form={form} busy={dialog.busy} disabled={disabled}>
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
