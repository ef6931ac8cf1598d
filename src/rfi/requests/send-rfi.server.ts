import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { bulkQueueFor } from '../../cart/bulk-queue.server.ts';
import { maxQuantity, parseQuantity } from '../../cart/lines/quantity.rule.ts';
import { siteDates } from '../../cart/pricing-context.server.ts';
import { removeLinesForRfi } from '../../cart/rfi-lines/remove-for-rfi.server.ts';
import { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { findItems, lockRequester } from '../rfi.db.ts';
import { createRfi, requestedItemLine, requestedTextLine } from './create-rfi.server.ts';

type RequestedLines = RequestOf<typeof sendRfi>['item_info'];

/** A line without an item is asked for by its text. */
type AskedLine = { item: Parameters<typeof requestedItemLine>[0] | null; text: string; quantity: number };

export const sendRfiCall = defineCall(
  sendRfi,
  { requires: permissionTo('send-rfi'), transaction: true, idempotent: true, queue: bulkQueueFor, roundTrips: 14 },
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
    const fromCart = cart.removed.map(({ row, quantity }) => ({
      item: { ...row, id: row.itemId },
      text: '',
      quantity,
    }));
    // The price of an item is that of all its pieces.
    const lines = mergeSameItems([...fromCart, ...outsideCart]).map(({ item, text, quantity }) =>
      item ? requestedItemLine(item, quantity, today) : requestedTextLine(text, quantity),
    );
    if (lines.some((line) => line.quantity > maxQuantity)) return refuse(sendRfi, 'bad_quantity');
    const RefNo = await createRfi(context, requester, lines, { ...notes, wishedDate: notes.wished_date });
    if (RefNo instanceof Refusal) return RefNo;
    const message = t`Your RFI ${RefNo} has been sent. You will get the answer by e-mail and in your RFI History.`;
    return { success: true as const, message, RefNo, num_cart_data: cart.remainingLines };
  },
);

async function linesOutsideCart(
  { db, site, caller, now }: CallContext<Caller>,
  requested: RequestedLines,
): Promise<AskedLine[] | Refusal<'bad_quantity' | 'unknown_item'>> {
  const outsideCart = requested.filter((line) => line.item_detail_id === undefined);
  const names = outsideCart.flatMap((line) => line.item_id ?? []);
  const ids = names.filter((name) => /^\d{1,15}$/.test(name)).map(Number);
  const offer = { priceListId: caller.priceListId, customerId: caller.customerId, now };
  const items =
    names.length > 0 ? await findItems(db, { ...offer, site: site.code, ids, codes: names.map(plainHyphens) }) : [];
  const lines: AskedLine[] = [];
  for (const { item_id: name, item_name: text, quantity = '1' } of outsideCart) {
    const item =
      items.find((one) => String(one.id) === name) ?? items.find((one) => one.code === plainHyphens(name ?? ''));
    if (!item && (name !== undefined || text === ''))
      return refuse(sendRfi, 'unknown_item', { item: text || name || t`This line` });
    const pieces = parseQuantity(quantity, item ?? { minQty: 1, orderMultiple: 1 });
    if (pieces === undefined) return refuse(sendRfi, 'bad_quantity');
    lines.push({ item: item ?? null, text, quantity: pieces });
  }
  return lines;
}

/** An RFI has one line per item. */
function mergeSameItems(lines: readonly AskedLine[]): AskedLine[] {
  const merged: AskedLine[] = [];
  for (const line of lines) {
    const before = line.item === null ? undefined : merged.find(({ item }) => item?.id === line.item?.id);
    if (before) before.quantity += line.quantity;
    else merged.push({ ...line });
  }
  return merged;
}
