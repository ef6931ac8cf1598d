import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export type MessageDialogProps = {
  title: string;
  /** '' while there is nothing to say. */
  message: string;
  onClose: () => void;
};

/** A message of the server that is read before anything goes on. */
export function MessageDialog({ title, message, onClose }: MessageDialogProps) {
  return (
    <Dialog
      open={message !== ''}
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say`OK`}</Button>}
    >
      <p>{message}</p>
    </Dialog>
  );
}
