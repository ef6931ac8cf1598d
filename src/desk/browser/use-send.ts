import { useState } from 'react';
import { isRefusal } from '../../ui/browser/call.ts';
import type { DeskCallError } from './call-desk.ts';

/** One call of a dialog: what is refused is shown in it. */
export function useSend(onDone: () => void) {
  const [error, setError] = useState('');
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  async function send(call: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const reply = await call();
      const refused = isRefusal(reply) ? reply : undefined;
      setError(refused?.message ?? '');
      setRefusal(refused?.refusal ?? '');
      if (!refused) onDone();
    } catch (cause) {
      setError((cause as DeskCallError).message);
    }
    setBusy(false);
  }
  return { send, error, setError, refusal, busy };
}
