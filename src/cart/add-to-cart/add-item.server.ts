import { t } from '../../lib/i18n.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import { HttpError, Refusal, refuse } from '../../server/refuse.server.ts';
import { bulkQueueFor } from '../bulk-queue.server.ts';
import { addItem } from '../cart.contract.ts';
import { countLines, lockCart } from '../cart-writes.db.ts';
import { addQuotedLines, type FindQuotedLines } from '../rfi-lines/add-quoted-lines.server.ts';
import { maxCartLines, type UpsertMode, upsertItems } from './upsert-items.server.ts';

const callOptions = { access: 'verified', transaction: true, idempotent: true, queue: bulkQueueFor } as const;
const puttings = { add_cart: 'add', merge_cart: 'merge' } as const;

export const addItemCall = (quotedLines: FindQuotedLines) =>
  defineCall(addItem, callOptions, async ({ item_info: lines }, context) => {
    if (context.caller.standing !== 'active') return refuse(addItem, 'not_active');
    const flag = lines[0]?.flag ?? 'add_cart';
    if (lines.some((line) => line.flag !== flag))
      throw new HttpError(400, t`All lines of one request must have the same flag.`);
    const message = t`Added to your cart.`;
    if (flag !== 'rfq_history') {
      const put = await addItemsToCart(context, lines, puttings[flag]);
      return put instanceof Refusal ? put : { success: true as const, message, ...put };
    }
    const added = await addQuotedLines(context, lines, quotedLines);
    const counted = added instanceof Refusal ? added : await linesWithin(context, added.cartId);
    return counted instanceof Refusal
      ? counted
      : { success: true as const, message, num_cart_data: counted, rejected: [] };
  });

export async function addItemsToCart(
  context: CallContext<'verified'>,
  lines: Parameters<typeof upsertItems>[2],
  mode: UpsertMode,
) {
  const cartId = await lockCart(context.db, { site: context.site.code, ...context.caller, now: context.now });
  const rejected = await upsertItems(context, cartId, lines, mode);
  if (rejected instanceof Refusal) return rejected;
  const counted = await linesWithin(context, cartId);
  return counted instanceof Refusal ? counted : { num_cart_data: counted, rejected };
}

async function linesWithin({ db }: CallContext, cartId: number): Promise<number | Refusal> {
  const [counted] = await countLines(db, { cartId });
  const lines = counted?.lines ?? 0;
  return lines > maxCartLines ? refuse(addItem, 'cart_full') : lines;
}
