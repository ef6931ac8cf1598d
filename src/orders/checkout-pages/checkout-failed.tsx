import { msg, t, translate } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import styles from './checkout-failed.module.css';
import { type CheckoutFailure, failureTitle } from './use-confirm-order.ts';

export type CheckoutFailedDialogProps = {
  failure: CheckoutFailure | undefined;
  paid?: boolean;
  /** The payment did not open, so no order can follow. */
  unpaid?: boolean;
  onClose: () => void;
};

/** A retry after a failure cannot place a second order: it repeats the request with its key. */
export function CheckoutFailedDialog({ failure, paid = false, unpaid = false, onClose }: CheckoutFailedDialogProps) {
  const retry = failure?.again;
  const isUnopened = unpaid && retry !== undefined;
  const actions = isAboutPayment(failure?.refusal) ? (
    <Button kind="primary" onClick={onClose}>{t`OK`}</Button>
  ) : (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      {retry ? (
        <Button kind="primary" icon="retry" onClick={retry}>{t`Retry`}</Button>
      ) : (
        <NextStep refusal={failure?.refusal} />
      )}
    </>
  );
  return (
    <Dialog
      open={failure !== undefined}
      title={isUnopened ? t`The payment could not be opened` : failure && failureTitle(failure)}
      onClose={onClose}
      actions={actions}
    >
      <p className={styles.message}>{failure?.message}</p>
      <p className={styles.note}>{translate(retry && !isUnopened ? retryNote : paid ? paidNote : notOrderedNote)}</p>
    </Dialog>
  );
}

/** A refusal leads to the page where the buyer can do something about it. */
function NextStep({ refusal }: { refusal: string | undefined }) {
  if (refusal === 'overdue' || refusal === 'balance_too_small')
    return <ButtonLink to="/statement">{t`Account Statement`}</ButtonLink>;
  if (isAboutLines(refusal)) return <ButtonLink to="/cart">{t`View cart`}</ButtonLink>;
  return <ButtonLink to="/my-profile">{t`Go to profile`}</ButtonLink>;
}

const lineRefusals: readonly string[] = [
  'no_line',
  'line_not_in_cart',
  'no_price',
  'quantity_changed',
  'quote_ended',
  'price_changed',
  'delivery_later',
  'not_stock',
  'stock_gone',
  'nothing_left',
];

export const isAboutLines = (refusal: string | undefined): boolean =>
  refusal !== undefined && lineRefusals.includes(refusal);

/** Nothing can be changed about it in cart or profile. */
const paymentRefusals: readonly string[] = [
  'provider_down',
  'session_over',
  'payment_not_found',
  'payment_given_back',
  'payment_unconfirmed',
];

const isAboutPayment = (refusal: string | undefined): boolean =>
  refusal !== undefined && paymentRefusals.includes(refusal);

const retryNote = msg('Retry sends the same order again. It is placed only once.');
const notOrderedNote = msg('Nothing was ordered or charged; your cart is as it was.');
const paidNote = msg('Any payment becomes your order or is refunded; you do not need to pay again.');
