import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { changeItem } from '../../catalogue/item-changes/change-item.server.ts';
import { bringItemBack, retireItem } from '../../catalogue/item-changes/retire-item.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { forEachRecord } from '../list/for-each-record.server.ts';
import { changeItemAtDesk, retireItemsAtDesk } from './change-item.contract.ts';

const mayEdit = { requires: staffPermissionTo('edit-items') };

export const changeItemCall = defineDeskCall(
  changeItemAtDesk,
  mayEdit,
  async ({ id, changes }, { database, site, by, now }) => {
    const result = await changeItem(database, site, { id, changes, by, now });
    if (result instanceof Refusal) return result;
    const message = result.changed === 0 ? 'Nothing was changed.' : 'Saved.';
    return { success: true as const, message };
  },
);

export const retireItemsAtDeskCall = defineDeskCall(
  retireItemsAtDesk,
  mayEdit,
  async ({ ids, retired }, { database, site, by, now, log }) => {
    const change = retired ? retireItem : bringItemBack;
    return forEachRecord(ids, log, (id) => change(database, site, { id, by, now }));
  },
);
