import { putIntoCart } from '../cart/add-item.server.ts';
import { say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { HttpRefused, notFound, Refused, refuse } from '../server/refuse.ts';
import { findOrderFacts, findOrderLines } from './order-facts.db.ts';
import { orderNumberOf, rowNumber } from './order-number.rule.ts';
import { reorder } from './reorder.contract.ts';

export const reorderCall = answer(
  reorder,
  { who: 'verified', transaction: true, repeats: true },
  async ({ order_no, rows }, step) => {
    if (step.caller.standing !== 'active') return refuse(reorder, 'not_active');
    const number = orderNumberOf(order_no);
    const [order] = await findOrderFacts(step.db, { customerId: step.caller.customerId, number });
    if (!order) throw notFound(say`This order`);
    const lines = (await findOrderLines(step.db, { orderId: order.id })).filter((line) => line.itemId !== null);
    const chosen = lines.filter((line) => !rows || rows.includes(rowNumber(number, line.lineNo)));
    if (rows && chosen.length < new Set(rows).size)
      throw new HttpRefused(400, say`Order ${number} does not have all of these rows.`);
    const asked = chosen.map((line) => ({
      item_id: String(line.itemId),
      itemcode: undefined,
      item_name: line.itemName,
      quantity: String(line.ordered),
    }));
    const put = await putIntoCart(step, asked, 'renew');
    if (put instanceof Refused) return put;
    const [reason] = put.rejected;
    if (reason && put.rejected.length === asked.length)
      return refuse(reorder, 'nothing_taken', { reason: `${reason.item_name}. ${reason.reason}` });
    return { success: true as const, message: say`Added to your cart.`, ...put };
  },
);
