import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';

export type SavedCartsButtonProps = {
  /** Of the cart as it is; 0 offers nothing to save. */
  lineCount: number;
  canAdd: boolean;
};

export function SavedCartsButton(props: SavedCartsButtonProps) {
  const { Dialog, isOpen, open, close } = useLazyDialog(() => import('./saved-carts-dialog.tsx'));
  return (
    <>
      <Button small onClick={open}>{t`Saved carts`}</Button>
      {isOpen && Dialog && <Dialog {...props} onClose={close} />}
    </>
  );
}
