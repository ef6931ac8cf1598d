import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { markMessageAtDesk } from './messages.contract.ts';

type Marking = { id: number; name: string; done: boolean };

/** Marking as done can be undone from its toast. */
export function useMarkMessage() {
  const { site } = useDeskSite();
  const { change } = useAction();

  return async function mark({ id, name, done }: Marking): Promise<void> {
    const undo = { label: 'Undo', onPress: () => void mark({ id, name, done: false }) };
    await change(
      () => callDesk<typeof markMessageAtDesk>('POST /desk/api/:site/messages/mark/', { site, id: String(id), done }),
      done ? { message: `The message of ${name} is done.`, action: undo } : `The message of ${name} is open again.`,
      { waits: true },
    );
  };
}
