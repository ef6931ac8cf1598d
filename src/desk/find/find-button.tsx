import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Kbd } from '../keys/kbd.tsx';
import { FindDialog } from './find-dialog.tsx';
import type { FindSite } from './find-site.ts';

export function FindButton({ site }: { site: FindSite }) {
  const [open, setOpen] = useState(false);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <Button small icon="search" onClick={() => setOpen(true)}>
        {t`Find`} <Kbd>Ctrl K</Kbd>
      </Button>
      <FindDialog site={site} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
