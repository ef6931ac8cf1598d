import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentWay } from '../payments/payment-choice.rule.ts';
import { keepReview, readReview } from './review-draft.ts';

/** How the buyer with this e-mail chose to pay, in this tab also after a payment that failed; undefined before a choice. */
export function useWantedWay(email: string) {
  const [wanted, setWanted] = useState<string>();
  const restore = useEffectEvent(() => setWanted(readReview(email).way));
  useEffect(() => restore(), []);
  return {
    wanted,
    choose: (way: PaymentWay) => {
      setWanted(way);
      keepReview(email, { way });
    },
  };
}
