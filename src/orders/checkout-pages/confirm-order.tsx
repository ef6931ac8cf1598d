import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CustomerInfo } from '../../account/get-info.contract.ts';
import type { CartLine } from '../../cart/cart.contract.ts';
import { minorOf, totalsOf } from '../../cart/lines/cart-totals.rule.ts';
import { formatLineIds } from '../../cart/lines/line-ids.rule.ts';
import { randomId } from '../../cart/random-id.ts';
import type { RefusalReply, ReplyOf } from '../../lib/contract.ts';
import { plural, t } from '../../lib/i18n.ts';
import { toMajor } from '../../lib/money.ts';
import type { CreditInfo } from '../../payments/credit/credit-info.contract.ts';
import type { GatewayName } from '../../payments/gateways/payment-gateway.ts';
import { gateways } from '../../payments/gateways.data.ts';
import { PaymentBlock } from '../../payments/methods/payment-block.tsx';
import { isOnline, paymentChoices } from '../../payments/methods/payment-choice.rule.ts';
import { PaymentNote } from '../../payments/methods/payment-note.tsx';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { importLater } from '../../ui/browser/import-later.ts';
import { useFreshWhenSeen } from '../../ui/browser/use-fresh-when-seen.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LoadingOverlay } from '../../ui/feedback/loading-overlay.tsx';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { BottomBar } from '../../ui/page/bottom-bar.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { createOrder, nodCreatePayment } from '../checkout/pay-online.contract.ts';
import { CheckoutFailedDialog, isAboutLines } from './checkout-failed.tsx';
import styles from './confirm-order.module.css';
import { buildConfirmRequest, type ConfirmRequest, reviewProblem } from './confirm-request.rule.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import type { PaymentReturn } from './payment-return.rule.ts';
import { type CheckoutFailure, useConfirmOrder } from './use-confirm-order.ts';
import type { useOrderInstructions } from './use-order-instructions.ts';
import { useFocusAfterPayment, usePaymentMethod } from './use-payment-method.ts';
import { usePaymentWindow } from './use-payment-window.ts';

export type ConfirmOrderProps = {
  lines: readonly CartLine[];
  outOfStock: readonly CartLine[];
  info: CustomerInfo;
  credit: CreditInfo;
  addressId: number | undefined;
  instructions: ReturnType<typeof useOrderInstructions>;
  /** Changes that the buyer has not taken over. */
  hasChanges: boolean;
};

/** What the buyer chooses and sends on the review page; `ConfirmOrder` shows it, and `ConfirmBar` its button on a phone. */
export function useOrderConfirmation(props: ConfirmOrderProps) {
  const { lines, outOfStock, info, credit, addressId, instructions, hasChanges } = props;
  const { confirm, busy, stopWaiting, failure, close } = useConfirmOrder(outOfStock, instructions.clear);
  const [pendingRequest, setPendingRequest] = useState<ConfirmRequest>();
  const warning = useLazyDialog(() => import('../../payments/credit/credit-warning.tsx'));
  const { wanted, choose } = usePaymentMethod();
  const [paymentReturn, setPaymentReturn] = useState<PaymentReturn>();
  useFocusAfterPayment(paymentReturn);
  const online = useOnlinePayment(info, formatLineIds(outOfStock.map((line) => line.item_detail_id)), setPaymentReturn);
  const dialogFailure = useDialogFailure(failure, hasChanges, close);
  const onlineDialogFailure = useDialogFailure(online.failure, hasChanges, online.close);
  useFreshWhenSeen(busy || online.busy || paymentReturn !== undefined);
  const { totalMinor } = totalsOf(lines);
  const balanceMinor = minorOf(credit.data.avl_balance);
  const choices = useChoices(info, credit, totalMinor);
  const openMethods = choices
    .filter(({ closed }) => closed === undefined)
    .map(({ method: paymentMethod }) => paymentMethod);
  const chosen = openMethods.find((paymentMethod) => paymentMethod === wanted) ?? openMethods[0];
  const figures = { balanceMinor, totalMinor, creditDays: credit.data.creditperiod };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen === undefined) return;
    const request = buildConfirmRequest({ lines, addressId, payment: chosen, ...instructions.values });
    if (isOnline(chosen)) online.pay(chosen, request);
    else if (chosen === 'credit') {
      setPendingRequest(request);
      warning.open();
    } else confirm(request);
  };
  const proceed = () => {
    setPendingRequest(undefined);
    if (pendingRequest) confirm(pendingRequest);
  };

  return {
    lines,
    outOfStock,
    choices,
    chosen,
    choose,
    standing: info.standing,
    figures,
    submit,
    proceed,
    CreditWarning: warning.Dialog,
    pendingRequest,
    cancel: () => setPendingRequest(undefined),
    /** Why the order cannot be placed as it is. */
    problem: problemOf(props),
    placing: busy,
    stopWaiting,
    busy: busy || online.busy,
    dialogFailure,
    onlineDialogFailure,
    close,
    closeOnline: online.close,
    paymentReturn,
    onPaymentDone: () => setPaymentReturn(undefined),
  };
}

type Confirmation = ReturnType<typeof useOrderConfirmation>;

