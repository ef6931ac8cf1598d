import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';
import type { AddAddressDialogProps } from './add-address-dialog.tsx';

export function AddAddress(props: Omit<AddAddressDialogProps, 'onClose'>) {
  const { Dialog, isOpen, open, close } = useLazyDialog(() => import('./add-address-dialog.tsx'));
  return (
    <>
      <Button small icon="plus" onClick={open}>{t`Add New Address`}</Button>
      {isOpen && Dialog && <Dialog {...props} onClose={close} />}
    </>
  );
}
