import { t } from '../../lib/i18n.ts';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';

export type MessageDialogProps = {
  title: string;
  message: string;
  onClose: () => void;
};

export function MessageDialog({ title, message, onClose }: MessageDialogProps) {
  return (
    <Dialog open={message !== ''} title={title} onClose={onClose} actions={<CloseButton>{t`OK`}</CloseButton>}>
      <p>{message}</p>
    </Dialog>
  );
}
