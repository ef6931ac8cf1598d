import { useEffect, useEffectEvent, useState } from 'react';
import type { CustomerInfo, DeliveryAddress } from '../account/get-info.contract.ts';
import { keepReview, readReview } from './review-draft.ts';

/** Where an order goes: the address the buyer chose, in this tab even after a new sign-in; else the first one. */
export function useWantedAddress({ email, CustomerDeliveryAddress }: CustomerInfo) {
  const addresses: readonly DeliveryAddress[] = CustomerDeliveryAddress.details;
  const [wantedId, setWantedId] = useState<number>();
  const restore = useEffectEvent(() => setWantedId(Number(readReview(email).address)));
  useEffect(() => restore(), []);
  return {
    addresses,
    address: addresses.find(({ add_id }) => add_id === wantedId) ?? addresses[0],
    choose: (id: number) => {
      setWantedId(id);
      keepReview(email, { address: String(id) });
    },
  };
}
