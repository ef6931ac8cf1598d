import type { EndpointOf } from '../../lib/contract.ts';
import { call } from '../../ui/browser/call.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { retireDeliveryAddress, setDefaultAddress } from './addresses.contract.ts';

type Action = typeof retireDeliveryAddress | typeof setDefaultAddress;

export function useAddressActions() {
  const { change, busyWith } = useAction();
  const act = (action: EndpointOf<Action>, id: number) =>
    void change(() => call<Action>(action, { add_id: String(id) }), undefined, { about: id });
  return {
    busyId: busyWith,
    retire: (id: number) => act('POST /authentication/user/retireDeliveryAddress/', id),
    makeDefault: (id: number) => act('POST /authentication/user/setDefaultAddress/', id),
  };
}
