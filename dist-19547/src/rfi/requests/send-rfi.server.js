import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { bulkQueueFor } from '../../cart/bulk-queue.server.js';
import { maxQuantity, parseQuantity } from '../../cart/lines/quantity.rule.js';
import { siteDates } from '../../cart/pricing-context.server.js';
import { removeLinesForRfi } from '../../cart/rfi-lines/remove-for-rfi.server.js';
import { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.js';
                                                       
import { t } from '../../lib/i18n.js';
import {                                defineCall } from '../../server/calls/define-call.server.js';
import { Refusal, refuse } from '../../server/refuse.server.js';
import { findItems, lockRequester } from '../rfi.db.js';
import { createRfi, requestedItemLine, requestedTextLine } from './create-rfi.server.js';
                                                         

                                                             

export const sendRfiCall = defineCall(
  sendRfi,
  { requires: permissionTo('send-rfi'), transaction: true, idempotent: true, queue: bulkQueueFor },
  async ({ item_info: requested, ...notes }, context) => {
    if (requested.length === 0) return refuse(sendRfi, 'no_line');
    const [requester] = await lockRequester(context.db, context.caller);
    if (!requester) throw new Error('the customer of this session no longer exists');
    const cart = await removeLinesForRfi(
      context,
      requested.flatMap((line) =>
        line.item_detail_id === undefined ? [] : [{ lineId: line.item_detail_id, quantity: line.quantity }],
      ),
    );
    if ('refusal' in cart) return refuse(sendRfi, cart.refusal);
    const outsideCart = await linesOutsideCart(context, requested);
    if (outsideCart instanceof Refusal) return outsideCart;

    const { today } = siteDates(context.site, context.now);
    const lines = mergeSameItems([
      ...cart.removed.map(({ row, quantity }) => requestedItemLine({ ...row, id: row.itemId }, quantity, today)),
      ...outsideCart,
    ]);
    if (lines.some((line) => line.quantity > maxQuantity)) return refuse(sendRfi, 'bad_quantity');
    const RefNo = await createRfi(context, requester, lines, { ...notes, wishedDate: notes.wished_date });
    const message = t`Your RFI ${RefNo} has been sent. You will get the answer by e-mail and in your RFI History.`;
    return { success: true         , message, RefNo, num_cart_data: cart.remainingLines };
  },
);

async function linesOutsideCart(
  { db, site, caller, now }                     ,
  requested                ,
)                                     {
  const outsideCart = requested.filter((line) => line.item_detail_id === undefined);
  const names = outsideCart.flatMap((line) => line.item_id ?? []);
  const ids = names.filter((name) => /^\d{1,15}$/.test(name)).map(Number);
  const offer = { priceListId: caller.priceListId, customerId: caller.customerId, now };
  const items = names.length > 0 ? await findItems(db, { ...offer, site: site.code, ids, codes: names }) : [];
  const { today } = siteDates(site, now);
  const lines                  = [];
  for (const { item_id: name, item_name: text, quantity = '1' } of outsideCart) {
    const item = items.find((one) => String(one.id) === name) ?? items.find((one) => one.code === name);
    if (!item && (name !== undefined || text === ''))
      return refuse(sendRfi, 'unknown_item', { item: text || name || t`This line` });
    const pieces = parseQuantity(quantity, item ?? { minQty: 1, orderMultiple: 1 });
    if (pieces === undefined) return refuse(sendRfi, 'bad_quantity');
    lines.push(item ? requestedItemLine(item, pieces, today) : requestedTextLine(text, pieces));
  }
  return lines;
}

/** An RFI has one line per item. */
function mergeSameItems(lines                          )                  {
  const merged                  = [];
  for (const line of lines) {
    const before = line.itemId === null ? undefined : merged.find((one) => one.itemId === line.itemId);
    if (before) before.quantity += line.quantity;
    else merged.push({ ...line });
  }
  return merged;
}
