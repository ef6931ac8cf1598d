import { useNavigate } from 'react-router';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { watchPage } from '../browser/watch-page.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { decidePaperAtDesk } from './papers.contract.ts';

type Decision = { accept: boolean; reason: string };

/** Afterwards the next paper that waits is opened. */
export function useDecidePaper(id: number, nextPath: string) {
  const { site } = useDeskSite();
  const toast = useToast();
  const navigate = useNavigate();
  const { send, busy } = useAction();

  async function decide({ accept, reason }: Decision) {
    const isStillOpen = watchPage();
    const request = { site, id: String(id), accept, reason };
    await send(() => callDesk<typeof decidePaperAtDesk>('POST /desk/api/:site/papers/decide/', request), {
      async onDone() {
        toast({ message: accept ? 'Accepted. The buyer is mailed.' : 'Rejected. The buyer is mailed.' });
        if (isStillOpen()) await navigate(nextPath);
      },
    });
  }

  return { busy, decide };
}
