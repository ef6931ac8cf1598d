import { useState } from 'react';
import type { RefusalReply } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { type CallError, isRefusal } from '../browser/call.ts';
import { useToast } from './toast-context.ts';

/** Opens the address that a call returns in a new tab; `opening` is the name of the one that is awaited. */
export function useOpenLink() {
  const toast = useToast();
  const [opening, setOpening] = useState('');

  async function open(name: string, request: () => Promise<{ url: string } | RefusalReply>) {
    // Opened during the click: browsers block a window that opens later.
    const view = window.open('', '_blank');
    setOpening(name);
    try {
      const reply = await request();
      if (isRefusal(reply)) {
        view?.close();
        toast({ kind: 'bad', message: reply.message });
      } else if (view) view.location.href = reply.url;
      else window.location.assign(reply.url);
    } catch (cause) {
      view?.close();
      const retry = () => void open(name, request);
      toast({ kind: 'bad', message: (cause as CallError).message, action: { label: t`Retry`, onPress: retry } });
    }
    setOpening('');
  }

  return { open: (...args: Parameters<typeof open>) => void open(...args), opening };
}
