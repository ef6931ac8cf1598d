import { useToast } from '../../ui/feedback/toast-context.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useSend } from '../browser/use-send.ts';
import { useSiteOfPage } from '../shell/use-formats.ts';
import type { visitShopAtDesk } from './opening.contract.ts';

/** Opens the closed shop in a window of its own, where it can be used for a working day. */
export function useVisit() {
  const { site } = useSiteOfPage();
  const { send, busy } = useSend('toast');
  const toast = useToast();
  async function visit() {
    const reply = await send(() => callDesk<typeof visitShopAtDesk>('POST /desk/api/:site/opening/visit/', { site }));
    if (!reply) return;
    window.open(reply.address, '_blank', 'noopener');
    toast({ message: 'This browser can use the shop for eight hours. Orders are tests.' });
  }
  return { visit, busy };
}
