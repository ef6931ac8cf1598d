import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';

export type AlreadyInCartProps = {
  /** A quoted line stands beside an ordinary line of its item; an ordinary one replaces it. */
  isQuoted?: boolean;
  onClose: () => void;
  onContinue: () => void;
};

/** Asked in the cart of an account; in a visitor's cart quantities are summed without a question. */
export function AlreadyInCartDialog({ isQuoted = false, onClose, onContinue }: AlreadyInCartProps) {
  const actions = (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button kind="primary" onClick={onContinue}>{t`Continue`}</Button>
    </>
  );
  return (
    <Dialog open title={t`Already in your cart`} onClose={onClose} actions={actions}>
      <p>
        {isQuoted
          ? t`This item is in your cart already. The quoted line is added as a line of its own.`
          : t`The item you are adding is already present in the cart. You will lose any changes that are saved in the cart for the same item if you proceed ahead.`}
      </p>
    </Dialog>
  );
}
