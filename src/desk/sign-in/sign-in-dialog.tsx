import { t } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Over the page whose session has ended, so that what was typed stays. */
export function SignInDialog({ open, email, onSignedIn }: { open: boolean; email: string; onSignedIn: () => void }) {
  return (
    <Dialog open={open} busy title={t`Please sign in again`} onClose={() => {}} width={380}>
      <p>{t`It has been a while. What you typed is still here.`}</p>
      <SignInForm email={email} onSignedIn={onSignedIn} />
    </Dialog>
  );
}
