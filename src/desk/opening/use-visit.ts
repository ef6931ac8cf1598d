import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { visitShopAtDesk } from './opening.contract.ts';

/** Opens the closed shop in a window of its own, where it can be used for a working day. */
export function useVisit() {
  const { site } = useDeskSite();
  const { send, busy } = useAction();
  const toast = useToast();
  async function visit() {
    await send(() => callDesk<typeof visitShopAtDesk>('POST /desk/api/:site/opening/visit/', { site }), {
      onDone({ address }) {
        window.open(address, '_blank', 'noopener');
        toast({ message: 'This browser can use the shop for eight hours. Orders are tests.' });
      },
    });
  }
  return { visit, busy };
}
