import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useToast } from '../feedback/toast-context.ts';

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState('');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      toast({ kind: 'bad', message: t`Your browser does not allow copying here: ${text}` });
    }
  };
  const done = copied === text;
  return (
    <span aria-live="polite">
      <IconButton
        small
        name={done ? 'check' : 'copy'}
        label={done ? t`Copied ${text}` : t`Copy ${text}`}
        onClick={copy}
      />
    </span>
  );
}
