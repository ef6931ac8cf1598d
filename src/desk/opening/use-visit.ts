import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useSiteOfPage } from '../accounts/use-formats.ts';
import { callDesk, type DeskCallError } from '../browser/call-desk.ts';
import type { visitShopAtDesk } from './opening.contract.ts';

/** Opens the closed shop in a window of its own, where it can be used for a working day. */
export function useVisit() {
  const { site } = useSiteOfPage();
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  async function visit() {
    setBusy(true);
    try {
      const reply = await callDesk<typeof visitShopAtDesk>('POST /desk/api/:site/opening/visit/', { site });
      if (isRefusal(reply)) return toast({ kind: 'bad', message: reply.message });
      window.open(reply.address, '_blank', 'noopener');
      toast({ message: t`This browser can use the shop for eight hours. Orders are tests.` });
    } catch (cause) {
      toast({ kind: 'bad', message: (cause as DeskCallError).message });
    } finally {
      setBusy(false);
    }
  }
  return { visit, busy };
}
