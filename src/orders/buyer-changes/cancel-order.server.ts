import { boundWords, countAct } from '../../account/bounds/account-bounds.server.ts';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t, translate } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import { decideOrder } from '../fulfilment/decide-order.server.ts';
import { parseOrderNumber } from '../order-number.rule.ts';
import { findCustomerOrder } from '../orders.db.ts';
import { cancelOrder } from './cancel-order.contract.ts';

// The call has no transaction, because decideOrder opens its own.
export const cancelOrderCall = defineCall(
  cancelOrder,
  { requires: permissionTo('cancel-order') },
  async ({ order_no, reason }, context) => {
    const { database, site, caller, now } = context;
    const own = { customerId: caller.customerId, number: parseOrderNumber(order_no) };
    const [order] = await findCustomerOrder(database, own);
    if (!order) throw notFound(t`This order`);
    if (order.status !== 'Cancelled' && !(await countAct(context, 'cancellations')))
      return refuse(cancelOrder, 'too_many_cancellations', boundWords(context, 'cancellations'));
    const refused = await decideOrder(database, site, {
      number: order.number,
      to: 'Cancelled',
      actor: 'buyer',
      by: 'buyer',
      now,
      ...(reason && { note: reason }),
    });
    const { status } = (refused && (await findCustomerOrder(database, own))[0]) || order;
    // Who asks again, because the first reply was lost, has what they wanted.
    if (!refused || status === 'Cancelled')
      return { success: true as const, message: t`Order ${order.number} is cancelled.` };
    const words = { order: order.number, status: translate(status), email: site.contact.email };
    return refuse(cancelOrder, 'too_late', words);
  },
);
