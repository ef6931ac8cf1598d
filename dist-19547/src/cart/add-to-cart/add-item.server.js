import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
import {                                defineCall } from '../../server/calls/define-call.server.js';
import { HttpError, Refusal, refuse } from '../../server/refuse.server.js';
import { bulkQueueFor } from '../bulk-queue.server.js';
import { addItem } from '../cart.contract.js';
import { countLines, lockCart } from '../cart-writes.db.js';
import { addQuotedLines,                      } from '../rfi-lines/add-quoted-lines.server.js';
import { maxCartLines,                  upsertItems } from './upsert-items.server.js';

const callOptions = {
  requires: permissionTo('add-to-cart'),
  transaction: true,
  idempotent: true,
  queue: bulkQueueFor,
}         ;
const upsertModes = { add_cart: 'add', merge_cart: 'merge' }         ;

export const addItemCall = (quotedLines                 ) =>
  defineCall(addItem, callOptions, async ({ item_info: lines }, context) => {
    const flag = lines[0]?.flag ?? 'add_cart';
    if (lines.some((line) => line.flag !== flag))
      throw new HttpError(400, t`All lines of one request must have the same flag.`);
    const message = t`Added to your cart.`;
    if (flag !== 'rfq_history') {
      const result = await addItemsToCart(context, lines, upsertModes[flag]);
      return result instanceof Refusal ? result : { success: true         , message, ...result };
    }
    const added = await addQuotedLines(context, lines, quotedLines);
    const total = added instanceof Refusal ? added : await countLinesWithinLimit(context, added.cartId);
    return total instanceof Refusal ? total : { success: true         , message, num_cart_data: total, rejected: [] };
  });

export async function addItemsToCart(
  context                     ,
  lines                                   ,
  mode            ,
) {
  const cartId = await lockCart(context.db, { site: context.site.code, ...context.caller, now: context.now });
  const rejected = await upsertItems(context, cartId, lines, mode);
  if (rejected instanceof Refusal) return rejected;
  const total = await countLinesWithinLimit(context, cartId);
  return total instanceof Refusal ? total : { num_cart_data: total, rejected };
}

async function countLinesWithinLimit({ db }             , cartId        )                            {
  const [count] = await countLines(db, { cartId });
  const lines = count?.lines ?? 0;
  return lines > maxCartLines ? refuse(addItem, 'cart_full') : lines;
}
