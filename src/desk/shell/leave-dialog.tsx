import { useBlocker } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useWarningBeforeLeaving } from '../browser/use-warning-before-leaving.ts';

type LeaveDialogProps = {
  open: boolean;
  /** A sentence that says what would be lost. */
  lost: string;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before something that was typed is lost. */
export function LeaveDialog({ open, lost, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      title="Leave without saving?"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>Stay</Button>
          <Button kind="danger" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      <p>{lost}</p>
    </Dialog>
  );
}

type AskBeforeLeavingProps = Pick<LeaveDialogProps, 'lost'> & { unsaved: boolean };

/** The same before another page of the desk is opened; the browser asks before this one is reloaded or closed. */
export function AskBeforeLeaving({ unsaved, lost }: AskBeforeLeavingProps) {
  const leaving = useBlocker(unsaved);
  useWarningBeforeLeaving(unsaved);
  return (
    <LeaveDialog
      open={leaving.state === 'blocked'}
      lost={lost}
      onStay={() => leaving.reset?.()}
      onLeave={() => leaving.proceed?.()}
    />
  );
}
