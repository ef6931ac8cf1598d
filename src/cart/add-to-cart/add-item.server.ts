import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t } from '../../lib/i18n.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import { HttpError, Refusal, refuse } from '../../server/refuse.server.ts';
import { bulkQueueFor } from '../bulk-queue.server.ts';
import { addItem } from '../cart.contract.ts';
import { countLines, lockCart } from '../cart-writes.db.ts';
import { addQuotedLines, type FindQuotedLines } from '../rfi-lines/add-quoted-lines.server.ts';
import { maxCartLines, type UpsertMode, upsertItems } from './upsert-items.server.ts';

const callOptions = {
  requires: permissionTo('add-to-cart'),
  transaction: true,
  idempotent: true,
  queue: bulkQueueFor,
} as const;
const upsertModes = { add_cart: 'add', merge_cart: 'merge' } as const;

export const addItemCall = (quotedLines: FindQuotedLines) =>
  defineCall(addItem, callOptions, async ({ item_info: lines }, context) => {
    const flag = lines[0]?.flag ?? 'add_cart';
    if (lines.some((line) => line.flag !== flag))
      throw new HttpError(400, t`All lines of one request must have the same flag.`);
    const message = t`Added to your cart.`;
    if (flag !== 'rfq_history') {
      const result = await addItemsToCart(context, lines, upsertModes[flag]);
      return result instanceof Refusal ? result : { success: true as const, message, ...result };
    }
    const added = await addQuotedLines(context, lines, quotedLines);
    const total = added instanceof Refusal ? added : await countLinesWithinLimit(context, added.cartId);
    return total instanceof Refusal ? total : { success: true as const, message, num_cart_data: total, rejected: [] };
  });

export async function addItemsToCart(
  context: CallContext<Caller>,
  lines: Parameters<typeof upsertItems>[2],
  mode: UpsertMode,
) {
  const cartId = await lockCart(context.db, { site: context.site.code, ...context.caller, now: context.now });
  const rejected = await upsertItems(context, cartId, lines, mode);
  if (rejected instanceof Refusal) return rejected;
  const total = await countLinesWithinLimit(context, cartId);
  return total instanceof Refusal ? total : { num_cart_data: total, rejected };
}

async function countLinesWithinLimit({ db }: CallContext, cartId: number): Promise<number | Refusal> {
  const [count] = await countLines(db, { cartId });
  const lines = count?.lines ?? 0;
  return lines > maxCartLines ? refuse(addItem, 'cart_full') : lines;
}
