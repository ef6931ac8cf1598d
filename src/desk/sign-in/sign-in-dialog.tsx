import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { DeskSignInForm } from './sign-in-form.tsx';

/** The dialog lies over the page whose session has ended, so that what was typed stays. */
export function SignInDialog({ open, email, onSignedIn }: { open: boolean; email: string; onSignedIn: () => void }) {
  return (
    <Dialog open={open} busy title="Please sign in again" onClose={() => {}} width={380}>
      <p>What you typed is still here, and is shown once you have signed in.</p>
      <DeskSignInForm email={email} onSignedIn={onSignedIn} />
      <Button kind="quiet" wide onClick={() => window.location.reload()}>
        Sign in as somebody else
      </Button>
    </Dialog>
  );
}
