import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../controls/button.tsx';
import { CloseButton, Dialog, type DialogProps } from './dialog.tsx';

type ConfirmDialogProps = Omit<DialogProps, 'actions' | 'open'> & {
  open?: boolean;
  /** What the button on the right does. */
  action: ReactNode;
  kind?: 'primary' | 'danger' | undefined;
  disabled?: boolean;
  /** What the button says that only closes the dialog. */
  cancel?: string;
  onConfirm: () => void;
};

/** Asks before something is done: one button closes the dialog, the other does it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, action, kind = 'primary', disabled, cancel = t`Cancel`, onConfirm, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      open={open}
      actions={
        <>
          <CloseButton>{cancel}</CloseButton>
          <Button kind={kind} busy={dialog.busy} disabled={disabled} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
