import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { CartLine } from '../cart/cart.contract.ts';
import { lineIdsText } from '../cart/line-ids.rule.ts';
import { say } from '../lib/say.ts';
import { cancelPayment, checkPayment, verifyOrder } from '../payments/verify-payment.contract.ts';
import { Button } from '../ui/button.tsx';
import { call, refused } from '../ui/call.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';
import { ConfirmTrouble } from './confirm-trouble.ui.tsx';
import { type Returned, withoutReturn } from './returned-payment.rule.ts';
import { forgetReview } from './review-draft.ts';
import { useConfirmOrder } from './use-confirm-order.ts';

export type PaymentOutcomeProps = {
  returned: Returned;
  /** The cart lines that were paid for; they may have left the cart already. */
  lineIds: readonly number[];
  rest: readonly CartLine[];
  email: string;
  /** Called when there is nothing more to say. */
  onDone?: () => void;
};

type Failure = { message: string; toCart?: boolean; again?: () => void };

/** What became of a payment from which the buyer comes back: checked, then its order is shown, or what went wrong. */
export function PaymentOutcome({ returned, lineIds, rest, email, onDone }: PaymentOutcomeProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const placing = useConfirmOrder(rest, () => forgetReview(email));
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const begun = useRef(false);

  async function conclude() {
    setFailure(undefined);
    setChecking(returned.kind === 'session' || returned.kind === 'proof');
    const found = await outcomeOf(returned).catch((cause: Error) => ({
      message: cause.message,
      again: () => void conclude(),
    }));
    setChecking(false);
    if (found === 'cancelled') done();
    else if (found === 'paid') placing.confirm(paidRequest(lineIds));
    else setFailure(found);
  }

  function done(toCart = false) {
    setFailure(undefined);
    onDone?.();
    const to = toCart ? `/cart?lines=${lineIdsText(lineIds)}` : withoutReturn(query);
    void navigate(to, { replace: true, preventScrollReset: true });
  }

  const start = useEffectEvent(() => {
    if (!begun.current) void conclude();
    begun.current = true;
  });
  useEffect(() => start(), []);

  return (
    <>
      <LoadingOverlay
        busy={checking || placing.busy}
        words={checking ? say`Confirming your payment` : say`Placing your order`}
        onGiveUp={() => done()}
      />
      <Dialog
        open={failure !== undefined}
        title={say`Payment`}
        onClose={() => done(failure?.toCart)}
        actions={<Answers failure={failure} onClose={() => done(failure?.toCart)} />}
      >
        <p>{failure?.message}</p>
      </Dialog>
      <ConfirmTrouble trouble={placing.trouble} paid onClose={() => done()} />
    </>
  );
}

function Answers({ failure, onClose }: { failure: Failure | undefined; onClose: () => void }) {
  if (!failure?.again) return <Button kind="primary" onClick={onClose}>{say`OK`}</Button>;
  return (
    <>
      <Button onClick={onClose}>{say`Cancel`}</Button>
      <Button kind="primary" icon="retry" onClick={failure.again}>{say`Retry`}</Button>
    </>
  );
}

async function outcomeOf(returned: Returned): Promise<'paid' | 'cancelled' | Failure> {
  if (returned.kind === 'cancelled') {
    const reply = await call(cancelPayment, { payment_id: returned.paymentId });
    return !refused(reply) && reply.ordered ? 'paid' : 'cancelled';
  }
  if (returned.kind === 'failed') return { message: say`You payment is failed. Please try again!` };
  if (returned.kind === 'session') {
    const reply = await call(checkPayment, { sessionId: returned.sessionId });
    if (refused(reply)) return { message: reply.message };
    return reply.paymentStatus === 'paid' ? 'paid' : { message: reply.message };
  }
  const reply = await call(verifyOrder, {
    razorpay_payment_id: returned.captureId,
    razorpay_order_id: returned.orderId,
    razorpay_signature: returned.signature,
  });
  if (!refused(reply)) return 'paid';
  return { message: reply.message, toCart: reply.refusal === 'capture_failed' };
}

/** The order stands or falls with its payment: of the lines their names suffice. */
const paidRequest = (lineIds: readonly number[]) => ({
  item_info: lineIds.map((id) => ({ item_detail_id: id, quantity: '', amount_per_unit: '', Availability: '' })),
  mode_of_payment: 'Online' as const,
  purchase_order_no: '',
  remark: '',
});
