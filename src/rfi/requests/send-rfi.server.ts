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
import type { BuyerAsk } from './requested-line.ts';
import { findUnsentFiles } from './rfi-files.server.ts';
import { readTargetPrice, targetExample } from './target-price.rule.ts';

type RequestedLines = RequestOf<typeof sendRfi>['item_info'];

/** A line without an item is asked for by its text. */
type AskedLine = {
  item: Parameters<typeof requestedItemLine>[0] | null;
  text: string;
  quantity: number;
  ask: BuyerAsk;
};

export const sendRfiCall = defineCall(
  sendRfi,
  { requires: permissionTo('send-rfi'), transaction: true, idempotent: true, queue: bulkQueueFor, roundTrips: 15 },
  async ({ item_info: requested, ...notes }, context) => {
    if (requested.length === 0) return refuse(sendRfi, 'no_line');
    const noPrice = requested.find((line) => readTargetPrice(line.target_price ?? '') === undefined);
    if (noPrice) {
      const example = targetExample(context.site.currency);
      return refuse(sendRfi, 'bad_target_price', { item: nameOf(noPrice), example });
    }
    const [requester] = await lockRequester(context.db, context.caller);
    if (!requester) throw new Error('the customer of this session no longer exists');
    const withoutFile = await lineWithoutFile(context, requested);
    if (withoutFile) return refuse(sendRfi, 'file_gone', { item: nameOf(withoutFile) });
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
      ask: askOf(requested.find((line) => line.item_detail_id === row.id)),
    }));
    // The price of an item is that of all its pieces.
    const lines = mergeSameItems([...fromCart, ...outsideCart]).map(({ item, text, quantity, ask }) =>
      item ? requestedItemLine(item, quantity, today, ask) : requestedTextLine(text, quantity, ask),
    );
    if (lines.some((line) => line.quantity > maxQuantity)) return refuse(sendRfi, 'bad_quantity');
    const RefNo = await createRfi(context, requester, lines, { ...notes, wishedDate: notes.wished_date });
    if (RefNo instanceof Refusal) return RefNo;
    const message = t`Your RFI ${RefNo} has been sent. You will get the answer by e-mail and in your RFI History.`;
    return { success: true as const, message, RefNo, num_cart_data: cart.remainingLines };
  },
);

const nameOf = ({ item_name: name, item_id: id }: RequestedLines[number]) => name || id || t`This line`;

const askOf = (line: RequestedLines[number] | undefined): BuyerAsk => ({
  targetMinor: readTargetPrice(line?.target_price ?? '') ?? null,
  buyerRemark: line?.remark ?? '',
  fileIds: line?.file_id === undefined ? [] : [line.file_id],
});

/** The first line whose file was sent already, is of another line too, or is not there. */
async function lineWithoutFile(context: CallContext<Caller>, requested: RequestedLines) {
  const withFile = requested.filter((line) => line.file_id !== undefined);
  if (withFile.length === 0) return undefined;
  const found = await findUnsentFiles(context);
  return withFile.find(
    (line, index) => !found.has(line.file_id ?? 0) || withFile.findIndex((one) => one.file_id === line.file_id) < index,
  );
}

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
  for (const line of outsideCart) {
    const { item_id: name, item_name: text, quantity = '1' } = line;
    const item =
      items.find((one) => String(one.id) === name) ?? items.find((one) => one.code === plainHyphens(name ?? ''));
    if (!item && (name !== undefined || text === '')) return refuse(sendRfi, 'unknown_item', { item: nameOf(line) });
    const pieces = parseQuantity(quantity, item ?? { minQty: 1, orderMultiple: 1 });
    if (pieces === undefined) return refuse(sendRfi, 'bad_quantity');
    lines.push({ item: item ?? null, text, quantity: pieces, ask: askOf(line) });
  }
  return lines;
}

/** An RFI has one line per item. */
function mergeSameItems(lines: readonly AskedLine[]): AskedLine[] {
  const merged: AskedLine[] = [];
  for (const line of lines) {
    const before = line.item === null ? undefined : merged.find(({ item }) => item?.id === line.item?.id);
    if (before)
      Object.assign(before, { quantity: before.quantity + line.quantity, ask: bothAsks(before.ask, line.ask) });
    else merged.push({ ...line });
  }
  return merged;
}

const bothAsks = (one: BuyerAsk, other: BuyerAsk): BuyerAsk => ({
  targetMinor: one.targetMinor ?? other.targetMinor,
  buyerRemark: [one.buyerRemark, other.buyerRemark].filter(Boolean).join('\n'),
  fileIds: [...one.fileIds, ...other.fileIds],
});
