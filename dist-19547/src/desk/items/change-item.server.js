import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { changeItem } from '../../catalogue/item-changes/change-item.server.js';
import { bringItemBack, retireItem } from '../../catalogue/item-changes/retire-item.server.js';
import { t } from '../../lib/i18n.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { Refusal } from '../../server/refuse.server.js';
import { forEachRecord } from '../list/for-each-record.server.js';
import { changeItemAtDesk, retireItemsAtDesk } from './change-item.contract.js';

const mayEdit = { requires: staffPermissionTo('edit-items') };

export const changeItemCall = defineDeskCall(
  changeItemAtDesk,
  mayEdit,
  async ({ id, changes }, { database, site, by, now }) => {
    const result = await changeItem(database, site, { id, changes, by, now });
    if (result instanceof Refusal) return result;
    const message = result.changed === 0 ? t`Nothing was changed.` : t`Saved.`;
    return { success: true         , message };
  },
);

export const retireItemsCall = defineDeskCall(
  retireItemsAtDesk,
  mayEdit,
  async ({ ids, retired }, { database, site, by, now, log }) => {
    const change = retired ? retireItem : bringItemBack;
    return forEachRecord(ids, log, (id) => change(database, site, { id, by, now }));
  },
);
