import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { callDesk, DeskCallError } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { printOrderFileAtDesk } from './order-actions.contract.ts';
import type { printPickListAtDesk } from './order-list.contract.ts';

/** Prints documents, packing lists and pick lists, and saves them on this computer. */
export function useOrderFile() {
  const site = useDeskSite()?.site;
  const toast = useToast();

  async function save(request: () => ReturnType<typeof callDesk<typeof printPickListAtDesk>>) {
    try {
      const reply = await request();
      if (isRefusal(reply)) toast({ kind: 'bad', message: reply.message });
      else {
        downloadFile(reply);
        toast({ message: t`${reply.file_name} is saved.` });
      }
    } catch (cause) {
      if (!(cause instanceof DeskCallError)) throw cause;
      toast({ kind: 'bad', message: cause.message });
    }
  }

  return {
    savePickList: (numbers: readonly string[]) =>
      site &&
      save(() =>
        callDesk<typeof printPickListAtDesk>('POST /desk/api/:site/pick_list/', { site, numbers: [...numbers] }),
      ),
    saveFile: (number: string, kind: 'document' | 'packing-list' | 'labels', document: string) =>
      site &&
      save(() =>
        callDesk<typeof printOrderFileAtDesk>('POST /desk/api/:site/orders/:number/file/', {
          site,
          number,
          kind,
          document,
        }),
      ),
  };
}
