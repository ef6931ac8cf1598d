import { useEffect, useEffectEvent, useState } from 'react';
import type { CustomerInfo, DeliveryAddress } from '../../account/get-info.contract.ts';
import { readReviewDraft, saveReviewDraft } from './review-draft.ts';

export function useDeliveryAddress({ email, CustomerDeliveryAddress }: CustomerInfo) {
  const addresses: readonly DeliveryAddress[] = CustomerDeliveryAddress.details;
  const [chosenId, setChosenId] = useState<number>();
  const restore = useEffectEvent(() => setChosenId(Number(readReviewDraft(email).address)));
  useEffect(() => restore(), []);
  return {
    addresses,
    address: addresses.find(({ add_id }) => add_id === chosenId) ?? addresses[0],
    choose: (id: number) => {
      setChosenId(id);
      saveReviewDraft(email, { address: String(id) });
    },
  };
}
