import { said, say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { notFound, refuse } from '../server/refuse.ts';
import { cancelOrder } from './cancel-order.contract.ts';
import { decideOrder } from './decide-order.server.ts';
import { findOrderFacts } from './order-facts.db.ts';
import { orderNumberOf } from './order-number.rule.ts';

// The decision brings its own transaction.
export const cancelOrderCall = answer(
  cancelOrder,
  { who: 'verified' },
  async ({ order_no, reason }, { database, site, caller, now }) => {
    const own = { customerId: caller.customerId, number: orderNumberOf(order_no) };
    const [order] = await findOrderFacts(database, own);
    if (!order) throw notFound(say`This order`);
    const refused = await decideOrder(database, site, {
      number: order.number,
      to: 'Cancelled',
      actor: 'buyer',
      by: 'buyer',
      now,
      ...(reason && { note: reason }),
    });
    if (!refused) return { success: true as const, message: say`Order ${order.number} is cancelled.` };
    const [then] = await findOrderFacts(database, own);
    const status = said(then?.status ?? order.status);
    return refuse(cancelOrder, 'too_late', { order: order.number, status, email: site.contact.email });
  },
);
