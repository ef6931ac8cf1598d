import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { useCartSession } from '../use-cart-session.ts';

/** In the cart of an account the new quantity replaces the old one; in a visitor's cart they are summed. */
export function AlreadyInCartDialog({ onClose, onContinue }: { onClose: () => void; onContinue: () => void }) {
  const { session } = useCartSession();
  const actions = (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button kind="primary" onClick={onContinue}>{t`Continue`}</Button>
    </>
  );
  return (
    <Dialog open title={t`Already in your cart`} onClose={onClose} actions={actions}>
      <p>
        {session
          ? t`The item you are adding is already present in the cart. You will lose any changes that are saved in the cart for the same item if you proceed ahead.`
          : t`The item you are adding is already present in the cart. If you continue, the quantities are added together.`}
      </p>
    </Dialog>
  );
}
