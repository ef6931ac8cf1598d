import { z } from 'zod';
import { defineContract, doneReply, freeText, rowId, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { documentRefusals, fulfilmentRefusals } from '../../orders/order-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

const about = { site: deskSite, number: textId(40), dispatchNo: rowId, seen: rowId };

export const addDeliveryNoteAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/delivery_note/',
  method: 'POST',
  summary: 'adds the signed delivery note to a dispatch, in place of the one before: PDF, JPG or PNG, at most 10 MB',
  takesFile: true,
  request: z.object({ ...about, name: freeText(200) }),
  reply: doneReply,
  refusals: { ...pickRefusals(documentRefusals, 'file'), ...pickRefusals(fulfilmentRefusals, 'changed_meanwhile') },
});

export const removeDeliveryNoteAtDesk = defineContract({
  path: 'desk/api/:site/orders/:number/delivery_note/remove/',
  method: 'POST',
  summary: 'removes the signed delivery note of a dispatch',
  request: z.object(about),
  reply: doneReply,
  refusals: { ...pickRefusals(documentRefusals, 'gone'), ...pickRefusals(fulfilmentRefusals, 'changed_meanwhile') },
});
