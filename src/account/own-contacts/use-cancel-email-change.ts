import { call } from '../../ui/browser/call.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { cancelEmailChange } from './email-change.contract.ts';

export function useCancelEmailChange() {
  const { change, busy } = useAction();
  const cancel = () =>
    void change(() => call<typeof cancelEmailChange>('POST /authentication/email_change/cancel/', {}));
  return { busy, cancel };
}
