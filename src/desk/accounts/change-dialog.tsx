import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { FormState } from '../../ui/forms/use-form.ts';
import styles from './customer.module.css';

type ChangeDialogProps<Name extends string> = {
  title: string;
  form: FormState<Name>;
  onClose: () => void;
  /** A note on what follows for the buyer. */
  note: string;
  /** The verb of the button; without it 'Save'. */
  action?: string;
  /** Whether the change cannot be undone. */
  dangerous?: boolean;
  children?: ReactNode;
};

/** Mounted while it is open, so that it begins with what the page shows. */
export function ChangeDialog<Name extends string>({
  title,
  form,
  onClose,
  note,
  action = 'Save',
  dangerous,
  children,
}: ChangeDialogProps<Name>) {
  const id = useId();
  const { error, busy } = form;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <CloseButton>Cancel</CloseButton>
          <Button type="submit" form={id} kind={dangerous ? 'danger' : 'primary'} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form {...form.form} id={id} className={styles.form}>
        {children}
        <p className={styles.muted}>{note}</p>
        {error && <Notice kind="warn" title={error} live />}
      </form>
    </Dialog>
  );
}
