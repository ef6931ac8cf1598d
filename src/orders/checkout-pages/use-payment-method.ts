import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentMethod } from '../../payments/methods/payment-choice.rule.ts';
import { readReviewDraft, saveReviewDraft } from './review-draft.ts';

/** How the buyer with this e-mail chose to pay, in this tab also after a payment that failed; undefined before a choice. */
export function usePaymentMethod(email: string) {
  const [wanted, setWanted] = useState<string>();
  const restore = useEffectEvent(() => setWanted(readReviewDraft(email).way));
  useEffect(() => restore(), []);
  return {
    wanted,
    choose: (paymentMethod: PaymentMethod) => {
      setWanted(paymentMethod);
      saveReviewDraft(email, { way: paymentMethod });
    },
  };
}
