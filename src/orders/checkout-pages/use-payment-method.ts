import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentMethod } from '../../payments/methods/payment-choice.rule.ts';
import type { PaymentReturn } from './payment-return.rule.ts';
import { useReviewDraft } from './use-review-draft.ts';

export function usePaymentMethod() {
  const draft = useReviewDraft();
  const [wanted, setWanted] = useState<string>();
  const restore = useEffectEvent(() => setWanted(draft.read().paymentMethod));
  useEffect(() => restore(), []);
  return {
    wanted,
    choose: (paymentMethod: PaymentMethod) => {
      setWanted(paymentMethod);
      draft.save({ paymentMethod });
    },
  };
}

/** Whoever comes back without having paid stands before the ways to pay. */
export function useFocusAfterPayment(returned: PaymentReturn | undefined): void {
  const before = useRef(returned);
  useEffect(() => {
    const isSettled = before.current !== undefined && returned === undefined;
    before.current = returned;
    if (!isSettled) return;
    // The way chosen before the payment is restored first.
    const frame = requestAnimationFrame(focusChosenMethod);
    return () => cancelAnimationFrame(frame);
  }, [returned]);
}

function focusChosenMethod() {
  const chosen = document.querySelector<HTMLInputElement>('input[name="payment"]:checked');
  chosen?.scrollIntoView({ block: 'center' });
  chosen?.focus({ preventScroll: true });
}
