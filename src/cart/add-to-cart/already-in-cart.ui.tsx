import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';

export function AlreadyInCartDialog({ onClose, onContinue }: { onClose: () => void; onContinue: () => void }) {
  const actions = (
    <>
      <Button onClick={onClose}>{t`Cancel`}</Button>
      <Button kind="primary" onClick={onContinue}>{t`Continue`}</Button>
    </>
  );
  return (
    <Dialog open title={t`Already in your cart`} onClose={onClose} actions={actions}>
      <p>{t`The item you are adding is already present in the cart. You will lose any changes that are saved in the cart for the same item if you proceed ahead.`}</p>
    </Dialog>
  );
}
