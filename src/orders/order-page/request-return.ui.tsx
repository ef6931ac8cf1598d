import { lazy, Suspense, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { RequestReturnDialogProps } from './request-return-dialog.ui.tsx';

const RequestReturnDialog = lazy(async () => ({
  default: (await import('./request-return-dialog.ui.tsx')).RequestReturnDialog,
}));

export function RequestReturn(props: Omit<RequestReturnDialogProps, 'open' | 'onClose'>) {
  // Undefined until it is opened for the first time.
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button small onClick={() => setOpen(true)}>{t`Return items`}</Button>
      {open !== undefined && (
        <Suspense>
          <RequestReturnDialog {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
