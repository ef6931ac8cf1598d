import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { signInByPasskey } from './passkey.ts';

export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const { send, error, refuse, busy } = useAction('page');
  function signIn() {
    refuse('');
    void send(async () => (await signInByPasskey()) ?? onSignedIn());
  }
  return (
    <>
      <Button wide busy={busy} onClick={signIn}>
        Use a passkey
      </Button>
      {error && <Notice kind="bad" title={error} live />}
    </>
  );
}
