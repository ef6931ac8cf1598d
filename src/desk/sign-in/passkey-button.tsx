import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { DeskCallError } from '../browser/call-desk.ts';
import { signInByPasskey } from './passkey.ts';

export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  async function signIn() {
    setBusy(true);
    setRefused('');
    try {
      const refusal = await signInByPasskey();
      if (refusal) setRefused(refusal.message);
      else onSignedIn();
    } catch (cause) {
      setRefused((cause as DeskCallError).message);
    }
    setBusy(false);
  }
  return (
    <>
      <Button wide busy={busy} onClick={() => void signIn()}>{t`Use a passkey`}</Button>
      {refused && <Notice kind="bad" title={refused} live />}
    </>
  );
}
