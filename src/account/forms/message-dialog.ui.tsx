import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';

export type MessageDialogProps = {
  title: string;
  message: string;
  onClose: () => void;
};

export function MessageDialog({ title, message, onClose }: MessageDialogProps) {
  return (
    <Dialog open={message !== ''} title={title} onClose={onClose} actions={<Button onClick={onClose}>{t`OK`}</Button>}>
      <p>{message}</p>
    </Dialog>
  );
}
