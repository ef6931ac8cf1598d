import { lazy, Suspense, useState } from 'react';
import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import type { AddAddressDialogProps } from './add-address-dialog.ui.tsx';

const AddAddressDialog = lazy(async () => ({
  default: (await import('./add-address-dialog.ui.tsx')).AddAddressDialog,
}));

/** The button that opens Add New Address; what the dialog needs comes when it is pressed. */
export function AddAddress(props: Omit<AddAddressDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small icon="plus" onClick={() => setOpen(true)}>{say`Add New Address`}</Button>
      {open && (
        <Suspense>
          <AddAddressDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
