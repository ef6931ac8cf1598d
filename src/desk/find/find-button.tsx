import { useState } from 'react';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Kbd } from '../keys/kbd.tsx';
import styles from './find.module.css';
import { FindDialog } from './find-dialog.tsx';
import type { FindSite } from './find-site.ts';

export function FindButton({ site }: { site: FindSite }) {
  const [open, setOpen] = useState(false);
  useDocumentKeydown((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setOpen(true);
  });
  return (
    <>
      <Button small icon="search" aria-label="Find" aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        <span className={styles.label}>
          Find <Kbd>Ctrl K</Kbd>
        </span>
      </Button>
      <FindDialog key={site.site} site={site} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
