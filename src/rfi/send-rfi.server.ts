import { siteMoment } from '../cart/display-cart.server.ts';
import { laneOfLines } from '../cart/lane-of-lines.ts';
import { mostPieces, readQuantity } from '../cart/quantity.rule.ts';
import { takeForRfi } from '../cart/take-for-rfi.server.ts';
import type { RequestOf } from '../lib/contract.ts';
import { say } from '../lib/say.ts';
import { answer, type Step } from '../server/call.ts';
import { Refused, refuse } from '../server/refuse.ts';
import { findItems, lockAsker } from './rfi.db.ts';
import { customerMaster } from './send-rfi.contract.ts';
import { askedItem, askedWords, type LineAsked, sendRfi } from './write-rfi.ts';

type Asked = RequestOf<typeof customerMaster>['item_info'];

export const sendRfiCall = answer(
  customerMaster,
  { who: 'verified', transaction: true, repeats: true, heavy: laneOfLines },
  async ({ item_info: asked, ...words }, step) => {
    if (asked.length === 0) return refuse(customerMaster, 'no_line');
    const [asker] = await lockAsker(step.db, step.caller);
    if (!asker) throw new Error('the session outlived its customer');
    const cart = await takeForRfi(
      step,
      asked.flatMap((line) =>
        line.item_detail_id === undefined ? [] : [{ lineId: line.item_detail_id, quantity: line.quantity }],
      ),
    );
    if ('refused' in cart) return refuse(customerMaster, cart.refused);
    const beside = await besideCart(step, asked);
    if (beside instanceof Refused) return beside;

    const { today } = siteMoment(step.site, step.now);
    const lines = summed([
      ...cart.taken.map(({ row, quantity }) => askedItem({ ...row, id: row.itemId }, quantity, today)),
      ...beside,
    ]);
    if (lines.some((line) => line.quantity > mostPieces)) return refuse(customerMaster, 'bad_quantity');
    const RefNo = await sendRfi(step, asker, lines, { ...words, wishedDate: words.wished_date });
    const message = say`Your RFI ${RefNo} has been sent. The answer comes by mail and stands in your RFI History.`;
    return { success: true as const, message, RefNo, num_cart_data: cart.left };
  },
);

/** Lines that are no lines of the cart: items by id or code, else the buyer's words. */
async function besideCart({ db, site, caller, now }: Step<'verified'>, asked: Asked): Promise<LineAsked[] | Refused> {
  const beside = asked.filter((line) => line.item_detail_id === undefined);
  const names = beside.flatMap((line) => line.item_id ?? []);
  const ids = names.filter((name) => /^\d{1,15}$/.test(name)).map(Number);
  const whose = { priceListId: caller.priceListId, customerId: caller.customerId, now };
  const items = names.length > 0 ? await findItems(db, { ...whose, site: site.code, ids, codes: names }) : [];
  const { today } = siteMoment(site, now);
  const lines: LineAsked[] = [];
  for (const { item_id: name, item_name: words, quantity = '1' } of beside) {
    const item = items.find((one) => String(one.id) === name) ?? items.find((one) => one.code === name);
    if (!item && (name !== undefined || words === ''))
      return refuse(customerMaster, 'unknown_item', { item: words || name || say`This line` });
    const pieces = readQuantity(quantity, item ?? { minQty: 1, orderMultiple: 1 });
    if (pieces === undefined) return refuse(customerMaster, 'bad_quantity');
    lines.push(item ? askedItem(item, pieces, today) : askedWords(words, pieces));
  }
  return lines;
}

/** An item stands in an RFI once. */
function summed(lines: readonly LineAsked[]): LineAsked[] {
  const once: LineAsked[] = [];
  for (const line of lines) {
    const before = line.itemId === null ? undefined : once.find((one) => one.itemId === line.itemId);
    if (before) before.quantity += line.quantity;
    else once.push({ ...line });
  }
  return once;
}
