import { lazy, Suspense, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { AddAddressDialogProps } from './add-address-dialog.ui.tsx';

const AddAddressDialog = lazy(async () => ({
  default: (await import('./add-address-dialog.ui.tsx')).AddAddressDialog,
}));

export function AddAddress(props: Omit<AddAddressDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small icon="plus" onClick={() => setOpen(true)}>{t`Add New Address`}</Button>
      {open && (
        <Suspense>
          <AddAddressDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
