import { plural, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import type { CheckoutConfirmation } from './use-cart-checkout.ts';

export type ConfirmCheckoutDialogProps = {
  confirmation: CheckoutConfirmation | undefined;
  orderLines: number;
  onAnswer: (isConfirmed: boolean) => void;
};

export function ConfirmCheckoutDialog({ confirmation, orderLines, onAnswer }: ConfirmCheckoutDialogProps) {
  const both = confirmation?.kind === 'both';
  return (
    <Dialog
      open={confirmation !== undefined}
      title={both ? t`Review & Confirm Checkout` : t`Review & Confirm RFI`}
      onClose={() => onAnswer(false)}
      actions={confirmation?.to ? <Answers onAnswer={onAnswer} /> : <Close onAnswer={onAnswer} />}
    >
      {confirmation?.to && both && <p>{t`${plural(orderLines, 'line')} will be ordered first.`}</p>}
      <p>{confirmation?.message}</p>
      {confirmation?.to && both && <p>{t`Are you sure you want to proceed?`}</p>}
    </Dialog>
  );
}

type AnswersProps = Pick<ConfirmCheckoutDialogProps, 'onAnswer'>;

function Answers({ onAnswer }: AnswersProps) {
  return (
    <>
      <Button onClick={() => onAnswer(false)}>{t`No`}</Button>
      <Button kind="primary" onClick={() => onAnswer(true)}>
        {t`Yes`}
      </Button>
    </>
  );
}

function Close({ onAnswer }: Pick<ConfirmCheckoutDialogProps, 'onAnswer'>) {
  return <Button onClick={() => onAnswer(false)}>{t`Close`}</Button>;
}
