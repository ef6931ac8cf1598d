import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import styles from './integrations.module.css';

/** A secret of which the store keeps no copy that can be read. */
export function ShownOnce({ title, value }: { title: string; value: string }) {
  const toast = useToast();
  const copyButton = useRef<HTMLButtonElement>(null);
  // The form it stands in may be higher than the screen, and was sent with the button at its end.
  useEffect(() => copyButton.current?.focus(), [value]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ message: 'Copied.' });
    } catch {
      toast({ kind: 'bad', message: 'Your browser does not allow copying here. Please mark the text and copy it.' });
    }
  };
  return (
    <Notice kind="good" title={title} live>
      <code className={styles.secret}>{value}</code>
      <Button small ref={copyButton} onClick={() => void copy()}>
        Copy
      </Button>
    </Notice>
  );
}
