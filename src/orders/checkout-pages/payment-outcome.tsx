import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { CartLine } from '../../cart/cart.contract.ts';
import { formatLineIds } from '../../cart/lines/line-ids.rule.ts';
import { t } from '../../lib/i18n.ts';
import { samePage } from '../../ui/browser/use-note-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { LoadingOverlay } from '../../ui/feedback/loading-overlay.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { askPaymentOutcome, failureToast, type PaymentFailure } from './ask-payment-outcome.ts';
import { CheckoutFailedDialog } from './checkout-failed.tsx';
import { type PaymentReturn, withoutPaymentReturn } from './payment-return.rule.ts';
import { useConfirmOrder } from './use-confirm-order.ts';
import { useReviewDraft } from './use-review-draft.ts';

export type PaymentOutcomeProps = {
  returned: PaymentReturn;
  /** The cart lines that were paid for; they may have left the cart already. */
  lineIds: readonly number[];
  outOfStock: readonly CartLine[];
  onDone?: () => void;
};

export function PaymentOutcome({ returned, lineIds, outOfStock, onDone }: PaymentOutcomeProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const [query] = useSearchParams();
  const confirmation = useConfirmOrder(outOfStock, useReviewDraft().clear);
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure>();
  const started = useRef(false);

  async function resolveOutcome(start = confirmation.noteStart()) {
    setFailure(undefined);
    setChecking(returned.kind === 'session' || returned.kind === 'proof');
    const found = await askPaymentOutcome(returned).catch((cause: Error) => ({
      message: cause.message,
      again: () => void resolveOutcome(start),
    }));
    setChecking(false);
    if (found === 'cancelled') {
      toast({ kind: 'info', message: t`You did not pay. Nothing was ordered or charged.` });
      if (start.isStillHere()) done();
    } else if (found === 'paid') confirmation.confirm(paidRequest(lineIds), start);
    else if (start.isStillHere()) setFailure(found);
    else toast(failureToast(found));
  }

  function done(toCart = false) {
    setFailure(undefined);
    onDone?.();
    const to = toCart ? `/cart?lines=${formatLineIds(lineIds)}` : withoutPaymentReturn(query);
    void navigate(to, samePage);
  }

  const start = useEffectEvent(() => {
    if (!started.current) void resolveOutcome();
    started.current = true;
  });
  useEffect(() => start(), []);

  return (
    <>
      <LoadingOverlay
        busy={checking || confirmation.busy}
        message={checking ? t`Confirming your payment` : t`Placing your order`}
        onGiveUp={() => done()}
      />
      <Dialog
        open={failure !== undefined}
        title={t`Payment`}
        onClose={() => done(failure?.toCart)}
        actions={<OutcomeActions failure={failure} onClose={() => done(failure?.toCart)} />}
      >
        <p>{failure?.message}</p>
        {failure?.again && <p>{t`If you have paid, please do not pay again: your order follows by itself.`}</p>}
      </Dialog>
      <CheckoutFailedDialog failure={confirmation.failure} paid onClose={() => done()} />
    </>
  );
}

function OutcomeActions({ failure, onClose }: { failure: PaymentFailure | undefined; onClose: () => void }) {
  if (!failure?.again) return <Button kind="primary" onClick={onClose}>{t`OK`}</Button>;
  return (
    <>
      <CloseButton>{t`Close`}</CloseButton>
      <Button kind="primary" icon="retry" onClick={failure.again}>{t`Retry`}</Button>
    </>
  );
}

/** The server finds a paid order by its cart lines, so their quantities and prices are not needed. */
const paidRequest = (lineIds: readonly number[]) => ({
  item_info: lineIds.map((id) => ({ item_detail_id: id, quantity: '', amount_per_unit: '', Availability: '' })),
  mode_of_payment: 'Online' as const,
  purchase_order_no: '',
  remark: '',
});
