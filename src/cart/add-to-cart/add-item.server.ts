import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import { HttpError, Refusal, refuse } from '../../server/refuse.server.ts';
import { bulkQueueFor } from '../bulk-queue.server.ts';
import { addItem } from '../cart.contract.ts';
import { countLines } from '../cart-writes.db.ts';
import { addQuotedLines } from '../rfi-lines/add-quoted-lines.server.ts';
import { lockCartForItems, maxCartLines, upsertItems } from './upsert-items.server.ts';

type Lines = RequestOf<typeof addItem>['item_info'];

const upsertModes = { add_cart: 'add', merge_cart: 'merge', restore_cart: 'restore' } as const;
const flagOf = (lines: Lines) => lines[0]?.flag ?? 'add_cart';

const callOptions = {
  requires: permissionTo('add-to-cart'),
  transaction: true,
  idempotent: true,
  queue: bulkQueueFor,
  roundTrips: 3,
  lock: async ({ item_info: lines }: RequestOf<typeof addItem>, context: CallContext<Caller>) =>
    flagOf(lines) === 'rfq_history' ? undefined : lockCartForItems(context, lines),
} as const;

export const addItemCall = defineCall(addItem, callOptions, async ({ item_info: lines }, context, locked) => {
  const flag = flagOf(lines);
  if (lines.some((line) => line.flag !== flag))
    throw new HttpError(400, t`All lines of one request must have the same flag.`);
  const message = t`Added to your cart.`;
  if (locked && flag !== 'rfq_history') {
    const result = upsertItems(context, locked, lines, upsertModes[flag]);
    return result instanceof Refusal ? result : { success: true as const, message, ...result };
  }
  const added = await addQuotedLines(context, lines);
  if (added instanceof Refusal) return added;
  const [count] = await countLines(context.db, context.caller);
  const total = count?.lines ?? 0;
  if (total > maxCartLines) return refuse(addItem, 'cart_full');
  return { success: true as const, message, num_cart_data: total, added_on: context.now.toISOString(), rejected: [] };
});
