import { callDesk } from '../browser/call-desk.ts';
import { useSaveFile } from '../browser/use-save-file.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { printOrderFileAtDesk } from './order-actions.contract.ts';
import type { printPickListAtDesk } from './order-list.contract.ts';

/** Prints documents, packing lists and pick lists, and saves them on this computer. */
export function useOrderFile() {
  const { site } = useDeskSite();
  const { save } = useSaveFile();

  return {
    savePickList: (numbers: readonly string[]) =>
      save(() =>
        callDesk<typeof printPickListAtDesk>('POST /desk/api/:site/pick_list/', { site, numbers: [...numbers] }),
      ),
    saveFile: (number: string, kind: 'document' | 'packing-list' | 'labels', document: string) =>
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
