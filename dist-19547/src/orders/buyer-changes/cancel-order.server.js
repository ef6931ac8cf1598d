import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { t, translate } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { notFound, refuse } from '../../server/refuse.server.js';
import { decideOrder } from '../fulfilment/decide-order.server.js';
import { parseOrderNumber } from '../order-number.rule.js';
import { findCustomerOrder } from '../orders.db.js';
import { cancelOrder } from './cancel-order.contract.js';

// Without a transaction here: decideOrder opens its own.
export const cancelOrderCall = defineCall(
  cancelOrder,
  { requires: permissionTo('cancel-order') },
  async ({ order_no, reason }, { database, site, caller, now }) => {
    const own = { customerId: caller.customerId, number: parseOrderNumber(order_no) };
    const [order] = await findCustomerOrder(database, own);
    if (!order) throw notFound(t`This order`);
    const refused = await decideOrder(database, site, {
      number: order.number,
      to: 'Cancelled',
      actor: 'buyer',
      by: 'buyer',
      now,
      ...(reason && { note: reason }),
    });
    if (!refused) return { success: true         , message: t`Order ${order.number} is cancelled.` };
    const [then] = await findCustomerOrder(database, own);
    const status = translate(then?.status ?? order.status);
    return refuse(cancelOrder, 'too_late', { order: order.number, status, email: site.contact.email });
  },
);
