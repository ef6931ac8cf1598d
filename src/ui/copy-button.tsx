import { useState } from 'react';
import { say } from '../lib/say.ts';
import { IconButton } from './icon-button.tsx';

/** Puts `text` on the clipboard and shows a tick. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState('');
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(text));
  const done = copied === text;
  return (
    <span aria-live="polite">
      <IconButton
        small
        name={done ? 'check' : 'copy'}
        label={done ? say`Copied ${text}` : say`Copy ${text}`}
        onClick={copy}
      />
    </span>
  );
}
