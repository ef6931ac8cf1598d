import { plural, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';

type SendDialogProps = { count: number; onClose: () => void; onSend: () => void };

/** Asks before several customers are reminded. */
export function SendDialog({ count, onClose, onSend }: SendDialogProps) {
  return (
    <Dialog
      open
      title={t`Mail ${plural(count, 'reminder')}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" onClick={onSend}>{t`Send ${count}`}</Button>
        </>
      }
    >
      <p>{t`Each has the open invoices with their due days and the bank account. A mail cannot be taken back.`}</p>
    </Dialog>
  );
}
