import { useEffect, useEffectEvent, useState } from 'react';
import type { CustomerInfo, DeliveryAddress } from '../../account/get-info.contract.ts';
import { readReviewDraft, saveReviewDraft } from './review-draft.ts';

/**
 * The order goes to the address that was seen: also when another one becomes the default meanwhile, and to none until the buyer
 * chooses again when it was removed.
 */
export function useDeliveryAddress({ email, CustomerDeliveryAddress }: CustomerInfo) {
  const addresses: readonly DeliveryAddress[] = CustomerDeliveryAddress.details;
  const [chosenId, setChosenId] = useState<number>();
  const restore = useEffectEvent(() => {
    const chosen = readReviewDraft(email).address;
    setChosenId(chosen ? Number(chosen) : addresses[0]?.add_id);
  });
  useEffect(() => restore(), []);
  return {
    addresses,
    address: chosenId === undefined ? addresses[0] : addresses.find(({ add_id }) => add_id === chosenId),
    choose: (id: number) => {
      setChosenId(id);
      saveReviewDraft(email, { address: String(id) });
    },
  };
}
