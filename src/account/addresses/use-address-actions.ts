import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { EndpointOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { retireDeliveryAddress, setDefaultAddress } from './addresses.contract.ts';

type Action = typeof retireDeliveryAddress | typeof setDefaultAddress;

export function useAddressActions() {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [busyId, setBusyId] = useState(0);

  async function act(action: EndpointOf<Action>, add_id: number) {
    if (busyId) return;
    setBusyId(add_id);
    try {
      const reply = await call<Action>(action, { add_id: String(add_id) });
      toast({ kind: isRefusal(reply) ? 'bad' : 'good', message: reply.message });
      // Also after a refusal: the address may have been removed in another tab.
      await revalidate();
    } catch (cause) {
      const again = { label: t`Retry`, onPress: () => void act(action, add_id) };
      toast({ kind: 'bad', message: (cause as CallError).message, action: again });
    }
    setBusyId(0);
  }

  return {
    busyId,
    retire: (id: number) => void act('POST /authentication/user/retireDeliveryAddress/', id),
    makeDefault: (id: number) => void act('POST /authentication/user/setDefaultAddress/', id),
  };
}
