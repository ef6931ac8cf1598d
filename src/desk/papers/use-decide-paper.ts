import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { callDesk, type DeskCallError } from '../browser/call-desk.ts';
import { watchPage } from '../browser/watch-page.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { decidePaperAtDesk } from './papers.contract.ts';

type Decision = { accept: boolean; reason: string };

/** Afterwards the next paper that waits is opened. */
export function useDecidePaper(id: number, nextPath: string) {
  const site = useDeskSite();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function decide({ accept, reason }: Decision) {
    if (busy || !site) return;
    const isStillOpen = watchPage();
    setBusy(true);
    try {
      const request = { site: site.site, id: String(id), accept, reason };
      const reply = await callDesk<typeof decidePaperAtDesk>('POST /desk/api/:site/papers/decide/', request);
      if (isRefusal(reply)) {
        toast({ kind: 'bad', message: reply.message });
        await revalidate();
      } else {
        toast({
          kind: 'good',
          message: accept ? t`Accepted. The buyer is mailed.` : t`Rejected. The buyer is mailed.`,
        });
        if (isStillOpen()) await navigate(nextPath);
      }
    } catch (cause) {
      toast({ kind: 'bad', message: (cause as DeskCallError).message });
    }
    setBusy(false);
  }

  return { busy, decide };
}
