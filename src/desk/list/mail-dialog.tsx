import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';

type MailDialogProps = {
  title: string;
  /** The text of the mail. */
  children: ReactNode;
  action: string;
  busy?: boolean;
  onClose: () => void;
  onSend: () => void;
};

/** Asks once before customers are mailed by a press of a button alone. */
export function MailDialog({ title, children, action, busy, onClose, onSend }: MailDialogProps) {
  return (
    <ConfirmDialog title={title} busy={busy} onClose={onClose} action={action} onConfirm={onSend}>
      <p>{children} A mail cannot be taken back.</p>
    </ConfirmDialog>
  );
}
