import { say } from '../lib/say.ts';
import { answer, type Step } from '../server/call.ts';
import { HttpRefused, Refused, refuse } from '../server/refuse.ts';
import { addQuoted, type QuotedLines } from './add-quoted.server.ts';
import { addItem } from './cart.contract.ts';
import { countLines, lockCart } from './cart-writes.db.ts';
import { laneOfLines } from './lane-of-lines.ts';
import { mostLines, type Putting, putItems } from './put-items.server.ts';

const terms = { who: 'verified', transaction: true, repeats: true, heavy: laneOfLines } as const;
const puttings = { add_cart: 'add', merge_cart: 'merge' } as const;

/** add_item; what it knows of quotes it asks the RFI room. */
export const addItemCall = (quotedLines: QuotedLines) =>
  answer(addItem, terms, async ({ item_info: lines }, step) => {
    if (step.caller.standing !== 'active') return refuse(addItem, 'not_active');
    const flag = lines[0]?.flag ?? 'add_cart';
    if (lines.some((line) => line.flag !== flag))
      throw new HttpRefused(400, say`All lines of one request carry the same flag.`);
    const message = say`Added to your cart.`;
    if (flag !== 'rfq_history') {
      const put = await putIntoCart(step, lines, puttings[flag]);
      return put instanceof Refused ? put : { success: true as const, message, ...put };
    }
    const added = await addQuoted(step, lines, quotedLines);
    const counted = added instanceof Refused ? added : await linesWithin(step, added.cartId);
    return counted instanceof Refused
      ? counted
      : { success: true as const, message, num_cart_data: counted, rejected: [] };
  });

/** Puts items into the buyer's cart; answers its lines and what could not be taken, or why nothing was. */
export async function putIntoCart(step: Step<'verified'>, lines: Parameters<typeof putItems>[2], how: Putting) {
  const cartId = await lockCart(step.db, { site: step.site.code, ...step.caller, now: step.now });
  const rejected = await putItems(step, cartId, lines, how);
  if (rejected instanceof Refused) return rejected;
  const counted = await linesWithin(step, cartId);
  return counted instanceof Refused ? counted : { num_cart_data: counted, rejected };
}

async function linesWithin({ db }: Step, cartId: number): Promise<number | Refused> {
  const [counted] = await countLines(db, { cartId });
  const lines = counted?.lines ?? 0;
  return lines > mostLines ? refuse(addItem, 'cart_full') : lines;
}
