import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentMethod } from '../../payments/methods/payment-choice.rule.ts';
import { readReviewDraft, saveReviewDraft } from './review-draft.ts';

export function usePaymentMethod(email: string) {
  const [wanted, setWanted] = useState<string>();
  const restore = useEffectEvent(() => setWanted(readReviewDraft(email).paymentMethod));
  useEffect(() => restore(), []);
  return {
    wanted,
    choose: (paymentMethod: PaymentMethod) => {
      setWanted(paymentMethod);
      saveReviewDraft(email, { paymentMethod });
    },
  };
}
