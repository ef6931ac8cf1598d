import type { RefusalReply } from '../../lib/contract.ts';
import { isRefusal } from '../browser/call.ts';
import { useAction } from './use-action.ts';

/** Opens the address that a call returns in a new tab; `opening` is the name of the one that is awaited. */
export function useOpenLink() {
  const { send, busyWith } = useAction<string, string>();

  function open(name: string, request: () => Promise<{ url: string } | RefusalReply>) {
    const work = async () => {
      // Opened during the click: browsers block a window that opens later.
      const view = window.open('', '_blank');
      try {
        const reply = await request();
        if (isRefusal(reply)) view?.close();
        else if (view) view.location.href = reply.url;
        else window.location.assign(reply.url);
        return reply;
      } catch (cause) {
        view?.close();
        throw cause;
      }
    };
    void send(work, { about: name });
  }

  return { open, opening: busyWith };
}
