import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { say } from '../lib/say.ts';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { useToast } from '../ui/toast-context.ts';
import { retireDeliveryAddress, setDefaultAddress } from './addresses.contract.ts';

type Action = typeof retireDeliveryAddress | typeof setDefaultAddress;

/** What can be done to an address of the list; one thing at a time, the server's message is a toast. */
export function useAddressActions() {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [busyId, setBusyId] = useState(0);

  async function act(action: Action, add_id: number) {
    if (busyId) return;
    setBusyId(add_id);
    try {
      const reply = await call(action, { add_id: String(add_id) });
      toast({ kind: refused(reply) ? 'bad' : 'good', message: reply.message });
      if (!refused(reply)) await revalidate();
    } catch (cause) {
      const again = { label: say`Retry`, onPress: () => void act(action, add_id) };
      toast({ kind: 'bad', message: (cause as CallFailed).message, action: again });
    }
    setBusyId(0);
  }

  return {
    busyId,
    retire: (id: number) => void act(retireDeliveryAddress, id),
    makeDefault: (id: number) => void act(setDefaultAddress, id),
  };
}
