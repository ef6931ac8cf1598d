import { useState } from 'react';
import { failureOf } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

import { signInByPasskey } from './passkey.ts';

export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  async function signIn() {
    setBusy(true);
    setRefused('');
    const refusal = await signInByPasskey().catch(failureOf);
    setBusy(false);
    if (refusal) setRefused(refusal.message);
    else onSignedIn();
  }
  return (
    <>
      <Button wide busy={busy} onClick={() => void signIn()}>
        Use a passkey
      </Button>
      {refused && <Notice kind="bad" title={refused} live />}
    </>
  );
}
