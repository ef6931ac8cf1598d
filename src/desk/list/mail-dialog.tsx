import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';

type MailDialogProps = {
  title: string;
  /** What the mail says. */
  children: ReactNode;
  action: string;
  busy?: boolean;
  onClose: () => void;
  onSend: () => void;
};

/** Asks once before customers are mailed by a press of a button alone. */
export function MailDialog({ title, children, action, busy, onClose, onSend }: MailDialogProps) {
  return (
    <Dialog
      open
      title={title}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <CloseButton>{t`Cancel`}</CloseButton>
          <Button kind="primary" busy={busy} onClick={onSend}>
            {action}
          </Button>
        </>
      }
    >
      <p>
        {children} {t`A mail cannot be taken back.`}
      </p>
    </Dialog>
  );
}
