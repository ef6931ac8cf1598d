import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';
import type { SavedCartsDialogProps } from './saved-carts-dialog.tsx';

export function SavedCartsButton(props: Omit<SavedCartsDialogProps, 'onClose'>) {
  const { Dialog, isOpen, open, close } = useLazyDialog(() => import('./saved-carts-dialog.tsx'));
  return (
    <>
      <Button small onClick={open}>{t`Saved carts`}</Button>
      {isOpen && Dialog && <Dialog {...props} onClose={close} />}
    </>
  );
}
