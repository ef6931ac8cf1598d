import { plural } from '../../lib/i18n.ts';
import { callDesk } from '../browser/call-desk.ts';
import type { BulkChange } from '../list/use-bulk.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { retireItemsAtDesk } from './change-item.contract.ts';

type Named = { id: number; name: string };

/** Takes items out of the shop or brings them back; Undo does the other for those that were changed. */
export function useRetire() {
  const { site } = useDeskSite();
  function setRetired(items: readonly Named[], retired: boolean, isUndo = false): BulkChange {
    return {
      run: () =>
        callDesk<typeof retireItemsAtDesk>('POST /desk/api/:site/items/retire/', {
          ...{ site, retired, ids: items.map(({ id }) => id) },
        }),
      done: (count) =>
        retired ? `${plural(count, 'item')} retired.` : `${plural(count, 'item')} shown in the shop again.`,
      nameOf: (key) => items.find(({ id }) => String(id) === key)?.name ?? key,
      ...(!isUndo && {
        undo: (done: readonly string[]) =>
          setRetired(
            items.filter(({ id }) => done.includes(String(id))),
            !retired,
            true,
          ),
      }),
    };
  }
  return setRetired;
}
