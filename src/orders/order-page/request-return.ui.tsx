import { lazy, Suspense, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { RequestReturnDialogProps } from './request-return-dialog.ui.tsx';

const RequestReturnDialog = lazy(async () => ({
  default: (await import('./request-return-dialog.ui.tsx')).RequestReturnDialog,
}));

export function RequestReturn(props: Omit<RequestReturnDialogProps, 'open' | 'onClose'>) {
  const [wasOpened, setWasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button small onClick={show}>{t`Return items`}</Button>
      {wasOpened && (
        <Suspense>
          <RequestReturnDialog {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
