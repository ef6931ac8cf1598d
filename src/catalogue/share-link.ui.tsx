import { useState } from 'react';
import { say } from '../lib/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextInput } from '../ui/text-input.tsx';

/** Copies the share link; where the browser lets nobody copy, it shows the link to take by hand. */
export function ShareLink({ url }: { url: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('shown');
    }
  };
  const copied = state === 'copied';
  return (
    <span aria-live="polite">
      <IconButton
        framed
        name={copied ? 'check' : 'share'}
        label={copied ? say`Share link copied` : say`Copy the share link`}
        onClick={copy}
      />
      <Dialog open={state === 'shown'} title={say`Share link`} onClose={() => setState('idle')}>
        <TextInput
          readOnly
          mono
          value={url}
          aria-label={say`Share link`}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    </span>
  );
}
