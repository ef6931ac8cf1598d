import { useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { callDesk, type DeskCallError } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { markMessageAtDesk } from './messages.contract.ts';

type Marking = { id: number; name: string; done: boolean };

/** Marking as done can be undone from its toast. */
export function useMarkMessage() {
  const site = useDeskSite();
  const toast = useToast();
  const { revalidate } = useRevalidator();

  return async function mark({ id, name, done }: Marking): Promise<void> {
    if (!site) return;
    try {
      const request = { site: site.site, id: String(id), done };
      const reply = await callDesk<typeof markMessageAtDesk>('POST /desk/api/:site/messages/mark/', request);
      const undo = { label: t`Undo`, onPress: () => void mark({ id, name, done: false }) };
      if (isRefusal(reply)) toast({ kind: 'bad', message: reply.message });
      else if (done) toast({ kind: 'good', message: t`The message of ${name} is done.`, action: undo });
      else toast({ message: t`The message of ${name} is open again.` });
      await revalidate();
    } catch (cause) {
      toast({ kind: 'bad', message: (cause as DeskCallError).message });
    }
  };
}