export function ConfirmOrder({ confirmation }: { confirmation: Confirmation }) {
  const { lines, outOfStock, choices, chosen, choose, standing, figures, submit, proceed, problem } = confirmation;
  const { CreditWarning, pendingRequest, cancel, placing, stopWaiting, paymentReturn } = confirmation;
  const problemId = useId();
  if (choices.length === 0) return null;
  return (
    <>
      <PaymentBlock choices={choices} chosen={chosen} onChoose={choose} standing={standing} {...figures}>
        <form id={formId} className={styles.form} method="dialog" onSubmit={submit}>
          <ConfirmButton confirmation={confirmation} wide problemId={problemId} />
          {problem ? (
            <p id={problemId} className={styles.problem}>
              {problem}
            </p>
          ) : (
            <PaymentNote choices={choices} chosen={chosen} standing={standing} />
          )}
        </form>
      </PaymentBlock>
      {CreditWarning && (
        <CreditWarning open={pendingRequest !== undefined} {...figures} onCancel={cancel} onContinue={proceed} />
      )}
      <LoadingOverlay
        busy={placing}
        message={outOfStock.length > 0 ? t`Placing your order, then sending your RFI` : t`Placing your order`}
        onGiveUp={stopWaiting}
      />
      <CheckoutFailedDialog failure={confirmation.dialogFailure} onClose={confirmation.close} />
      <CheckoutFailedDialog failure={confirmation.onlineDialogFailure} unpaid onClose={confirmation.closeOnline} />
      {paymentReturn && (
        <PaymentOutcome
          returned={paymentReturn}
          lineIds={lines.map((line) => line.item_detail_id)}
          outOfStock={outOfStock}
          onDone={confirmation.onPaymentDone}
        />
      )}
    </>
  );
}

/** Changed lines are shown on the page, so a failure about them opens no dialog, also after the buyer has accepted them. */
function useDialogFailure(failure: CheckoutFailure | undefined, hasChanges: boolean, close: () => void) {
  const isShownOnPage = hasChanges && isAboutLines(failure?.refusal);
  const forget = useEffectEvent(() => close());
  useEffect(() => {
    if (isShownOnPage) forget();
  }, [isShownOnPage]);
  return isShownOnPage ? undefined : failure;
}

function useChoices({ standing }: CustomerInfo, credit: CreditInfo, totalMinor: number) {
  const { data, user_info, online_closed, transfer_allowed = false } = credit;
  const { onlinePayment, maxOnlineMinor } = useSite();
  return paymentChoices({
    standing,
    hasTerms: user_info !== 'New_user',
    balanceMinor: minorOf(data.avl_balance),
    totalMinor,
    online: onlinePayment,
    maxOnlineMinor,
    unavailable: online_closed,
    transferAllowed: transfer_allowed,
  });
}

function problemOf({ lines, addressId, hasChanges }: ConfirmOrderProps): string | undefined {
  if (hasChanges) return t`Please check what changed: accept it, or go to the cart.`;
  if (addressId === undefined) return t`Please choose one of your delivery addresses.`;
  return reviewProblem(lines);
}

/** Total and button of the order, in reach on a phone. */
export function ConfirmBar({ confirmation }: { confirmation: Confirmation }) {
  const { lines, choices, figures, problem } = confirmation;
  const { tax } = useSite();
  const problemId = useId();
  if (choices.length === 0) return null;
  return (
    <BottomBar
      label={t`${plural(lines.length, 'line')}, with ${tax.label}`}
      amount={<Amount value={toMajor(figures.totalMinor)} showCurrency fallback={null} />}
      help={problem}
      helpId={problemId}
    >
      <ConfirmButton confirmation={confirmation} problemId={problemId} />
    </BottomBar>
  );
}

const formId = 'confirm-order';

type ConfirmButtonProps = { confirmation: Confirmation; wide?: boolean; problemId: string };

/** It says what happens next: an order is placed, or a payment begins. */
function ConfirmButton({ confirmation: { chosen, problem, busy }, wide, problemId }: ConfirmButtonProps) {
  const online = isOnline(chosen);
  return (
    <Button
      type="submit"
      form={formId}
      kind="primary"
      wide={wide}
      disabled={problem !== undefined || chosen === undefined}
      busy={busy}
      busyLabel={online ? t`Opening the payment` : t`Placing`}
      aria-describedby={problem && problemId}
    >
      {online ? t`Confirm and Pay` : t`Place order`}
    </Button>
  );
}

type Order = ReplyOf<typeof createOrder>;

function useOnlinePayment(info: CustomerInfo, rfiLineIds: string, onReturned: (returned: PaymentReturn) => void) {
  const site = useSite();
  const { revalidate } = useRevalidator();
  const buyer = { name: site.legalName, email: info.email, mobile: info.mobile_no };
  const { run, open, leaveFor, ...state } = usePaymentWindow<Order>('payment_window', async (order) =>
    onReturned(
      await importLater(() => import('./razorpay-checkout.ts')).then((it) => it.openRazorpayCheckout(order, buyer)),
    ),
  );

  async function startPayment(
    paymentMethod: GatewayName,
    { item_info, ...instructions }: ConfirmRequest,
    idempotencyKey: string,
  ) {
    const { purchase_order_no, wished_date, remark } = instructions;
    const request = { cart_items: item_info, purchase_order_no, wished_date, remark, ask: rfiLineIds };
    if (gateways[paymentMethod].checkout === 'redirect') {
      const reply = await call<typeof nodCreatePayment>(
        'POST /stripepayment/nod-create-payment/',
        { ...request, gateway: paymentMethod },
        { idempotencyKey },
      );
      return isRefusal(reply) ? refused(reply) : leaveFor(reply.session.url);
    }
    const reply = await call<typeof createOrder>('POST /payment/createOrder/', request, { idempotencyKey });
    return isRefusal(reply) ? refused(reply) : open(reply);
  }

  async function refused({ message, refusal }: RefusalReply): Promise<CheckoutFailure> {
    await revalidate();
    return { message, refusal };
  }

  return {
    ...state,
    pay: (paymentMethod: GatewayName, request: ConfirmRequest) => {
      const key = randomId();
      void run(() => startPayment(paymentMethod, request, key));
    },
  };
}
