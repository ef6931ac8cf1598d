import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';

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
        label={copied ? t`Share link copied` : t`Copy share link`}
        onClick={copy}
      />
      <Dialog open={state === 'shown'} title={t`Share link`} onClose={() => setState('idle')}>
        <TextInput
          readOnly
          mono
          value={url}
          aria-label={t`Share link`}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    </span>
  );
}
