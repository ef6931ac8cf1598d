import { say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { checkPurchaseOrder } from './check-po.contract.ts';
import { findSamePo } from './order-detail.db.ts';

export const checkPoCall = answer(
  checkPurchaseOrder,
  { who: 'verified' },
  async ({ purchase_order_no: po }, { db, caller }) => {
    const found = po ? await findSamePo(db, { customerId: caller.customerId, po }) : [];
    const orders = found.map((order) => order.number);
    const message = orders.length > 0 ? say`${po} is on order ${orders.join(', ')} already.` : '';
    return { success: true as const, message, orders };
  },
);
