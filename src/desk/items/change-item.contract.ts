import { z } from 'zod';
import { itemFactRefusals } from '../../catalogue/item-changes/item-fact-refusals.ts';
import { itemColumnNames, itemFields } from '../../catalogue/item-changes/item-fields.data.ts';
import { asTyped, defineContract, freeText, listOf, messageReply, rowId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { deskSite } from '../../sites/site-field.ts';
import { bulkReply, rowsPerPage } from '../list/list.contract.ts';

const maxValue = 2000;
/** The value of a column that staff saw; if the database has another, somebody changed it since. */
const factChange = z.object({
  column: freeText(40).pipe(z.enum(itemColumnNames, msg('Please name a column of the import.'))),
  value: freeText(maxValue),
  seen: asTyped(maxValue),
});

export const changeItemAtDesk = defineContract({
  path: 'desk/api/:site/items/change/',
  method: 'POST',
  summary: 'changes facts of an item by the rules of the import; a refusal is named after its column',
  request: z.object({ site: deskSite, id: rowId, changes: listOf(factChange, itemFields.length) }),
  reply: messageReply,
  refusals: itemFactRefusals,
});

export const retireItemsAtDesk = defineContract({
  path: 'desk/api/:site/items/retire/',
  method: 'POST',
  summary: 'takes items out of the shop, or brings retired ones back',
  request: z.object({ site: deskSite, ids: listOf(rowId, rowsPerPage), retired: z.boolean() }),
  reply: bulkReply,
});
